import { cardIn, directionOf, type Space, START, UP, type View } from '@slapwise/board-game'
import { arrowOn } from '@slapwise/board-game/words'
import { bold, width } from '../../../terminal/screen.ts'
import { smallChip } from '../chips.ts'
import type { Teller } from '../teller.ts'

const WIDEST = 9
const MARGIN = 2
const HOLE: Space = 0

const MANHOLES = '①②③④⑤⑥'

type Sight = Pick<View, 'tokens' | 'teleports' | 'spaces'>

/** The street as it is printed, from the top: each row in two lines, and between two rows their walls. */
export function streetLines(t: Teller, view: Sight): string[] {
  const { street } = t.setup
  const grid = gridOf(t)
  const room = Math.min(WIDEST, Math.floor((width() - MARGIN) / street.columns)) - 1
  const lines: string[] = []
  for (let row = street.rows - 1; row >= 0; row--) {
    const spaces = grid[row]
    lines.push(
      spaces.map((space, i) => numberCell(t, view, space, room) + step(space, spaces[i + 1])).join(''),
    )
    lines.push(spaces.map((space) => `${cardCell(t, view, space, room)} `).join(''))
    if (row > 0) lines.push(wallsBetween(t, grid[row - 1], spaces, room))
  }
  return [...lines, startLine(t, view)]
}

/** The spaces by row and column. */
function gridOf({ setup: { street } }: Teller): Space[][] {
  const grid = Array.from({ length: street.rows }, () => new Array<Space>(street.columns).fill(HOLE))
  street.places.forEach(({ row, column }, space) => {
    if (space !== START) grid[row][column] = space
  })
  return grid
}

/** Which way the street goes on. */
function step(space: Space, right: Space | undefined): string {
  if (right === undefined || space === HOLE || right === HOLE) return ' '
  return right === space + 1 ? '›' : right === space - 1 ? '‹' : '┊'
}

/** Its number, and who stands there. */
function numberCell(t: Teller, view: Sight, space: Space, room: number): string {
  if (space === HOLE) return ' '.repeat(room)
  const number = space === t.setup.street.end ? `${space}☠` : String(space)
  const tokens = tokensOn(t, view, space)
  const free = room - number.length
  if (tokens === '') return number.padEnd(room)
  const shown = tokens.length <= free ? tokens : `×${tokens.length}`
  return `${number}${' '.repeat(Math.max(0, free - shown.length))}${bold(shown)}`
}

const tokensOn = ({ initials }: Teller, { tokens }: Sight, space: Space): string =>
  initials.filter((_, seat) => tokens[seat] === space).join('')

/** What lies on it. */
function cardCell(t: Teller, { teleports, spaces }: Sight, space: Space, room: number): string {
  const number = teleports.indexOf(space)
  if (space !== HOLE && number >= 0) return bold(MANHOLES[number]) + ' '.repeat(room - 1)
  const top = spaces[space].at(-1)
  if (space === HOLE || top === undefined) return ' '.repeat(room)
  const { street, kinds } = t.setup
  return smallChip(kinds[cardIn(top)], arrowOn(street, space, directionOf(top)), room, t.language)
}

/** Heavy where there is a wall to be pushed through, open where the street turns. */
function wallsBetween(t: Teller, lower: readonly Space[], upper: readonly Space[], room: number): string {
  const { behind } = t.setup.street
  return lower
    .map((space, i) => {
      const above = upper[i]
      if (space === HOLE || above === HOLE) return ' '.repeat(room + 1)
      if (behind[UP][space] === above) return '━'.repeat(room + 1)
      if (Math.abs(above - space) === 1)
        return (above > space ? '˄' : '˅').padStart(room >> 1).padEnd(room + 1)
      return '┄'.repeat(room + 1)
    })
    .join('')
}

function startLine(t: Teller, view: Sight): string {
  const waiting = tokensOn(t, view, START)
  return waiting === '' ? `${t.texts.start} ›` : `${t.texts.start} ${bold(waiting)} ›`
}
