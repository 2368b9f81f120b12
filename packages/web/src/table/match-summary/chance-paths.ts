import { errorMargin, type PositionEstimate } from '@slapwise/bots'

/** One unit per state to the right, and one for a chance of 100 % upwards. */
const pointAt = (index: number, chance: number): string =>
  `${index} ${(1 - Math.min(1, Math.max(0, chance))).toFixed(4)}`

export const linePath = (positions: readonly PositionEstimate[], seat: number): string =>
  toPath(positions.map(({ winProbabilities }, index) => pointAt(index, winProbabilities[seat])))

/** The area between the margins of error above and below the estimate. */
export function bandPath(positions: readonly PositionEstimate[], seat: number): string {
  const edge = (sign: 1 | -1) =>
    positions.map(({ winProbabilities, winProbabilityErrors }, index) =>
      pointAt(index, winProbabilities[seat] + sign * errorMargin(winProbabilityErrors[seat])),
    )
  return toPath([...edge(1), ...edge(-1).reverse()])
}

const toPath = (points: readonly string[]): string => (points.length === 0 ? '' : `M${points.join('L')}`)
