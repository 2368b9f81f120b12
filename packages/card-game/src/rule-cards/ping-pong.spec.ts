import { describe, expect, it } from 'vitest'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'ping-pong'
const players = ['Ada', 'Ben', 'Cem', 'Dia']
const troubled: SceneOptions['sets'] = ['base', 'troublemaker']
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3', Dia: 'blue 4' }
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'

const turns = (s: Scene) =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'turned-round' ? [fact.direction] : []))

const table = (options: SceneOptions) =>
  scene({ players, hands, discard: 'red 5', ...options }).does('Ada', 'black 5')

describe('Ping Pong', () => {
  it('reverses play after an event, and back after the next', () => {
    const four = { ...hands, Dia: 'green 5, blue 4', Cem: 'green 6, blue 3', Ben: 'black 6, blue 2' }
    const s = table({ events: 'third-time-lucky, expansion', hands: four, rules })
    expect(turns(s)).toEqual([-1])
    s.does('Dia', 'green 5').does('Cem', 'green 6').does('Ben', 'black 6')
    expect(turns(s)).toEqual([-1, 1])
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('does not reverse play if it is not in force', () => {
    const s = table({ events: 'third-time-lucky', rules: 'thirst' })
    expect(turns(s)).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('reverses play after the event, not before', () => {
    const s = table({ events: 'expansion', rules })
    expect(s.handSizes()).toEqual([5, 2, 3, 4])
  })

  it('applies to nested events: a Plague makes three', () => {
    const s = table({ sets: troubled, discard, events: 'plague, third-time-lucky, expansion', rules })
    expect(turns(s)).toEqual([-1, 1, -1])
    expect(s.handSizes()).toEqual([8, 7, 6, 5])
    expect(s.turn).toBe('Dia')
  })

  it('applies to Event Manager and to the event it chooses', () => {
    const events = 'event-manager, third-time-lucky, expansion, tornado'
    const s = table({ sets: troubled, discard, events, rules }).does('Ada', 'third-time-lucky')
    expect(turns(s)).toEqual([-1, 1])
    expect(s.turn).toBe('Ben')
  })

  it('applies to the event of a Troublemaker, and of the opening card', () => {
    const troublemaker = scene({
      players,
      hands: { ...hands, Ada: 'red troublemaker, blue 1' },
      sets: troubled,
      discard,
      events: 'third-time-lucky',
      rules,
    })
    expect(troublemaker.does('Ada', 'red troublemaker').turn).toBe('Dia')
    const options = { players, hands: { ...hands, Ada: 'blue 1' }, events: 'third-time-lucky', rules }
    expect(scene({ ...options, opening: 'black 5' }).asked()).toEqual(['Dia: turn'])
  })

  it('applies to an event without effect', () => {
    const s = table({ events: 'robin-hood', rules })
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'robin-hood' })
    expect(s.turn).toBe('Dia')
  })

  it('does not apply to the event that brought it', () => {
    const options: SceneOptions = { sets: ['base', 'pandora'], rules: 'thirst', events: 'pandoras-box' }
    const s = findSceneWithRules(rules, (seed) => table({ ...options, seed }))
    expect(turns(s)).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to the events after the one that brought it', () => {
    const options: SceneOptions = { sets: ['base', 'pandora'], rules: 'double-trouble' }
    const events = 'pandoras-box, third-time-lucky'
    const s = findSceneWithRules(rules, (seed) => table({ ...options, events, seed }))
    expect(s.view(null).usedEvents).toEqual(['pandoras-box', 'third-time-lucky'])
    expect(turns(s)).toEqual([-1])
  })
})
