/** A mean, and half of its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly plusMinus: number
}

export function meanOf(numbers: readonly number[]): Mean {
  const mean = average(numbers)
  const variance = average(numbers.map((number) => (number - mean) ** 2))
  return { mean, plusMinus: 1.96 * Math.sqrt(variance / Math.max(1, numbers.length - 1)) }
}

const average = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
