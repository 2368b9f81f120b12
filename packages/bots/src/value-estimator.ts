import type { ValueNetwork } from '@slapwise/kernel'

/** Writes what a position is worth to each seat, from the numbers of one seat after the other. */
export type ValueEstimator = (numbers: Float64Array, seats: number, into: Float64Array) => void

const dotProduct = (weights: Float64Array, numbers: Float64Array, from: number): number => {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * numbers[from + i]
  return sum
}

/** More than sit at any table. */
const MAX_SEATS = 16

export function createValueEstimator(value: ValueNetwork): ValueEstimator {
  const features = value.skipWeights.length
  const codes = value.hidden1Biases.length
  const traits = value.outputWeights.length
  const [code, own, all] = [value.hidden1Weights, value.hidden2OwnWeights, value.hidden2SumWeights].map(
    (rows) => Float64Array.from(rows.flat()),
  )
  const codeFrom = Float64Array.from(value.hidden1Biases)
  const traitFrom = Float64Array.from(value.hidden2Biases)
  const worth = Float64Array.from(value.outputWeights)
  const direct = Float64Array.from(value.skipWeights)
  const coded = new Float64Array(MAX_SEATS * codes)
  const sum = new Float64Array(codes)
  const shared = new Float64Array(traits)
  const trait = new Float64Array(traits)

  return (numbers, seats, into) => {
    sum.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const to = seat * codes
      for (let j = 0; j < codes; j++) coded[to + j] = codeFrom[j]
      addWeightedRows(code, codes, numbers, seat * features, features, coded, to)
      for (let j = 0; j < codes; j++) {
        if (coded[to + j] < 0) coded[to + j] = 0
        sum[j] += coded[to + j]
      }
    }
    shared.set(traitFrom)
    addWeightedRows(all, traits, sum, 0, codes, shared, 0)
    for (let seat = 0; seat < seats; seat++) {
      trait.set(shared)
      addWeightedRows(own, traits, coded, seat * codes, codes, trait, 0)
      let guess = dotProduct(direct, numbers, seat * features)
      for (let j = 0; j < traits; j++) if (trait[j] > 0) guess += worth[j] * trait[j]
      into[seat] = guess
    }
  }
}

/** Adds the rows of a matrix, each as often as the numbers say; most of those are 0. */
function addWeightedRows(
  rows: Float64Array,
  width: number,
  numbers: Float64Array,
  from: number,
  count: number,
  into: Float64Array,
  at: number,
): void {
  for (let i = 0; i < count; i++) {
    const times = numbers[from + i]
    if (times === 0) continue
    const row = i * width
    for (let j = 0; j < width; j++) into[at + j] += times * rows[row + j]
  }
}
