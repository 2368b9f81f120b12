import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'double-trouble'
const troubled: SceneOptions['sets'] = ['base', 'troublemaker']
const discard = 'red 5'
const events = 'expansion, third-time-lucky, tornado'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3, blue 4' }
const unlucky = 'red 5, lucky bastard, mimicry'

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

describe('Double Trouble', () => {
  it('makes a black card trigger two events, one after the other', () => {
    const s = scene({ hands, discard, events, rules })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion', 'Ada: third-time-lucky'])
    expect(s.handSizes()).toEqual([7, 5, 7])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('keeps the number at one if it is not in force', () => {
    const s = scene({ hands, discard, events })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion'])
    expect(s.handSizes()).toEqual([4, 2, 4])
  })

  it('applies to the opening card, too', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      opening: 'black 5',
      events,
      rules,
    })
    expect(s.handSizes()).toEqual([7, 5, 6])
    expect(s.view(null).usedEvents).toEqual(['expansion', 'third-time-lucky'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('opens a window for Lucky Bastard before each of them', () => {
    const s = scene({
      hands: { ...hands, Cem: 'lucky bastard, blue 3' },
      sets: troubled,
      discard,
      events,
      rules,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    expect(eventsSoFar(s)).toEqual([])
    s.everyonePasses('lucky-bastard')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion'])
    expect(s.handSizes()).toEqual([4, 2, 4])
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'pass').does('Cem', 'lucky bastard', 'green')
    expect(s.handSizes()).toEqual([7, 5, 3])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('triggers the second event even if the first asks too much of the draw pile', () => {
    const both = 'third-time-lucky, expansion'
    const s = scene({ hands, discard, draw: { only: 'green 1' }, events: both, rules })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: third-time-lucky', 'Ada: expansion'])
    expect(s.isRoundOver).toBe(true)
  })

  it('spares a lucky player from one event only', () => {
    const s = scene({
      hands: { ...hands, Cem: 'lucky bastard, blue 3' },
      sets: troubled,
      discard: 'red 5, mimicry',
      events,
      rules,
    })
    s.does('Ada', 'black 5').does('Ben', 'pass').does('Cem', 'lucky bastard', 'green')
    expect(s.handSizes()).toEqual([6, 5, 4])
  })

  it('does not apply to a Troublemaker', () => {
    const s = scene({
      hands: { ...hands, Ada: 'red troublemaker, blue 1' },
      sets: troubled,
      discard: unlucky,
      events,
      rules,
    })
    s.does('Ada', 'red troublemaker')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion'])
  })

  it('does not apply to the events of a Plague', () => {
    const s = scene({
      hands,
      sets: troubled,
      discard: unlucky,
      events: 'plague, expansion, third-time-lucky, capitalism, tornado',
      rules,
    })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual([
      'Ada: plague',
      'Ada: expansion',
      'Ada: third-time-lucky',
      'Ada: capitalism',
    ])
  })

  it('can undo the finish by the second event', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      discard,
      events: 'tornado, third-time-lucky',
      rules,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes().every((count) => count >= 3)).toBe(true)
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
