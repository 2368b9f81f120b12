/** Positions of faces and edges in a box of 400 by 400. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const CENTER = 200
const [RADIUS, FACE] = [140, 46]

/** Positions on a circle, the first at the top. */
export function facePosition(seat: number, count: number): Point {
  const angle = (2 * Math.PI * seat) / count - Math.PI / 2
  return { x: CENTER + RADIUS * Math.cos(angle), y: CENTER + RADIUS * Math.sin(angle) }
}

/** A curve between two faces. It bends to the right, so that the edges of both directions are apart. */
export function edgeBetween(from: Point, to: Point): { readonly path: string; readonly end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const bendRatio = 0.16
  const bend = { x: (from.x + to.x) / 2 - dy * bendRatio, y: (from.y + to.y) / 2 + dx * bendRatio }
  const start = pointTowards(from, bend, FACE - 18)
  const end = pointTowards(to, bend, Math.min(FACE, length / 2))
  return { path: `M${formatPoint(start)}Q${formatPoint(bend)} ${formatPoint(end)}`, end }
}

function pointTowards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}

const formatPoint = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
