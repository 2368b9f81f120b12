import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'capitalism'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const draw = 'red 1, red 2, red 3, red 4, red 6, red 7, red 8'

describe('Capitalism', () => {
  it('doubles every hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3, yellow 3' },
      draw,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 2', 'red 1', 'red 2'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 3', 'yellow 3', 'red 3', 'red 4', 'red 6'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 7'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('goes in order of play, from any seat and in both directions', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3, green 3' },
      turn: 'Ben',
      direction: -1,
      draw,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 1'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 3', 'red 2', 'red 3'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 4'])
    expect(s.turn).toBe('Ada')
  })

  it('shows the cards only to those who draw them', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3' },
      draw,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const drew = { kind: 'drew', seat: 1, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...drew, cards: s.table.hands[1].slice(2) })
    for (const viewer of ['Ada', 'Cem', null]) expect(s.factsFor(viewer)).toContainEqual(drew)
  })

  it('gives nothing to an empty hand: a last card that triggers it wins', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3, green 3' },
      draw,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 2, 4])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 3, 11])
  })

  it('draws as far as the pile lasts, then the round ends', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3' },
      draw: { only: 'red 1, red 2, red 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 4, 3])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 7, 9])
  })

  it('leaves no Nice Try once the pile has run out', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'blue 3' },
      draw: { only: 'red 1' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 8, 3])
  })

  it('skips a lucky player', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2, green 2', Cem: 'blue 3' },
      discard: 'red 5',
      draw,
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 2'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'red 1'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 2'])
  })
})
