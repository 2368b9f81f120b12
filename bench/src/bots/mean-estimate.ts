/** A mean with half the width of its 95 % confidence interval. */
export interface MeanEstimate {
  readonly mean: number
  readonly confidenceHalfWidth: number
}

export function estimateMean(numbers: readonly number[]): MeanEstimate {
  const mean = average(numbers)
  const variance = average(numbers.map((number) => (number - mean) ** 2))
  return { mean, confidenceHalfWidth: 1.96 * Math.sqrt(variance / Math.max(1, numbers.length - 1)) }
}

const average = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
