import { askBot, createRandom, Match } from '@slapwise/kernel'
import { playRandomMatch } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBoardRules } from '../board-rules.ts'
import { BOTS } from '../bots/index.ts'
import { franticBoardGame } from '../game.ts'
import { adjacentSpace, type BoardFile, DOWN, UP } from '../model/board.ts'
import { BOARD_NAMES, type BoardName } from '../model/settings.ts'
import { boardFileSchema } from './board-file.ts'
import { BOARDS } from './boards.ts'
import { settingsSchema } from './settings.ts'
import { createStreet } from './street.ts'

const { house, 'blind-alley': blindAlley } = BOARDS

const totalOf = ({ cards }: BoardFile): number => Object.values(cards).reduce((sum, n) => sum + n, 0)

describe('The house board', () => {
  it('has ten columns and five rows, with turns at the ends', () => {
    const row = (first: number) => Array.from({ length: 10 }, (_, i) => first + i)
    expect(house.rows).toEqual([row(1), row(11).reverse(), row(21), row(31).reverse(), row(41)])
    expect(createStreet(house)).toMatchObject({ end: 50, columns: 10, rows: 5 })
  })

  it('has a teleport on every seventh space', () => {
    expect(house.teleports).toEqual([7, 14, 21, 28, 35, 42])
  })

  it('has 94 cards', () => {
    expect(house.cards).toEqual({
      skip: 5,
      reverse: 5,
      remote: 5,
      ghost: 5,
      push: 12,
      jump: 6,
      'second-chance': 6,
      swap: 5,
      gift: 5,
      magnet: 5,
      teleport: 5,
      stop: 6,
      x: 5,
      snail: 5,
      block: 4,
      'nice-try': 2,
      're-roll': 4,
      'fuck-you': 1,
      troublemaker: 3,
    })
    expect(totalOf(house)).toBe(94)
  })

  it('has walls between rows except at turns: nine in ten spaces lead up or down', () => {
    const street = createStreet(house)
    const row = (first: number) => Array.from({ length: 9 }, (_, i) => first + i)
    const leading = (direction: typeof UP | typeof DOWN) =>
      Array.from({ length: 51 }, (_, space) => space).filter(
        (space) => adjacentSpace(street, space, direction) !== undefined,
      )
    expect(leading(UP)).toEqual([...row(1), ...row(11), ...row(21), ...row(31)])
    expect(leading(DOWN)).toEqual([...row(12), ...row(22), ...row(32), ...row(42)])
    for (const [from, to] of [
      [1, 20],
      [9, 12],
      [11, 30],
      [19, 22],
      [31, 50],
    ]) {
      expect(adjacentSpace(street, from, UP)).toBe(to)
      expect(adjacentSpace(street, to, DOWN)).toBe(from)
    }
  })
})

/** Statistics of rounds with random players. */
function roundsOn(board: BoardName): { readonly turns: number; readonly reached: number } {
  const rounds = 150
  const rules = createBoardRules({ players: 4, board, limit: 1 })
  let turns = 0
  let reached = 0
  for (let i = 0; i < rounds; i++) {
    const match = Match.start(rules, `round ${i}`, true)
    const random = createRandom(`round ${i}`)
    while (!match.isOver)
      for (const { seat } of match.prompts)
        match.answer(seat, askBot(franticBoardGame, BOTS.chaotic, match, seat, random))
    for (const { publicPart } of match.takeFacts()) {
      if (publicPart.kind === 'turn-began') turns++
      if (publicPart.kind === 'round-over' && publicPart.ending === 'end-reached') reached++
    }
  }
  return { turns: turns / rounds, reached: reached / rounds }
}

describe('The blind alley', () => {
  it('is smaller, has another mix of cards, and its last teleport next to the end', () => {
    const street = createStreet(blindAlley)
    expect(street.end).toBeLessThan(createStreet(house).end)
    expect(Math.max(...street.teleports)).toBe(street.end - 1)
    expect(blindAlley.cards.troublemaker).toBeGreaterThan(house.cards.troublemaker)
  })

  it('has shorter rounds, most of which end on the last space', () => {
    const [onHouse, onBlindAlley] = [roundsOn('house'), roundsOn('blind-alley')]
    expect(onBlindAlley.turns).toBeLessThan(0.6 * onHouse.turns)
    expect(onBlindAlley.turns).toBeGreaterThan(8)
    expect(onBlindAlley.reached).toBeGreaterThan(0.8)
    expect(onHouse.reached).toBeGreaterThan(0.5)
  })
})

describe('A board file', () => {
  const issuesOf = (file: unknown): string[] => {
    const parsed = boardFileSchema.safeParse(file)
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  const withRow = (row: number, spaces: number[]) => ({
    ...blindAlley,
    rows: blindAlley.rows.with(row, spaces),
  })
  const withCards = (cards: Record<string, number>) => ({
    ...blindAlley,
    cards: { ...blindAlley.cards, ...cards },
  })
  const withWalls = (...walls: number[][]) => ({ ...blindAlley, walls })
  const withTeleports = (...teleports: number[]) => ({ ...blindAlley, teleports })

  it.each(BOARD_NAMES)('of a built-in board is valid: %s', (name) => {
    expect(boardFileSchema.parse(BOARDS[name])).toEqual(BOARDS[name])
    expect(settingsSchema.parse({ players: 2, board: name }).board).toBe(name)
  })

  it('may have holes, and cards with a count of 0', () => {
    const rows = [...blindAlley.rows.map((row) => [...row, 0]), [0, 0, 0, 0, 0, 0, 0]]
    expect(issuesOf({ ...blindAlley, rows })).toEqual([])
    expect(boardFileSchema.parse(withCards({ skip: 0, push: 20 })).cards).not.toHaveProperty('skip')
  })

  it.each<[string, unknown, string[]]>([
    ['whose path breaks', withRow(4, [25, 26, 27, 28, 30, 29]), ['rows: the path breaks between 28 and 29']],
    [
      'that misses a space',
      withRow(4, [25, 26, 27, 28, 29, 31]),
      ['rows: space 30 is missing', 'rows: the path breaks between 29 and 30'],
    ],
    [
      'that has a space twice',
      withRow(4, [25, 26, 27, 28, 29, 29]),
      ['rows: space 29 is there twice', 'rows: the path breaks between 29 and 30'],
    ],
    ['with uneven rows', withRow(4, [25, 26, 27, 28, 29]), ['rows: all rows are equally long; 0 is a hole']],
    [
      'that is too short',
      { ...blindAlley, rows: blindAlley.rows.slice(0, 3) },
      ['rows: a path has at least 20 spaces, not 18'],
    ],
    [
      'with a wall that is not between neighbours',
      withWalls([1, 12], [1, 13]),
      ['walls.1: a wall stands between two spaces, one above the other: not 1 and 13'],
    ],
    [
      'with a wall beside a space',
      withWalls([1, 2]),
      ['walls.0: a wall stands between two spaces, one above the other: not 1 and 2'],
    ],
    [
      'with a wall across the path',
      withWalls([6, 7]),
      ['walls.0: a wall between 6 and 7 would stand in the way: the end is out of reach'],
    ],
    [
      'with a wall off the path',
      withWalls([30, 31]),
      ['walls.0: a wall stands between two spaces, one above the other: not 30 and 31'],
    ],
    [
      'with a teleport on the end',
      withTeleports(5, 11, 16, 22, 26, 30),
      ['teleports.5: a teleport lies on the path, before the end: not on 30'],
    ],
    [
      'with a teleport off the path',
      withTeleports(5, 11, 16, 22, 26, 45),
      ['teleports.5: a teleport lies on the path, before the end: not on 45'],
    ],
    [
      'with two teleports on one space',
      withTeleports(5, 11, 16, 16, 26, 29),
      ['teleports.3: two teleports lie on 16'],
    ],
    ['without six teleports', withTeleports(5, 11, 16), ['teleports: there are six teleports']],
    ['with an unknown card', withCards({ joker: 3 }), ['cards: Unrecognized key: "joker"']],
    [
      'with white cards for every space',
      withCards({ troublemaker: 22 }),
      ['cards: so many white cards could cover all spaces'],
    ],
    [
      'on which nobody would walk',
      withCards({ skip: 80 }),
      ['cards: more than half are blue: nobody would get anywhere, and no match would end'],
    ],
    ['with too few cards', { ...blindAlley, cards: { push: 59 } }, ['cards: 60 to 200 cards, not 59']],
    ['with too many cards', withCards({ push: 161 }), ['cards: 60 to 200 cards, not 237']],
    [
      'with a wall on one side only',
      withWalls([1]),
      ['walls.0: Too small: expected array to have exactly 2 items'],
    ],
    [
      'without a name',
      { ...blindAlley, name: { en: ' ', de: 'Gasse' } },
      ['name.en: Too small: expected string to have >=1 characters'],
    ],
    [
      'with a space far beyond the rest',
      withRow(4, [25, 26, 27, 28, 29, 2 ** 40]),
      ['rows.4.5: Too big: expected number to be <=100'],
    ],
  ])('%s is refused with a reason', (_, file, issues) => {
    expect(issuesOf(file)).toEqual(issues)
    expect(settingsSchema.safeParse({ players: 2, board: file }).success).toBe(false)
  })

  it.each<[string, unknown]>([
    ['spaces', { ...blindAlley, rows: Array(12).fill(Array(12).fill(-1)) }],
    ['walls', { ...blindAlley, walls: Array(200).fill([0, 0]) }],
    ['walls in the wrong places', { ...blindAlley, walls: Array(200).fill([1, 3]) }],
    ['teleports', { ...blindAlley, teleports: Array(100).fill(0) }],
    ['steps', { ...blindAlley, rows: Array.from({ length: 10 }, (_, i) => Array(10).fill(i + 1)) }],
    [
      'fields',
      { name: 1, rows: Array(12).fill(0), walls: Array(200).fill(0), teleports: Array(100).fill(0) },
    ],
  ])('with hundreds of wrong %s is refused with a limited number of issues', (_, board) => {
    const { issues } = settingsSchema.safeParse({ players: 2, board }).error!
    expect(issues.length).toBeGreaterThan(1)
    expect(issues.length).toBeLessThanOrEqual(20)
  })

  it('of arbitrary data is refused without throwing', () => {
    const number = fc.oneof(fc.integer({ min: -1, max: 35 }), fc.anything())
    const nonsense = fc.record(
      {
        name: fc.oneof(fc.constant(blindAlley.name), fc.anything()),
        rows: fc.oneof(
          fc.constant(blindAlley.rows),
          fc.array(fc.array(number, { maxLength: 13 }), { maxLength: 13 }),
          fc.anything(),
        ),
        walls: fc.oneof(
          fc.constant(blindAlley.walls),
          fc.array(fc.array(number, { maxLength: 3 }), { maxLength: 5 }),
          fc.anything(),
        ),
        teleports: fc.oneof(
          fc.constant(blindAlley.teleports),
          fc.array(number, { maxLength: 7 }),
          fc.anything(),
        ),
        cards: fc.oneof(
          fc.constant(blindAlley.cards),
          fc.dictionary(fc.constantFrom(...Object.keys(house.cards), 'joker', '__proto__'), number),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: nonsense }, fc.anything()), (file) => {
        try {
          const board = boardFileSchema.parse(file)
          expect(createStreet(board).end).toBeGreaterThanOrEqual(20)
        } catch (error) {
          expect(error).toBeInstanceOf(z.ZodError)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('that is custom can be played to the end', () => {
    const rows = [
      [1, 2, 3, 4, 5],
      [0, 0, 0, 0, 6],
      [11, 10, 9, 8, 7],
      [12, 0, 0, 0, 0],
      [13, 14, 15, 16, 17],
      [22, 21, 20, 19, 18],
    ]
    const walls = [
      [14, 21],
      [15, 20],
      [16, 19],
    ]
    const board: BoardFile = {
      name: { en: 'Snake', de: 'Schlange' },
      rows,
      walls,
      teleports: [3, 6, 9, 12, 15, 21],
      cards: house.cards,
    }
    for (const players of [2, 6]) {
      const match = playRandomMatch(franticBoardGame, {
        settings: settingsSchema.parse({ players, board }),
        seed: 'own',
      })
      expect(match.isOver).toBe(true)
      expect(match.state.setup.street.end).toBe(22)
      expect(match.state.winners.length).toBeGreaterThan(0)
    }
  })
})
