/** Where faces and the strings between them go, in a box of 400 by 400. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const MIDDLE = 200
const [RADIUS, FACE] = [140, 46]

/** Everybody in a circle, the first at the top. */
export function placeOf(seat: number, count: number): Point {
  const angle = (2 * Math.PI * seat) / count - Math.PI / 2
  return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) }
}

/** A string from face to face. It sags to its right, so that one back takes another way. */
export function stringBetween(from: Point, to: Point): { readonly path: string; readonly end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const sag = 0.16
  const bend = { x: (from.x + to.x) / 2 - dy * sag, y: (from.y + to.y) / 2 + dx * sag }
  const start = towards(from, bend, FACE - 18)
  const end = towards(to, bend, Math.min(FACE, length / 2))
  return { path: `M${written(start)}Q${written(bend)} ${written(end)}`, end }
}

function towards(from: Point, to: Point, steps: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    x: from.x + ((to.x - from.x) * steps) / length,
    y: from.y + ((to.y - from.y) * steps) / length,
  }
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
