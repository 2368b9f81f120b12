/** Positions in the chart in pixels. */
export interface ChartLayout {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  xOfRound(round: number): number
  yOfPoints(points: number): number
  readonly pointTicks: readonly number[]
  readonly roundTicks: readonly number[]
}

interface ChartOptions {
  readonly width: number
  readonly height: number
  /** The width of the names at the end of the lines. */
  readonly labels: number
  readonly rounds: number
  readonly lowest: number
  readonly highest: number
}

const [LEFT, TOP, BOTTOM] = [30, 26, 26]
const TICK_SPACING_PX = 26

export function layoutChart({ width, height, labels, rounds, lowest, highest }: ChartOptions): ChartLayout {
  const [right, bottom] = [width - labels, height - BOTTOM]
  const [from, to] = [Math.min(0, lowest), Math.max(1, highest)]
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom,
    xOfRound: (round) => LEFT + ((right - LEFT) * round) / Math.max(1, rounds),
    yOfPoints: (points) => bottom - ((bottom - TOP) * (points - from)) / (to - from),
    pointTicks: tickValues(from, to, Math.max(2, Math.floor((bottom - TOP) / 40))),
    roundTicks: tickValues(0, rounds, Math.max(1, Math.floor((right - LEFT) / TICK_SPACING_PX))),
  }
}

/** Round numbers from `from` to `to`, about `wanted` of them, and at most one more. */
export function tickValues(from: number, to: number, wanted: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
  const step = steps.find((size) => (to - from) / size <= wanted) ?? 5000
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Moves labels apart until none overlaps another, within `top` and `bottom`. */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b)
  const placed = wanted.slice()
  let free = top
  for (const i of order) {
    placed[i] = Math.max(placed[i], free)
    free = placed[i] + gap
  }
  let floor = bottom
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], floor)
    floor = placed[i] - gap
  }
  return placed
}
