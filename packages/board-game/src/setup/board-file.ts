import { FLAWS_TOLD, listOf } from '@slapwise/kernel'
import { z } from 'zod'
import { type BoardFile, LAST_TELEPORT } from '../model/board.ts'
import type { Colour } from '../model/kind.ts'
import type { Words } from '../model/words.ts'
import { KINDS } from './kinds.ts'

const LONGEST = 100
const SHORTEST = 20
const WIDEST = 12

/** Enough for six hands, and to go on drawing. */
const FEWEST_CARDS = 60
const MOST_CARDS = 200

const names = z.strictObject({
  en: z.string().trim().min(1).max(40),
  de: z.string().trim().min(1).max(40),
})
const space = z.int().min(1).max(LONGEST)
const count = z.int().min(0).max(MOST_CARDS)

/** A board of somebody’s own: the same form as ours. */
export const boardFileSchema: z.ZodType<BoardFile> = z
  .strictObject({
    name: names,
    rows: listOf(listOf(z.int().min(0).max(LONGEST), 1, WIDEST), 1, WIDEST),
    walls: listOf(z.array(space).length(2), 0, LONGEST * 2),
    teleports: listOf(space, 0, LONGEST),
    cards: z.partialRecord(z.enum(KINDS.map(({ id }) => id)), count).transform(withoutNone),
  })
  .superRefine((file, context) => {
    if (context.issues.length > 0) return
    for (const { path, said } of flaws(file)) {
      context.addIssue({ code: 'custom', path: [...path], message: said.en, params: { said } })
      if (context.issues.length === FLAWS_TOLD) return
    }
  })

function withoutNone(cards: Partial<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(cards).flatMap(([id, n]) => (n ? [[id, n]] : [])))
}

interface Flaw {
  readonly path: readonly (string | number)[]
  readonly said: Words
}

/** What is well said field by field, and yet cannot be played on. Nothing else is looked at: its numbers may be huge. */
function* flaws(file: BoardFile): Generator<Flaw> {
  const numbers = file.rows.flat().filter((number) => number > 0)
  let isBroken = false
  for (const flaw of flawsOfPath(file, numbers)) {
    isBroken = true
    yield flaw
  }
  if (isBroken) return
  yield* flawsOfWalls(file)
  yield* flawsOfTeleports(file, numbers.length)
  yield* flawsOfCards(file, numbers.length)
}

function* flawsOfPath({ rows }: BoardFile, numbers: readonly number[]): Generator<Flaw> {
  const flaw = flawAt('rows')
  if (rows.some((row) => row.length !== rows[0].length))
    yield flaw('all rows are equally long; 0 is a hole', 'alle Zeilen sind gleich lang; 0 ist ein Loch')
  if (numbers.length < SHORTEST)
    yield flaw(
      `a path has at least ${SHORTEST} spaces, not ${numbers.length}`,
      `ein Weg hat mindestens ${SHORTEST} Felder, nicht ${numbers.length}`,
    )
  const twice = numbers.find((number, i) => numbers.indexOf(number) !== i)
  if (twice !== undefined) yield flaw(`space ${twice} is there twice`, `Feld ${twice} gibt es zweimal`)
  for (let number = 1; number <= Math.max(...numbers, 1); number++)
    if (!numbers.includes(number)) yield flaw(`space ${number} is missing`, `Feld ${number} fehlt`)
  for (let number = 1; number < numbers.length; number++)
    if (!areNeighbours(rows, number, number + 1))
      yield flaw(
        `the path breaks between ${number} and ${number + 1}`,
        `der Weg bricht zwischen ${number} und ${number + 1} ab`,
      )
}

function* flawsOfWalls({ rows, walls }: BoardFile): Generator<Flaw> {
  for (const [i, [a, b]] of walls.entries()) {
    const flaw = flawAt('walls', i)
    if (!areAboveEachOther(rows, a, b))
      yield flaw(
        `a wall stands between two spaces, one above the other: not ${a} and ${b}`,
        `eine Mauer steht zwischen zwei Feldern, die übereinander liegen: nicht ${a} und ${b}`,
      )
    else if (Math.abs(a - b) === 1)
      yield flaw(
        `a wall between ${a} and ${b} would stand in the way: the end is out of reach`,
        `eine Mauer zwischen ${a} und ${b} stünde im Weg: Niemand käme ans Ziel`,
      )
  }
}

function* flawsOfTeleports({ teleports }: BoardFile, end: number): Generator<Flaw> {
  if (teleports.length !== LAST_TELEPORT)
    yield flawAt('teleports')('there are six teleports', 'es gibt sechs Teleporter')
  for (const [i, at] of teleports.entries()) {
    const flaw = flawAt('teleports', i)
    if (at >= end)
      yield flaw(
        `a teleport lies on the path, before the end: not on ${at}`,
        `ein Teleporter liegt auf dem Weg, vor dem Ziel: nicht auf ${at}`,
      )
    if (teleports.indexOf(at) !== i)
      yield flaw(`two teleports lie on ${at}`, `zwei Teleporter liegen auf ${at}`)
  }
}

function* flawsOfCards({ cards, teleports }: BoardFile, end: number): Generator<Flaw> {
  const flaw = flawAt('cards')
  const total = Object.values(cards).reduce((sum, n) => sum + n, 0)
  if (total < FEWEST_CARDS || total > MOST_CARDS)
    yield flaw(
      `${FEWEST_CARDS} to ${MOST_CARDS} cards, not ${total}`,
      `${FEWEST_CARDS} bis ${MOST_CARDS} Karten, nicht ${total}`,
    )
  if (countOf(cards, 'white') >= end - 1 - teleports.length)
    yield flaw(
      'so many white cards could cover all spaces',
      'so viele weisse Karten könnten alle Felder zudecken',
    )
  if (countOf(cards, 'blue') > total / 2)
    yield flaw(
      'more than half are blue: nobody would get anywhere, and no match would end',
      'mehr als die Hälfte ist blau: Niemand käme vom Fleck, und keine Partie ginge zu Ende',
    )
}

const flawAt =
  (...path: Flaw['path']) =>
  (en: string, de: string): Flaw => ({ path, said: { en, de } })

const countOf = (cards: BoardFile['cards'], colour: Colour): number =>
  KINDS.reduce((sum, kind) => sum + (kind.colour === colour ? (cards[kind.id] ?? 0) : 0), 0)

function placeOf(rows: BoardFile['rows'], number: number): readonly [number, number] {
  const row = rows.findIndex((spaces) => spaces.includes(number))
  return [row, row < 0 ? -1 : rows[row].indexOf(number)]
}

function areNeighbours(rows: BoardFile['rows'], a: number, b: number): boolean {
  const [[rowA, columnA], [rowB, columnB]] = [placeOf(rows, a), placeOf(rows, b)]
  return Math.abs(rowA - rowB) + Math.abs(columnA - columnB) === 1
}

function areAboveEachOther(rows: BoardFile['rows'], a: number, b: number): boolean {
  const [[rowA, columnA], [rowB, columnB]] = [placeOf(rows, a), placeOf(rows, b)]
  return rowA >= 0 && rowB >= 0 && columnA === columnB && Math.abs(rowA - rowB) === 1
}
