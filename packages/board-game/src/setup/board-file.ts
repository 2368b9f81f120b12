import { boundedArraySchema, type LocalizedText, MAX_REPORTED_ISSUES } from '@slapwise/kernel'
import { z } from 'zod'
import { type BoardFile, LAST_TELEPORT } from '../model/board.ts'
import type { Colour } from '../model/card-kind.ts'
import { CARD_KINDS } from './card-kinds.ts'

const MAX_SPACES = 100
const MIN_SPACES = 20
const MAX_ROW_LENGTH = 12

/** Enough for six hands and a draw pile. */
const MIN_CARDS = 60
const MAX_CARDS = 200

/** The limits of a board file, for players who write one. */
export const BOARD_FILE_LIMITS = {
  spaces: [MIN_SPACES, MAX_SPACES],
  rowLength: MAX_ROW_LENGTH,
  cards: [MIN_CARDS, MAX_CARDS],
} as const

const boardNameSchema = z.strictObject({
  en: z.string().trim().min(1).max(40),
  de: z.string().trim().min(1).max(40),
})
const spaceSchema = z.int().min(1).max(MAX_SPACES)
const countSchema = z.int().min(0).max(MAX_CARDS)

/** A custom board, in the same format as the built-in ones. */
export const boardFileSchema: z.ZodType<BoardFile> = z
  .strictObject({
    name: boardNameSchema,
    rows: boundedArraySchema(
      boundedArraySchema(z.int().min(0).max(MAX_SPACES), 1, MAX_ROW_LENGTH),
      1,
      MAX_ROW_LENGTH,
    ),
    walls: boundedArraySchema(z.array(spaceSchema).length(2), 0, MAX_SPACES * 2),
    teleports: boundedArraySchema(spaceSchema, 0, MAX_SPACES),
    cards: z.partialRecord(z.enum(CARD_KINDS.map(({ id }) => id)), countSchema).transform(withoutZeroCounts),
  })
  .superRefine((file, context) => {
    if (context.issues.length > 0) return
    for (const { path, message } of findIssues(file)) {
      context.addIssue({ code: 'custom', path: [...path], message: message.en, params: { texts: message } })
      if (context.issues.length === MAX_REPORTED_ISSUES) return
    }
  })

function withoutZeroCounts(cards: Partial<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(cards).flatMap(([id, n]) => (n ? [[id, n]] : [])))
}

interface BoardIssue {
  readonly path: readonly (string | number)[]
  readonly message: LocalizedText
}

/**
 * Finds problems that a check of single fields cannot find. It runs only on files with valid fields: numbers may be
 * huge otherwise.
 */
function* findIssues(file: BoardFile): Generator<BoardIssue> {
  const numbers = file.rows.flat().filter((number) => number > 0)
  let isBroken = false
  for (const issue of findPathIssues(file, numbers)) {
    isBroken = true
    yield issue
  }
  if (isBroken) return
  yield* findWallIssues(file)
  yield* findTeleportIssues(file, numbers.length)
  yield* findCardIssues(file, numbers.length)
}

function* findPathIssues({ rows }: BoardFile, numbers: readonly number[]): Generator<BoardIssue> {
  const issue = issueAt('rows')
  if (rows.some((row) => row.length !== rows[0].length))
    yield issue('all rows are equally long; 0 is a hole', 'alle Zeilen sind gleich lang; 0 ist ein Loch')
  if (numbers.length < MIN_SPACES)
    yield issue(
      `a path has at least ${MIN_SPACES} spaces, not ${numbers.length}`,
      `ein Weg hat mindestens ${MIN_SPACES} Felder, nicht ${numbers.length}`,
    )
  const twice = numbers.find((number, i) => numbers.indexOf(number) !== i)
  if (twice !== undefined) yield issue(`space ${twice} is there twice`, `Feld ${twice} gibt es zweimal`)
  for (let number = 1; number <= Math.max(...numbers, 1); number++)
    if (!numbers.includes(number)) yield issue(`space ${number} is missing`, `Feld ${number} fehlt`)
  for (let number = 1; number < numbers.length; number++)
    if (!areNeighbours(rows, number, number + 1))
      yield issue(
        `the path breaks between ${number} and ${number + 1}`,
        `der Weg bricht zwischen ${number} und ${number + 1} ab`,
      )
}

function* findWallIssues({ rows, walls }: BoardFile): Generator<BoardIssue> {
  for (const [i, [a, b]] of walls.entries()) {
    const issue = issueAt('walls', i)
    if (!areAboveEachOther(rows, a, b))
      yield issue(
        `a wall stands between two spaces, one above the other: not ${a} and ${b}`,
        `eine Mauer steht zwischen zwei Feldern, die übereinander liegen: nicht ${a} und ${b}`,
      )
    else if (Math.abs(a - b) === 1)
      yield issue(
        `a wall between ${a} and ${b} would stand in the way: the end is out of reach`,
        `eine Mauer zwischen ${a} und ${b} stünde im Weg: Niemand käme ans Ziel`,
      )
  }
}

function* findTeleportIssues({ teleports }: BoardFile, end: number): Generator<BoardIssue> {
  if (teleports.length !== LAST_TELEPORT)
    yield issueAt('teleports')('there are six teleports', 'es gibt sechs Teleporter')
  for (const [i, at] of teleports.entries()) {
    const issue = issueAt('teleports', i)
    if (at >= end)
      yield issue(
        `a teleport lies on the path, before the end: not on ${at}`,
        `ein Teleporter liegt auf dem Weg, vor dem Ziel: nicht auf ${at}`,
      )
    if (teleports.indexOf(at) !== i)
      yield issue(`two teleports lie on ${at}`, `zwei Teleporter liegen auf ${at}`)
  }
}

function* findCardIssues({ cards, teleports }: BoardFile, end: number): Generator<BoardIssue> {
  const issue = issueAt('cards')
  const total = Object.values(cards).reduce((sum, n) => sum + n, 0)
  if (total < MIN_CARDS || total > MAX_CARDS)
    yield issue(
      `${MIN_CARDS} to ${MAX_CARDS} cards, not ${total}`,
      `${MIN_CARDS} bis ${MAX_CARDS} Karten, nicht ${total}`,
    )
  if (countOfColour(cards, 'white') >= end - 1 - teleports.length)
    yield issue(
      'so many white cards could cover all spaces',
      'so viele weisse Karten könnten alle Felder zudecken',
    )
  if (countOfColour(cards, 'blue') > total / 2)
    yield issue(
      'more than half are blue: nobody would get anywhere, and no match would end',
      'mehr als die Hälfte ist blau: Niemand käme vom Fleck, und keine Partie ginge zu Ende',
    )
}

const issueAt =
  (...path: BoardIssue['path']) =>
  (en: string, de: string): BoardIssue => ({ path, message: { en, de } })

const countOfColour = (cards: BoardFile['cards'], colour: Colour): number =>
  CARD_KINDS.reduce((sum, kind) => sum + (kind.colour === colour ? (cards[kind.id] ?? 0) : 0), 0)

function gridPositionOf(rows: BoardFile['rows'], number: number): readonly [number, number] {
  const row = rows.findIndex((spaces) => spaces.includes(number))
  return [row, row < 0 ? -1 : rows[row].indexOf(number)]
}

function areNeighbours(rows: BoardFile['rows'], a: number, b: number): boolean {
  const [[rowA, columnA], [rowB, columnB]] = [gridPositionOf(rows, a), gridPositionOf(rows, b)]
  return Math.abs(rowA - rowB) + Math.abs(columnA - columnB) === 1
}

function areAboveEachOther(rows: BoardFile['rows'], a: number, b: number): boolean {
  const [[rowA, columnA], [rowB, columnB]] = [gridPositionOf(rows, a), gridPositionOf(rows, b)]
  return rowA >= 0 && rowB >= 0 && columnA === columnB && Math.abs(rowA - rowB) === 1
}
