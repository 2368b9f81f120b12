import type { ValueNetwork } from '@slapwise/kernel'

/**
 * Evaluates the network for all seats. `features` holds the feature vectors one after the other; writes one value per
 * seat.
 */
export type ValueEstimator = (features: Float64Array, seats: number, target: Float64Array) => void

const dotProduct = (weights: Float64Array, features: Float64Array, offset: number): number => {
  let hidden1Sum = 0
  for (let i = 0; i < weights.length; i++) hidden1Sum += weights[i] * features[offset + i]
  return hidden1Sum
}

/** The size of the preallocated buffers: more seats than any game has. */
const MAX_SEATS = 16

export function createValueEstimator(network: ValueNetwork): ValueEstimator {
  const featureCount = network.skipWeights.length
  const hidden1Size = network.hidden1Biases.length
  const hidden2Size = network.outputWeights.length
  const [hidden1Weights, hidden2OwnWeights, hidden2SumWeights] = [
    network.hidden1Weights,
    network.hidden2OwnWeights,
    network.hidden2SumWeights,
  ].map((rows) => Float64Array.from(rows.flat()))
  const hidden1Biases = Float64Array.from(network.hidden1Biases)
  const hidden2Biases = Float64Array.from(network.hidden2Biases)
  const outputWeights = Float64Array.from(network.outputWeights)
  const skipWeights = Float64Array.from(network.skipWeights)
  const hidden1 = new Float64Array(MAX_SEATS * hidden1Size)
  const hidden1Sum = new Float64Array(hidden1Size)
  const hidden2Shared = new Float64Array(hidden2Size)
  const hidden2 = new Float64Array(hidden2Size)

  return (features, seats, target) => {
    hidden1Sum.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const to = seat * hidden1Size
      for (let j = 0; j < hidden1Size; j++) hidden1[to + j] = hidden1Biases[j]
      addWeightedRows(hidden1Weights, hidden1Size, features, seat * featureCount, featureCount, hidden1, to)
      for (let j = 0; j < hidden1Size; j++) {
        if (hidden1[to + j] < 0) hidden1[to + j] = 0
        hidden1Sum[j] += hidden1[to + j]
      }
    }
    hidden2Shared.set(hidden2Biases)
    addWeightedRows(hidden2SumWeights, hidden2Size, hidden1Sum, 0, hidden1Size, hidden2Shared, 0)
    for (let seat = 0; seat < seats; seat++) {
      hidden2.set(hidden2Shared)
      addWeightedRows(hidden2OwnWeights, hidden2Size, hidden1, seat * hidden1Size, hidden1Size, hidden2, 0)
      let output = dotProduct(skipWeights, features, seat * featureCount)
      for (let j = 0; j < hidden2Size; j++) if (hidden2[j] > 0) output += outputWeights[j] * hidden2[j]
      target[seat] = output
    }
  }
}

/** Adds a vector–matrix product to the target. Skips features that are zero, because most features are zero. */
function addWeightedRows(
  rows: Float64Array,
  width: number,
  features: Float64Array,
  offset: number,
  count: number,
  target: Float64Array,
  targetOffset: number,
): void {
  for (let i = 0; i < count; i++) {
    const factor = features[offset + i]
    if (factor === 0) continue
    const row = i * width
    for (let j = 0; j < width; j++) target[targetOffset + j] += factor * rows[row + j]
  }
}
