/** A mean with half the width of its 95 % confidence interval. */
export interface MeanEstimate {
  readonly mean: number
  readonly confidenceHalfWidth: number
}

/**
 * The mean of all numbers. Those of one cluster, such as the rounds of a match, may depend on each other; a number by
 * itself is a cluster of one.
 */
export function estimateMean(clusters: readonly (number | readonly number[])[]): MeanEstimate {
  const lists = clusters.map((cluster) => (typeof cluster === 'number' ? [cluster] : cluster))
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  const mean = sumOf(lists.flat()) / count
  const squares = lists.map((list) => sumOf(list.map((number) => number - mean)) ** 2)
  const variance = (sumOf(squares) * lists.length) / Math.max(1, lists.length - 1)
  return { mean, confidenceHalfWidth: (1.96 * Math.sqrt(variance)) / count }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
