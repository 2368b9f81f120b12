import { START, type Street } from '@slapwise/board-game'
import { CELL_SIZE, getSpaceCentre, type Point } from './board-geometry.ts'

/** The overhang of the street at the end of a row, and the radius of its corners. */
const TURN_OVERHANG = 4
const CORNER_RADIUS = 17

const horizontalSign = (a: Point, b: Point): number => Math.sign(b.x - a.x)

/** The centre line of the street, from the start to the end. */
export function getStreetPath(street: Street): Point[] {
  const spaces = street.cells.slice(1).map((_, i) => getSpaceCentre(street, i + 1))
  const swung = spaces.map((point, i) => ({ x: point.x + TURN_OVERHANG * turnSide(spaces, i), y: point.y }))
  return street.cells[1].row === 0
    ? [{ x: swung[0].x, y: getSpaceCentre(street, START).y - CELL_SIZE.row / 4 }, ...swung]
    : swung
}

/** The side (-1, 0 or 1) to which the street turns back at a space. */
function turnSide(spaces: readonly Point[], i: number): number {
  for (const first of [i - 1, i]) {
    const [before, a, b, after] = [spaces[first - 1], spaces[first], spaces[first + 1], spaces[first + 2]]
    if (!before || !a || !b || !after || a.x !== b.x) continue
    if (horizontalSign(before, a) !== 0 && horizontalSign(before, a) === -horizontalSign(b, after))
      return horizontalSign(before, a)
  }
  return 0
}

/** An SVG path through points, with rounded corners. */
export function toRoundedPath(points: readonly Point[]): string {
  const [first, ...others] = points
  const parts = [`M${first.x} ${first.y}`]
  for (const [i, corner] of others.entries()) {
    const next = others[i + 1]
    const before = points[i]
    if (!next || isStraight(before, corner, next)) parts.push(`L${corner.x} ${corner.y}`)
    else {
      const [from, to] = [cornerPoint(corner, before), cornerPoint(corner, next)]
      parts.push(`L${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`)
    }
  }
  return parts.join('')
}

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y)

const cornerPoint = (from: Point, to: Point): Point => ({
  x: from.x + Math.sign(to.x - from.x) * CORNER_RADIUS,
  y: from.y + Math.sign(to.y - from.y) * CORNER_RADIUS,
})

/** A wall along the lower edge of the upper spaces. */
export interface Wall {
  readonly x: number
  readonly y: number
  readonly length: number
}

/** Joins adjacent walls into one. */
export function mergeWalls(street: Street, up: readonly (number | undefined)[]): Wall[] {
  const pieces = up.flatMap((above, space) => {
    if (above === undefined) return []
    const { x, y } = getSpaceCentre(street, space)
    return [{ x: x - CELL_SIZE.column / 2, y: y - CELL_SIZE.row / 2, length: CELL_SIZE.column }]
  })
  pieces.sort((a, b) => a.y - b.y || a.x - b.x)
  const walls: Wall[] = []
  for (const piece of pieces) {
    const last = walls.at(-1)
    if (last && last.y === piece.y && last.x + last.length === piece.x)
      walls[walls.length - 1] = { ...last, length: last.length + piece.length }
    else walls.push(piece)
  }
  return walls
}

/** A closed path with irregular edges, the same for the same wall. */
export function toTornEdgePath({ x, y, length }: Wall, thickness: number): string {
  const step = 5
  const count = Math.round(length / step)
  const rough = (i: number) =>
    (((Math.sin(i * 12.9898 + x + y * 78.233) * 43758.5453) % 1) / 2) * thickness * 0.7
  const top = Array.from(
    { length: count + 1 },
    (_, i) => `${x + i * step} ${(y - thickness / 2 + rough(i)).toFixed(1)}`,
  )
  const bottom = Array.from(
    { length: count + 1 },
    (_, i) => `${x + length - i * step} ${(y + thickness / 2 + rough(i * 3 + 5)).toFixed(1)}`,
  )
  return `M${[...top, ...bottom].join('L')}Z`
}
