import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'identity-theft'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const players = ['Ada', 'Ben', 'Cem', 'Dan']
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3', Dan: 'blue 4' }

describe('Identity Theft with points', () => {
  it('swaps the highest and the lowest score', () => {
    const s = scene({
      players,
      hands,
      scores: { Ada: 10, Ben: 40, Cem: -7, Dan: 3 },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([10, -7, 40, 3])
    for (const viewer of ['Ada', 'Ben', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'swapped-scores', seats: [1, 2] })
    expect(s.handSizes()).toEqual([1, 2, 2, 1])
    expect(s.table.sheet).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it.each([
    { direction: 1, after: [3, 10, 3, 10] },
    { direction: -1, after: [10, 10, 3, 3] },
  ] as const)('takes the first in order of play in a tie (direction $direction)', ({ direction, after }) => {
    const s = scene({
      players,
      hands: { Ada: 'blue 1, green 1', Ben: 'black 5, blue 2', Cem: 'blue 3', Dan: 'blue 4' },
      scores: { Ada: 3, Ben: 10, Cem: 10, Dan: 3 },
      turn: 'Ben',
      direction,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.scores).toEqual(after)
  })

  it('has no effect if all scores are equal', () => {
    const s = scene({
      players,
      hands,
      scores: { Ada: 4, Ben: 4, Cem: 4, Dan: 4 },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([4, 4, 4, 4])
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'identity-theft' })
    expect(s.factKinds()).not.toContain('swapped-scores')
    expect(s.turn).toBe('Ben')
  })

  it('swaps before the points of the round are added', () => {
    const s = scene({
      players,
      hands: { ...hands, Ada: 'black 5' },
      scores: { Ada: 10, Ben: 40, Cem: 20, Dan: 30 },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([40, 14, 26, 34])
    expect(s.table.sheet).toEqual([[0, 4, 6, 4]])
    s.everyonePasses()
    expect(s.table.dealer).toBe(2)
  })

  it('excludes a lucky player', () => {
    const s = scene({
      players,
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      scores: { Ada: 10, Ben: 40, Cem: -7, Dan: 3 },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Dan', 'pass')
    s.does('Ben', 'blue')
    expect(s.scores).toEqual([-7, 40, 10, 3])
  })
})

describe('Identity Theft without points', () => {
  const limit = 'none'

  it('swaps the hands of two players that the trigger player names', () => {
    const s = scene({ players, hands, limit, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: swap-hands'])
    expect(s.may('Ada').sort()).toEqual(['Ada', 'Ben', 'Cem', 'Dan'])
    expect(s.match.answer(0, [1, 3])).toBeNull()
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 4'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 3'])
    expect(s.hand('Dan')).toEqual(['blue 2', 'green 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'draw')
    for (const viewer of ['Ada', 'Ben', null]) {
      const swap = s.factsFor(viewer).find(({ kind }) => kind === 'swapped-hands')
      expect(swap).toEqual({ kind: 'swapped-hands', seats: [1, 3] })
    }
  })

  it('can include the trigger player', () => {
    const s = scene({ players, hands, limit, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.match.answer(0, [2, 0])).toBeNull()
    expect(s.hand('Ada')).toEqual(['blue 3', 'green 3'])
    expect(s.hand('Cem')).toEqual(['blue 1'])
  })

  it('refuses one player, three, the same twice, unknown ones, and answers of others', () => {
    const s = scene({ players, hands, limit, sets, discard, events })
    s.does('Ada', 'black 5')
    for (const answer of [[1], [1, 2, 3], [1, 1], [1, 4], []])
      expect(s.match.answer(0, answer)).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, [1, 2])).toEqual({ code: 'not-asked' })
    expect(s.handSizes()).toEqual([1, 2, 2, 1])
  })

  it('swaps the hands of two players without a question', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2' },
      limit,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can pass the finish to another player', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'black 5' }, limit, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.match.answer(0, [0, 3])).toBeNull()
    expect(s.handSizes()).toEqual([1, 2, 2, 0])
    s.everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([3])
  })

  it('lets a last card finish if others swap', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'black 5' }, limit, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.match.answer(0, [1, 3])).toBeNull()
    s.everyonePasses()
    expect(s.table.winners).toEqual([0])
  })

  it('does not offer a lucky player', () => {
    const s = scene({
      players,
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      limit,
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Dan', 'pass')
    s.does('Ben', 'blue')
    expect(s.may('Ada').sort()).toEqual(['Ada', 'Cem', 'Dan'])
    expect(s.match.answer(0, [1, 2])).toMatchObject({ code: 'illegal' })
  })

  it('has no effect with two players if one is lucky', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      limit,
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
