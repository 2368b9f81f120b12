/** A mean with its 95 % confidence margin. */
export interface Estimate {
  /** Null if nothing was counted. */
  readonly mean: number | null
  /** Null for a single deal, which has no variance. */
  readonly margin: number | null
}

/** The bounds of the 95 % confidence interval, clamped to `least` and `most`. */
export function confidenceInterval({ mean, margin }: Estimate, min = -Infinity, max = Infinity) {
  if (mean === null || margin === null) return null
  return [
    roundToFourDigits(Math.max(min, mean - margin)),
    roundToFourDigits(Math.min(max, mean + margin)),
  ] as const
}

/** The 97.5 % quantile of the normal distribution. */
const Z_95 = 1.96

/**
 * Estimates a ratio over many deals, such as points per match or wins per round. Events within one deal are
 * correlated, so the variance is computed between deals: each deal is one cluster of a ratio estimator.
 */
export class RatioEstimator {
  readonly #sums: number[] = []
  readonly #units: number[] = []

  /** Adds the sum and the number of units of one deal. */
  add(sum: number, units = 1): void {
    this.#sums.push(sum)
    this.#units.push(units)
  }

  get estimate(): Estimate {
    return estimateOf(this.#mean, this.#residuals)
  }

  /**
   * The difference to another ratio over the same deals. Pairing the deals cancels the variance that both have in
   * common.
   */
  differenceFrom(other: RatioEstimator): Estimate {
    const ownMean = this.#mean
    const otherMean = other.#mean
    if (ownMean === null || otherMean === null) return { mean: null, margin: null }
    const residuals = other.#residuals
    return estimateOf(
      ownMean - otherMean,
      this.#residuals.map((residual, deal) => residual - residuals[deal]),
    )
  }

  get #mean(): number | null {
    const units = total(this.#units)
    return units === 0 ? null : total(this.#sums) / units
  }

  /** The deviation of each deal from the mean, per average number of units. */
  get #residuals(): number[] {
    const mean = this.#mean ?? 0
    const unitsPerDeal = total(this.#units) / this.#units.length
    return this.#sums.map((sum, deal) => (sum - mean * this.#units[deal]) / unitsPerDeal)
  }
}

function estimateOf(mean: number | null, residuals: readonly number[]): Estimate {
  if (mean === null) return { mean: null, margin: null }
  const deals = residuals.length
  const error = Math.sqrt(total(residuals.map((residual) => residual ** 2)) / (deals - 1) / deals)
  return { mean: roundToFourDigits(mean), margin: deals < 2 ? null : roundToFourDigits(Z_95 * error) }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const roundToFourDigits = (value: number): number => Math.round(value * 10_000) / 10_000
