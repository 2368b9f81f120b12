import { decodeCard, decodeDirection, type Space, START, UP, type View } from '@slapwise/board-game'
import { arrowFor } from '@slapwise/board-game/i18n'
import { bold, getScreenWidth } from '../../../terminal/screen.ts'
import { compactChip } from '../chips.ts'
import type { BoardFormatter } from '../formatter.ts'

const MAX_CELL_WIDTH = 9
const MARGIN = 2
const NO_SPACE: Space = 0

const MANHOLE_DIGITS = '①②③④⑤⑥'

type StreetView = Pick<View, 'tokens' | 'teleports' | 'spaces'>

/** Renders the street from the top row down: two lines per row, with the walls between rows. */
export function renderStreet(formatter: BoardFormatter, view: StreetView): string[] {
  const { street } = formatter.setup
  const grid = buildGrid(formatter)
  const room = Math.min(MAX_CELL_WIDTH, Math.floor((getScreenWidth() - MARGIN) / street.columns)) - 1
  const lines: string[] = []
  for (let row = street.rows - 1; row >= 0; row--) {
    const spaces = grid[row]
    lines.push(
      spaces
        .map((space, i) => numberCell(formatter, view, space, room) + directionMark(space, spaces[i + 1]))
        .join(''),
    )
    lines.push(spaces.map((space) => `${cardCell(formatter, view, space, room)} `).join(''))
    if (row > 0) lines.push(wallsBetween(formatter, grid[row - 1], spaces, room))
  }
  return [...lines, startLine(formatter, view)]
}

/** The spaces by row and column. */
function buildGrid({ setup: { street } }: BoardFormatter): Space[][] {
  const grid = Array.from({ length: street.rows }, () => new Array<Space>(street.columns).fill(NO_SPACE))
  street.cells.forEach(({ row, column }, space) => {
    if (space !== START) grid[row][column] = space
  })
  return grid
}

/** A sign between two spaces for the direction in which the numbers rise. */
function directionMark(space: Space, right: Space | undefined): string {
  if (right === undefined || space === NO_SPACE || right === NO_SPACE) return ' '
  return right === space + 1 ? '›' : right === space - 1 ? '‹' : '┊'
}

/** The number of a space and the tokens on it. */
function numberCell(formatter: BoardFormatter, view: StreetView, space: Space, room: number): string {
  if (space === NO_SPACE) return ' '.repeat(room)
  const number = space === formatter.setup.street.end ? `${space}☠` : String(space)
  const tokens = tokensOn(formatter, view, space)
  const free = room - number.length
  if (tokens === '') return number.padEnd(room)
  const shown = tokens.length <= free ? tokens : `×${tokens.length}`
  return `${number}${' '.repeat(Math.max(0, free - shown.length))}${bold(shown)}`
}

const tokensOn = ({ initials }: BoardFormatter, { tokens }: StreetView, space: Space): string =>
  initials.filter((_, seat) => tokens[seat] === space).join('')

/** The manhole or top card of a space. */
function cardCell(
  formatter: BoardFormatter,
  { teleports, spaces }: StreetView,
  space: Space,
  room: number,
): string {
  const number = teleports.indexOf(space)
  if (space !== NO_SPACE && number >= 0) return bold(MANHOLE_DIGITS[number]) + ' '.repeat(room - 1)
  const top = spaces[space].at(-1)
  if (space === NO_SPACE || top === undefined) return ' '.repeat(room)
  const { street, kinds } = formatter.setup
  return compactChip(
    kinds[decodeCard(top)],
    arrowFor(street, space, decodeDirection(top)),
    room,
    formatter.language,
  )
}

/** Heavy lines for walls that a card can push through, arrows where the street turns. */
function wallsBetween(
  formatter: BoardFormatter,
  lower: readonly Space[],
  upper: readonly Space[],
  room: number,
): string {
  const { spaceBehindWall } = formatter.setup.street
  return lower
    .map((space, i) => {
      const above = upper[i]
      if (space === NO_SPACE || above === NO_SPACE) return ' '.repeat(room + 1)
      if (spaceBehindWall[UP][space] === above) return '━'.repeat(room + 1)
      if (Math.abs(above - space) === 1)
        return (above > space ? '˄' : '˅').padStart(room >> 1).padEnd(room + 1)
      return '┄'.repeat(room + 1)
    })
    .join('')
}

function startLine(formatter: BoardFormatter, view: StreetView): string {
  const waiting = tokensOn(formatter, view, START)
  return waiting === ''
    ? `${formatter.terminalMessages.start} ›`
    : `${formatter.terminalMessages.start} ${bold(waiting)} ›`
}
