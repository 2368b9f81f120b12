import { describe, expect, it } from 'vitest'
import { findKindByName } from '../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const SIX = ['Ada', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay']

/** Every player places the first legal card, until the first turn. */
function setUp(s: Scene): Scene {
  while (s.asked()[0].endsWith('set-up')) s.does(s.turn, s.may(s.turn)[0])
  return s
}

/** Ada rolls a 1 and reaches the end; nobody has Nice Try. */
const over = (options: SceneOptions): Scene =>
  scene({
    draw: { only: 'skip, skip, skip, skip, ghost, ghost, ghost, ghost, gift, gift, gift, gift' },
    dice: [1],
    ...options,
    tokens: { Ada: 49, ...options.tokens },
    hands: { ...options.hands, Ada: 'stop' },
  }).plays('Ada', 'stop on 40')

describe('A deal', () => {
  it.each([
    [2, 8],
    [3, 7],
    [4, 6],
    [5, 6],
    [6, 6],
  ])('for %i gives everybody %i cards', (players, count) => {
    const s = scene({ players: SIX.slice(0, players), dealt: true })
    expect(s.handSizes()).toEqual(new Array(players).fill(count))
    expect(s.view(null).drawPileSize).toBe(94 - players * count)
    expect(Object.values(s.tokens())).toEqual(new Array(players).fill(0))
  })

  it('shows each player only their own cards', () => {
    const s = scene({ dealt: true })
    const hand = s.hand('Ben').map(findKindByName)
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'dealt', seat: 1, count: 7, cards: hand })
    for (const viewer of ['Ada', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'dealt', seat: 1, count: 7 })
  })
})

describe('The first turn', () => {
  it('goes to the highest roll of the twenty-sided die', () => {
    const s = scene({ dealt: true, dice: [3, 19, 7] })
    expect(s.factsFor(null)).toContainEqual({ kind: 'rolled-for-start', rolls: [[3, 19, 7]], starter: 1 })
    expect(s.asked()).toEqual(['Ben: set-up'])
  })

  it('is rolled for again among those with the highest roll, until it is decided', () => {
    const s = scene({ dealt: true, players: SIX.slice(0, 4), dice: [19, 3, 19, 19, 8, 2, 8, 1, 5] })
    const rolls = [
      [19, 3, 19, 19],
      [8, null, 2, 8],
      [1, null, null, 5],
    ]
    expect(s.factsFor(null)).toContainEqual({ kind: 'rolled-for-start', rolls, starter: 3 })
    expect(s.turn).toBe('Dan')
  })

  it('follows after all players have placed cards in turn, down to four each', () => {
    for (const [players, places] of [
      [2, 8],
      [3, 9],
      [5, 10],
    ]) {
      const names = SIX.slice(0, players)
      const s = setUp(scene({ dealt: true, players: names, dice: [1, 20, 2, 3, 4].slice(0, players) }))
      const placed = s.factsFor(null).flatMap((fact) => (fact.kind === 'placed' ? [names[fact.seat]] : []))
      expect(placed).toEqual(Array.from({ length: places }, (_, i) => names[(i + 1) % players]))
      expect(s.handSizes()).toEqual(new Array(players).fill(4))
      expect(s.asked()).toEqual(['Ben: turn'])
    }
  })

  it('finds cards on the board that have had no effect when placed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = setUp(scene({ dealt: true, seed: `${seed}` }))
      expect(new Set(s.factKinds())).toEqual(
        new Set(['round-began', 'dealt', 'rolled-for-start', 'placed', 'turn-began']),
      )
      expect(s.tokens()).toEqual({ Ada: 0, Ben: 0, Cem: 0 })
    }
  })

  it('follows after placements under the colour rule', () => {
    const s = scene({ dealt: true, players: ['Ada', 'Ben'], dice: [2, 1] })
    const [placed] = s.may('Ada')
    s.does('Ada', placed)
    const space = Number(/\d+$/.exec(placed))
    const { kinds } = s.table.setup
    const colour = (name: string) => kinds[findKindByName(name)].colour
    const first = colour(s.cardsOn(space).replace(/ (forward|backward|up|down)$/, ''))
    for (const card of new Set(s.hand('Ben'))) {
      const may = s.may('Ben').some((option) => option.startsWith(card) && option.endsWith(` on ${space}`))
      const fits = [first, 'multicoloured', 'white'].includes(colour(card)) || first === 'multicoloured'
      expect(may).toBe(fits && first !== 'white')
    }
  })

  it('lets a placement before it be taken back until the next player places', () => {
    const s = scene({ dealt: true, dice: [20, 2, 3] })
    const hand = s.hand('Ada')
    s.does('Ada', s.may('Ada')[0])
    expect(s.asked()).toEqual(['Ben: set-up'])
    expect(s.takesBack('Ben')).not.toBe(null)
    expect(s.takesBack('Ada')).toBe(null)
    expect(s.hand('Ada')).toEqual(hand)
    expect(s.asked()).toEqual(['Ada: set-up'])
    s.does('Ada', s.may('Ada')[1])
    s.does('Ben', s.may('Ben')[0])
    expect(s.takesBack('Ada')).not.toBe(null)
  })
})

describe('The end of a round', () => {
  it('gives each player the points of their space', () => {
    const s = over({ tokens: { Ben: 23 } })
    expect(s.isRoundOver).toBe(true)
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({
        kind: 'round-over',
        ending: 'end-reached',
        tokens: [50, 23, 0],
        points: [50, 23, 0],
        scores: [50, 23, 0],
      }),
    )
    expect(s.table.sheet).toEqual([[50, 23, 0]])
  })

  it('adds them to the score', () => {
    expect(over({ tokens: { Ben: 23 }, scores: { Ada: 1, Cem: 7 } }).scores).toEqual([51, 23, 7])
  })

  it('costs 21 more for a Fuck You in hand, even if it was just drawn', () => {
    expect(over({ tokens: { Ben: 23 }, hands: { Ben: 'fuck you' } }).scores).toEqual([50, 44, 0])
    const pile = 'skip, skip, skip, skip, ghost, ghost, ghost, ghost, gift, gift, gift, fuck you'
    expect(over({ tokens: { Ben: 23 }, draw: { only: pile } }).scores).toEqual([50, 23, 21])
  })

  it('opens all hands', () => {
    const s = over({ hands: { Ben: 'fuck you, x, x, x' } })
    const bens = ['fuck you', 'x', 'x', 'x'].map(findKindByName)
    expect(s.view(null).openHands[1]).toEqual(bens)
    expect(s.factsFor('Cem')).toContainEqual(
      expect.objectContaining({ kind: 'round-over', hands: expect.arrayContaining([bens]) }),
    )
  })

  it('can be caused by an empty draw pile', () => {
    const s = scene({ hands: { Ada: 'skip' }, tokens: { Ada: 9 }, draw: { only: 'stop' } })
    s.plays('Ada', 'skip on 20')
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'empty-pile', points: [9, 0, 0] }),
    )
  })
})

describe('A match', () => {
  it.each([
    [2, [99, 121, 157]],
    [3, [99, 121, 157]],
    [4, [83, 99, 121]],
    [6, [83, 99, 121]],
  ])('with %i players ends at the limits of the rulebook: %j', (players, limits) => {
    const limitOf = (limit: SceneOptions['limit']) =>
      scene({ players: SIX.slice(0, players), limit }).table.setup.limit
    expect((['short', 'medium', 'long'] as const).map(limitOf)).toEqual(limits)
    expect(limitOf(undefined)).toBe(limits[1])
    expect(limitOf(77)).toBe(77)
  })

  it('is over when a player reaches the limit; the fewest points win', () => {
    const s = over({ tokens: { Ben: 23 }, limit: 50, scores: { Cem: 20 } })
    expect(s.match.isOver).toBe(true)
    expect(s.factsFor(null)).toContainEqual({ kind: 'match-over', winners: [2] })
    expect(s.view(null).winners).toEqual([2])
    expect(s.asked()).toEqual([])
  })

  it('continues one point below the limit', () => {
    expect(over({ limit: 51 }).match.isOver).toBe(false)
  })

  it('can have several winners', () => {
    expect(over({ limit: 50, tokens: { Ben: 12 }, scores: { Cem: 12 } }).view(null).winners).toEqual([1, 2])
  })

  it('continues with a new round when all have confirmed: everything is reset and rolled for anew', () => {
    const s = over({ teleports: { 3: 17 }, on: { 20: 'push up' }, tokens: { Ben: 23 }, dice: [1, 4, 9, 18] })
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    s.does('Ben', 'ok').does('Ada', 'ok')
    expect(s.view(null).round).toBe(1)
    s.does('Cem', 'ok')
    const seen = s.view(null)
    expect(seen.round).toBe(2)
    expect(seen.tokens).toEqual([0, 0, 0])
    expect(seen.teleports).toEqual([7, 14, 21, 28, 35, 42])
    expect(seen.spaces.flat()).toEqual([])
    expect(seen.discardPile).toEqual([])
    expect(seen.handSizes).toEqual([7, 7, 7])
    expect(seen.drawPileSize).toBe(73)
    expect(seen.scores).toEqual([50, 23, 0])
    expect(s.factsFor(null)).toContainEqual({ kind: 'rolled-for-start', rolls: [[4, 9, 18]], starter: 2 })
    expect(s.asked()).toEqual(['Cem: set-up'])
  })
})
