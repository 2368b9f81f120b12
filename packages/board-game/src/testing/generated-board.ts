import { createRandom, type Random, randomBelow, shuffled } from '@slapwise/kernel'
import { type BoardFile, LAST_TELEPORT, type Space } from '../model/board.ts'
import { boardFileSchema } from '../setup/board-file.ts'
import { BOARDS } from '../setup/boards.ts'

const MIN_COLUMNS = 4
const MIN_ROWS = 3
const MAX_LINES = 12

/** The number of a kind of card is up to this many times that of the house board. */
const MAX_CARD_FACTOR = 2

interface Cell {
  readonly column: number
  readonly row: number
}

/**
 * A valid board with a winding path, walls in random places and another set of cards. The same number gives the same
 * board. Bots are measured on such boards, so changing the generator changes what the measurements are about.
 */
export function generateBoard(number: number): BoardFile {
  const random = createRandom(`board ${number}`)
  for (;;) {
    const { success, data } = boardFileSchema.safeParse({
      name: { en: `Generated ${number}`, de: `Erzeugt ${number}` },
      ...drawLayout(random),
      cards: drawCards(random),
    })
    if (success) return data
  }
}

function drawLayout(random: Random): Pick<BoardFile, 'rows' | 'walls' | 'teleports'> {
  const columns = drawBetween(random, MIN_COLUMNS, MAX_LINES)
  const rowCount = drawBetween(random, MIN_ROWS, MAX_LINES)
  const rows = drawPath(random, columns, rowCount)
  const end = Math.max(...rows.flat())
  const spaces = shuffled(
    random,
    Array.from({ length: end - 1 }, (_, i) => i + 1),
  ).slice(0, LAST_TELEPORT)
  const inOrder = spaces.toSorted((a, b) => a - b)
  return {
    rows,
    walls: drawWalls(random, rows),
    teleports: randomBelow(random, 2) === 0 ? inOrder : spaces,
  }
}

/** The rows of a path that turns at random until it has no way left. */
function drawPath(random: Random, columns: number, rowCount: number): Space[][] {
  const rows = Array.from({ length: rowCount }, () => new Array<Space>(columns).fill(0))
  const free = ({ column, row }: Cell) => rows[row]?.[column] === 0
  let at: Cell | undefined = { column: 0, row: 0 }
  let [across, up] = [1, 0]
  for (let space = 1; at; space++) {
    rows[at.row][at.column] = space
    const { column, row }: Cell = at
    const turned = randomBelow(random, 2) === 0 ? 1 : -1
    // Mostly straight on: a path that turns at every space ends soon.
    const directions = [
      [across, up],
      [turned * up, turned * across],
      [-turned * up, -turned * across],
    ]
    const ways = randomBelow(random, 4) === 0 ? [1, 0, 2] : [0, 1, 2]
    const way = ways.find((i) => free({ column: column + directions[i][0], row: row + directions[i][1] }))
    if (way === undefined) return rows
    ;[across, up] = directions[way]
    at = { column: column + across, row: row + up }
  }
  return rows
}

/** Walls between any share of the spaces above each other. */
function drawWalls(random: Random, rows: readonly (readonly Space[])[]): Space[][] {
  const share = randomBelow(random, 101)
  const pairs = rows
    .slice(1)
    .flatMap((row, below) => row.map((space, column) => [rows[below][column], space]))
  return pairs.filter(([a, b]) => a > 0 && b > 0 && Math.abs(a - b) > 1 && randomBelow(random, 100) < share)
}

const drawCards = (random: Random): BoardFile['cards'] =>
  Object.fromEntries(
    Object.entries(BOARDS.house.cards).map(([kind, count]) => [
      kind,
      randomBelow(random, MAX_CARD_FACTOR * count + 1),
    ]),
  )

const drawBetween = (random: Random, min: number, max: number): number =>
  min + randomBelow(random, max - min + 1)
