import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'double-taxation'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = {
  Ada: 'black 5, blue 9, fantastic, blue 2, blue 1',
  Ben: 'red 8, fuck you, curse, red 9',
  Cem: 'green 3',
}

describe('Double Taxation with points', () => {
  it('adds the points of the three highest cards of each hand to the scores at once', () => {
    const s = scene({ hands, scores: { Ada: 10, Cem: -5 }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([28, 64, -2])
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer).filter(({ kind }) => kind === 'scored')).toEqual([
        { kind: 'scored', seat: 1, points: 64 },
        { kind: 'scored', seat: 2, points: 3 },
        { kind: 'scored', seat: 0, points: 18 },
      ])
    expect(s.handSizes()).toEqual([4, 4, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('does not count the last card that triggers it; the others pay again at the end of the round', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([0, 64, 3])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 136, 6])
    expect(s.table.sheet).toEqual([[0, 72, 3]])
  })

  it('does not end the match before the round is over', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 9, green 9, red 9', Cem: 'blue 5' },
      limit: 20,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([1, 27, 5])
    expect(s.match.isOver).toBe(false)
    s.does('Ben', 'draw', 'pass').does('Cem', 'blue 5').everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })

  it('does not count for the next dealer', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 9, green 9, red 8', Cem: 'green 1, green 2' },
      limit: 500,
      sets,
      discard,
      events: 'plague, double-taxation, robin-hood',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.scores).toEqual([26, 26, 6])
    expect(s.table.sheet).toEqual([[26, 0, 3]])
    s.everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.dealer).toBe(0)
  })

  it('is not doubled by a Time Bomb', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      lasting: [{ id: 'time-bomb', turns: [0, 0, 0] }],
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([3, 6, 9])
  })

  it('excludes a lucky player', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.scores).toEqual([1, 0, 3])
  })
})

describe('Double Taxation without points', () => {
  const draw = 'red 1, red 2, red 3, red 4, red 6, red 7, red 8'

  it('makes the lowest three cards draw one, the next two, and so on', () => {
    const s = scene({ hands, draw, limit: 'none', sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben').slice(4)).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.hand('Cem')).toEqual(['green 3', 'red 4'])
    expect(s.hand('Ada').slice(4)).toEqual(['red 6', 'red 7'])
    expect(s.scores).toEqual([0, 0, 0])
    expect(s.factKinds()).not.toContain('scored')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes equal values draw the same number', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 1, red 1, green 2', Cem: 'blue 9', Dan: 'blue 3, green 1' },
      draw,
      limit: 'none',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Dan').slice(2)).toEqual(['red 1'])
    expect(s.hand('Cem').slice(1)).toEqual(['red 2', 'red 3'])
    expect(s.hand('Ben').slice(3)).toEqual(['red 4'])
    expect(s.hand('Ada').slice(1)).toEqual(['red 6'])
  })

  it('makes everybody draw one if all are equal', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1', Cem: 'yellow 1' },
      draw,
      limit: 'none',
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 2, 2])
  })

  it('counts an empty hand as the lowest, which draws one', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      draw,
      limit: 'none',
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 3, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('draws as far as the pile lasts, then the lowest hand wins', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: 'red 1, red 2, red 3' },
      limit: 'none',
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 2, 3])
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([1])
  })

  it('does not rank a lucky player', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 4', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      limit: 'none',
      draw,
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([3, 1, 2])
  })
})
