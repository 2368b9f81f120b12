/** A figure, and how far the true one may be from it, in 95 of 100 cases. */
export interface Estimate {
  /** Null if there was nothing to count. */
  readonly mean: number | null
  /** Null for one deal alone, which says nothing about how far it may be off. */
  readonly margin: number | null
}

/** From where to where the true one may lie. */
export function confidenceInterval({ mean, margin }: Estimate, least = -Infinity, most = Infinity) {
  if (mean === null || margin === null) return null
  return [
    roundToFourDigits(Math.max(least, mean - margin)),
    roundToFourDigits(Math.min(most, mean + margin)),
  ] as const
}

/** So many standard errors to either side hold the truth in 95 of 100 cases. */
const Z_95 = 1.96

/**
 * So much for each unit, over many deals: points a match, wins a round. Whatever happens in one deal hangs together, so
 * that only the deals say how sure it is, not the units: each is one cluster of a ratio estimate.
 */
export class RatioEstimator {
  readonly #sums: number[] = []
  readonly #units: number[] = []

  /** What one deal has come to. */
  add(sum: number, units = 1): void {
    this.#sums.push(sum)
    this.#units.push(units)
  }

  get estimate(): Estimate {
    return estimateOf(this.#mean, this.#residuals)
  }

  /** By how much it is more than another one that has the same deals: what both owe to the deal cancels out. */
  differenceFrom(other: RatioEstimator): Estimate {
    const mine = this.#mean
    const theirs = other.#mean
    if (mine === null || theirs === null) return { mean: null, margin: null }
    const residuals = other.#residuals
    return estimateOf(
      mine - theirs,
      this.#residuals.map((residual, deal) => residual - residuals[deal]),
    )
  }

  get #mean(): number | null {
    const units = total(this.#units)
    return units === 0 ? null : total(this.#sums) / units
  }

  /** How far each deal alone pulls the mean away from what all say together. */
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
