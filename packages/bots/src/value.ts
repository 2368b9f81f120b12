import type { Value } from '@slapwise/kernel'

/** What a position is worth that is described by these numbers. */
export function guess({ weights }: Value, numbers: Float64Array): number {
  let value = 0
  for (let i = 0; i < weights.length; i++) value += weights[i] * numbers[i]
  return value
}
