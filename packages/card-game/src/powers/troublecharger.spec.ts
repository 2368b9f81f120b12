import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'troublecharger' }
const hands = { Ada: 'red 5, blue 1', Ben: 'red 6', Cem: 'blue 3' }
const events = 'third-time-lucky, the-all-seeing-eye'

const turnedOver = (s: ReturnType<typeof scene>) =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []))

describe('Troublecharger', () => {
  it('triggers an event with any card', () => {
    const s = scene({ sets, powers, hands, events })
    s.does('Ada', 'red 5 with troublecharger')
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 0 })
    expect(turnedOver(s)).toEqual(['third-time-lucky'])
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('runs in order of play, its player last', () => {
    const s = scene({ sets, powers, hands, events, draw: 'green 1, green 2, green 3', direction: -1 })
    s.does('Ada', 'red 5 with troublecharger')
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 1', 'green 2', 'green 3'])
  })

  it('triggers a second event with a black card, after the first', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'black 5, blue 1' }, discard: 'red 5', events })
    s.does('Ada', 'black 5 with troublecharger')
    expect(turnedOver(s)).toEqual(['third-time-lucky', 'the-all-seeing-eye'])
    s.everyonePasses()
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('triggers a second event with Troublemaker', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { ...hands, Ada: 'red troublemaker, blue 1' },
      discard: 'red 5, lucky bastard, mimicry',
      events,
    })
    s.does('Ada', 'red troublemaker with troublecharger')
    expect(turnedOver(s)).toEqual(['third-time-lucky', 'the-all-seeing-eye'])
  })

  it('takes effect after an attack with its Counterattack', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red skip, blue 1', Ben: 'counterattack, red 6', Cem: 'blue 3' },
      events,
    })
    s.does('Ada', 'red skip with troublecharger', 'Ben')
    expect(turnedOver(s)).toEqual([])
    s.does('Ben', 'counterattack', 'green', 'Cem')
    expect(turnedOver(s)).toEqual([])
    s.everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 0 })
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes effect after the wish', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1' }, events })
    s.does('Ada', 'fantastic with troublecharger')
    expect(turnedOver(s)).toEqual([])
    s.does('Ada', 'green')
    expect(turnedOver(s)).toEqual(['third-time-lucky'])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('opens a window for Lucky Bastard for each event', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, red 6', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'third-time-lucky, mexican-standoff',
    })
    s.does('Ada', 'black 5 with troublecharger')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.everyonePasses('lucky-bastard')
    expect(s.handSizes()).toEqual([4, 5, 4])
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.handSizes()).toEqual([3, 4, 3])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('includes its player in the event with the last card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' }, events })
    s.does('Ada', 'red 5 with troublecharger')
    expect(s.handSizes()).toEqual([3, 4, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes effect before Nice Try with the last card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' }, events: 'the-all-seeing-eye' })
    s.does('Ada', 'red 5 with troublecharger')
    expect(turnedOver(s)).toEqual(['the-all-seeing-eye'])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 6, 3])
  })

  it('takes effect once, after both cards of 2nd Chance', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 2nd chance, red 8, blue 1' }, events })
    s.does('Ada', 'red 2nd chance with troublecharger')
    expect(turnedOver(s)).toEqual([])
    s.does('Ada', 'red 8')
    expect(turnedOver(s)).toEqual(['third-time-lucky'])
    expect(s.handSizes()).toEqual([4, 4, 4])
  })

  it('is resolved even if the pile has run out', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'fantastic four, blue 1' },
      draw: { only: 'green 1' },
      events: 'doomsday',
    })
    s.does('Ada', 'fantastic four with troublecharger', { Ben: 4 }).everyonePasses()
    expect(turnedOver(s)).toEqual(['doomsday'])
    expect(s.isRoundOver).toBe(true)
  })
})
