/** A rectangle in the viewport, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Placement {
  readonly viewport: Pick<Box, 'width' | 'height'>
  readonly bubble: Pick<Box, 'width' | 'height'>
  /** The bubble is placed as close to the face as possible. */
  readonly face: Box
  /** Boxes that must stay visible: the prompt bar, the call, faces, names and counts. */
  readonly obstacles: readonly Box[]
  /** Boxes that should rather stay visible: the discard pile, other bubbles. */
  readonly scenery: readonly Box[]
}

const VIEWPORT_MARGIN_PX = 6
const STEP_PX = 8
/** The cost of a covered square pixel, compared to a pixel of distance. Nothing is far enough to cover an obstacle. */
const OBSTACLE_COST = 100
const SCENERY_COST = 0.02

/** Returns the position of a speech bubble: next to the face, where it covers no obstacle, or as little as possible. */
export function placeBubble({ viewport, bubble, face, obstacles, scenery }: Placement): {
  left: number
  top: number
} {
  const { width, height } = bubble
  const cost = (left: number, top: number): number => {
    const box = { left, top, width, height }
    return (
      OBSTACLE_COST * coveredArea(box, obstacles) +
      SCENERY_COST * coveredArea(box, scenery) +
      distance(box, face)
    )
  }
  const lefts = positions(face.left + face.width / 2 - width / 2, viewport.width - width)
  const tops = positions(face.top + face.height, viewport.height - height)
  let best = { left: lefts[0], top: tops[0] }
  let bestCost = Number.POSITIVE_INFINITY
  for (const top of tops)
    for (const left of lefts) {
      const current = cost(left, top)
      if (current < bestCost) [best, bestCost] = [{ left, top }, current]
    }
  return best
}

/** Positions along an axis, the preferred one first. */
function positions(preferred: number, size: number): number[] {
  const max = Math.max(VIEWPORT_MARGIN_PX, size - VIEWPORT_MARGIN_PX)
  const first = Math.min(Math.max(preferred, VIEWPORT_MARGIN_PX), max)
  const others = Array.from(
    { length: Math.ceil((max - VIEWPORT_MARGIN_PX) / STEP_PX) },
    (_, i) => VIEWPORT_MARGIN_PX + i * STEP_PX,
  )
  return [first, ...others, max]
}

const overlapLength = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)

const coveredArea = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlapArea(box, other), 0)

const overlapArea = (one: Box, other: Box): number =>
  Math.max(0, overlapLength(one.left, one.width, other.left, other.width)) *
  Math.max(0, overlapLength(one.top, one.height, other.top, other.height))

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - (other.left + other.width / 2),
    one.top + one.height / 2 - (other.top + other.height / 2),
  )
