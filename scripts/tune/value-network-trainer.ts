import { createFastRandom, type Random, randomBelow, type ValueNetwork } from '@slapwise/kernel'

/** The features of all seats in a position, and by how many points the lead of each should be predicted to grow. */
export interface TrainingExample {
  readonly features: readonly Float64Array[]
  readonly targets: readonly number[]
}

/** The numbers of units in hidden layers 1 and 2. */
export type HiddenSizes = readonly [number, number]

/** Adam: the initial learning rate, the decay rates of both moments, and the weight decay. */
const LEARNING_RATE = 2e-3
const ADAM_BETA1 = 0.9
const ADAM_BETA2 = 0.999
const WEIGHT_DECAY = 1e-3

/** The weights of a layer with their gradients and Adam moments. */
class TrainableWeights {
  readonly values: Float64Array
  readonly gradients: Float64Array
  readonly #momentum: Float64Array
  readonly #squaredGradients: Float64Array

  constructor(count: number, scale: number, random: Random) {
    this.values = Float64Array.from({ length: count }, () => scale * sampleNormal(random))
    this.gradients = new Float64Array(count)
    this.#momentum = new Float64Array(count)
    this.#squaredGradients = new Float64Array(count)
  }

  /** Applies an Adam step, the `stepNumber`th from 1, and resets the gradients. */
  applyGradients(learningRate: number, stepNumber: number): void {
    const { values, gradients } = this
    const momentum = this.#momentum
    const squaredGradients = this.#squaredGradients
    const momentumCorrection = 1 - ADAM_BETA1 ** stepNumber
    const squareCorrection = 1 - ADAM_BETA2 ** stepNumber
    for (let i = 0; i < values.length; i++) {
      momentum[i] += (1 - ADAM_BETA1) * (gradients[i] - momentum[i])
      squaredGradients[i] += (1 - ADAM_BETA2) * (gradients[i] * gradients[i] - squaredGradients[i])
      const adamStep =
        momentum[i] / momentumCorrection / (Math.sqrt(squaredGradients[i] / squareCorrection) + 1e-8)
      values[i] -= learningRate * (adamStep + WEIGHT_DECAY * values[i])
      gradients[i] = 0
    }
  }
}

/** Approximates a normal distribution by a sum of twelve uniform numbers. */
function sampleNormal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += randomBelow(random, 2 ** 20) / 2 ** 20
  return sum
}

/** More seats than any game has. */
const MAX_SEATS = 16

/** The non-zero features of one seat, and its activations in a forward pass: reused for all examples. */
class SeatActivations {
  readonly indices: Int32Array
  readonly values: Float64Array
  count = 0
  readonly hidden1: Float64Array
  readonly hidden1Gradients: Float64Array
  readonly hidden2: Float64Array
  output = 0

  constructor(featureCount: number, [hidden1Size, hidden2Size]: HiddenSizes) {
    this.indices = new Int32Array(featureCount)
    this.values = new Float64Array(featureCount)
    this.hidden1 = new Float64Array(hidden1Size)
    this.hidden1Gradients = new Float64Array(hidden1Size)
    this.hidden2 = new Float64Array(hidden2Size)
  }

  load(features: Float64Array, scales: Float64Array): void {
    let count = 0
    for (let i = 0; i < features.length; i++) {
      if (features[i] === 0) continue
      this.indices[count] = i
      this.values[count++] = features[i] * scales[i]
    }
    this.count = count
  }
}

/** Trains the value network by mini-batch gradient descent. */
export class ValueNetworkTrainer {
  readonly #featureScales: Float64Array
  /** The root mean square of the targets. */
  readonly #targetScale: number
  readonly #hidden1Weights: TrainableWeights
  readonly #hidden1Biases: TrainableWeights
  readonly #hidden2OwnWeights: TrainableWeights
  readonly #hidden2SumWeights: TrainableWeights
  readonly #hidden2Biases: TrainableWeights
  readonly #outputWeights: TrainableWeights
  readonly #skipWeights: TrainableWeights
  readonly #seats: readonly SeatActivations[]
  readonly #hidden1Sum: Float64Array
  readonly #hidden1SumGradients: Float64Array
  readonly #hidden2Gradients: Float64Array
  #stepCount = 0

  /** Scales features and targets by their root mean square in the first examples. */
  constructor(first: readonly TrainingExample[], hiddenSizes: HiddenSizes) {
    const [hidden1Size, hidden2Size] = hiddenSizes
    const random = createFastRandom(1)
    this.#featureScales = rootMeanSquares(first.flatMap(({ features }) => features)).map((size) => 1 / size)
    this.#targetScale = rootMeanSquares(first.flatMap(({ targets }) => targets.map((points) => [points])))[0]
    const features = this.#featureScales.length
    this.#seats = Array.from({ length: MAX_SEATS }, () => new SeatActivations(features, hiddenSizes))
    this.#hidden1Sum = new Float64Array(hidden1Size)
    this.#hidden1SumGradients = new Float64Array(hidden1Size)
    this.#hidden2Gradients = new Float64Array(hidden2Size)
    this.#hidden1Weights = new TrainableWeights(features * hidden1Size, Math.sqrt(2 / features), random)
    this.#hidden1Biases = new TrainableWeights(hidden1Size, 0, random)
    this.#hidden2OwnWeights = new TrainableWeights(
      hidden1Size * hidden2Size,
      Math.sqrt(1 / hidden1Size),
      random,
    )
    this.#hidden2SumWeights = new TrainableWeights(
      hidden1Size * hidden2Size,
      Math.sqrt(1 / hidden1Size) / 4,
      random,
    )
    this.#hidden2Biases = new TrainableWeights(hidden2Size, 0, random)
    this.#outputWeights = new TrainableWeights(hidden2Size, 0.1, random)
    this.#skipWeights = new TrainableWeights(features, 0, random)
  }

  /** `left` is the share of the training that is still to come: the learning rate decreases with it. */
  trainBatch(batch: readonly TrainingExample[], left: number): void {
    for (const example of batch) this.#backpropagate(example, 1 / batch.length)
    this.#stepCount++
    for (const weights of [
      this.#hidden1Weights,
      this.#hidden1Biases,
      this.#hidden2OwnWeights,
      this.#hidden2SumWeights,
      this.#hidden2Biases,
      this.#outputWeights,
      this.#skipWeights,
    ])
      weights.applyGradients(LEARNING_RATE * left, this.#stepCount)
  }

  /** Predicts by how many points each lead will grow. */
  predict(features: readonly Float64Array[]): number[] {
    const meanOutput = this.#forward(features)
    return features.map((_, seat) => this.#targetScale * (this.#seats[seat].output - meanOutput))
  }

  /** Sets the outputs of all seats and returns their mean. */
  #forward(features: readonly Float64Array[]): number {
    this.#hidden1Sum.fill(0)
    for (let seat = 0; seat < features.length; seat++) {
      this.#seats[seat].load(features[seat], this.#featureScales)
      this.#forwardHidden1(this.#seats[seat])
    }
    let sum = 0
    for (let seat = 0; seat < features.length; seat++) {
      this.#forwardOutput(this.#seats[seat])
      sum += this.#seats[seat].output
    }
    return sum / features.length
  }

  /**
   * Adds the gradients of one example. Predictions and targets are compared after subtracting their means over all
   * seats.
   */
  #backpropagate({ features, targets }: TrainingExample, share: number): void {
    const meanError = this.#forward(features) - mean(targets) / this.#targetScale
    this.#hidden1SumGradients.fill(0)
    for (let seat = 0; seat < features.length; seat++) {
      const error = this.#seats[seat].output - targets[seat] / this.#targetScale - meanError
      this.#backwardOutput(this.#seats[seat], error * share)
    }
    for (let seat = 0; seat < features.length; seat++) this.#backwardHidden1(this.#seats[seat])
  }

  #forwardHidden1({ indices, values, count, hidden1 }: SeatActivations): void {
    const weights = this.#hidden1Weights.values
    hidden1.set(this.#hidden1Biases.values)
    for (let k = 0; k < count; k++) {
      const value = values[k]
      const row = indices[k] * hidden1.length
      for (let j = 0; j < hidden1.length; j++) hidden1[j] += value * weights[row + j]
    }
    for (let j = 0; j < hidden1.length; j++) {
      if (hidden1[j] < 0) hidden1[j] = 0
      this.#hidden1Sum[j] += hidden1[j]
    }
  }

  #forwardOutput(seat: SeatActivations): void {
    const { indices, values, count, hidden1, hidden2 } = seat
    hidden2.set(this.#hidden2Biases.values)
    addWeightedRows(this.#hidden2OwnWeights.values, hidden1, hidden2)
    addWeightedRows(this.#hidden2SumWeights.values, this.#hidden1Sum, hidden2)
    const outputWeights = this.#outputWeights.values
    const skipWeights = this.#skipWeights.values
    let output = 0
    for (let j = 0; j < hidden2.length; j++) {
      if (hidden2[j] < 0) hidden2[j] = 0
      output += outputWeights[j] * hidden2[j]
    }
    for (let k = 0; k < count; k++) output += skipWeights[indices[k]] * values[k]
    seat.output = output
  }

  #backwardOutput(seat: SeatActivations, gradient: number): void {
    const { indices, values, count, hidden1, hidden1Gradients, hidden2 } = seat
    const skipGradients = this.#skipWeights.gradients
    for (let k = 0; k < count; k++) skipGradients[indices[k]] += gradient * values[k]
    const hidden2Gradients = this.#hidden2Gradients
    for (let j = 0; j < hidden2.length; j++) {
      const isActive = hidden2[j] !== 0
      if (isActive) this.#outputWeights.gradients[j] += gradient * hidden2[j]
      hidden2Gradients[j] = isActive ? gradient * this.#outputWeights.values[j] : 0
      this.#hidden2Biases.gradients[j] += hidden2Gradients[j]
    }
    hidden1Gradients.fill(0)
    backpropagateRows(this.#hidden2OwnWeights, hidden1, hidden2Gradients, hidden1Gradients)
    backpropagateRows(this.#hidden2SumWeights, this.#hidden1Sum, hidden2Gradients, this.#hidden1SumGradients)
  }

  #backwardHidden1({ indices, values, count, hidden1, hidden1Gradients }: SeatActivations): void {
    for (let j = 0; j < hidden1.length; j++) {
      hidden1Gradients[j] = hidden1[j] === 0 ? 0 : hidden1Gradients[j] + this.#hidden1SumGradients[j]
      this.#hidden1Biases.gradients[j] += hidden1Gradients[j]
    }
    const { gradients } = this.#hidden1Weights
    for (let k = 0; k < count; k++) {
      const value = values[k]
      const row = indices[k] * hidden1.length
      for (let j = 0; j < hidden1.length; j++) gradients[row + j] += value * hidden1Gradients[j]
    }
  }

  /** The weights converted to unscaled features and points. */
  get network(): Omit<ValueNetwork, 'trainingCommand' | 'rmse'> {
    const unscaled = (row: readonly number[], i: number) =>
      row.map((weight) => weight * this.#featureScales[i])
    const inPoints = (weight: number) => weight * this.#targetScale
    return {
      hidden1Weights: toRows(this.#hidden1Weights, this.#hidden1Sum.length).map(unscaled),
      hidden1Biases: [...this.#hidden1Biases.values],
      hidden2OwnWeights: toRows(this.#hidden2OwnWeights, this.#hidden2Gradients.length),
      hidden2SumWeights: toRows(this.#hidden2SumWeights, this.#hidden2Gradients.length),
      hidden2Biases: [...this.#hidden2Biases.values],
      outputWeights: Array.from(this.#outputWeights.values, inPoints),
      skipWeights: toRows(this.#skipWeights, 1).flatMap(unscaled).map(inPoints),
    }
  }
}

/** Adds a vector–matrix product to the target. */
function addWeightedRows(rows: Float64Array, features: Float64Array, target: Float64Array): void {
  const scale = target.length
  for (let i = 0; i < features.length; i++) {
    const factor = features[i]
    if (factor === 0) continue
    const row = i * scale
    for (let j = 0; j < scale; j++) target[j] += factor * rows[row + j]
  }
}

/** The backward pass of `addWeightedRows`. */
function backpropagateRows(
  { values, gradients }: TrainableWeights,
  features: Float64Array,
  hidden2Gradients: Float64Array,
  target: Float64Array,
): void {
  const scale = hidden2Gradients.length
  for (let i = 0; i < features.length; i++) {
    const factor = features[i]
    const row = i * scale
    let sum = 0
    for (let j = 0; j < scale; j++) {
      gradients[row + j] += factor * hidden2Gradients[j]
      sum += values[row + j] * hidden2Gradients[j]
    }
    target[i] += sum
  }
}

const toRows = ({ values }: TrainableWeights, scale: number): number[][] =>
  Array.from({ length: values.length / scale }, (_, i) => [...values.subarray(i * scale, (i + 1) * scale)])

const mean = (features: readonly number[]): number => features.reduce((a, b) => a + b, 0) / features.length

/** A lower bound, so that features that are almost always 0 are not magnified. */
const MIN_SCALE = 0.1

function rootMeanSquares(lists: readonly ArrayLike<number>[]): Float64Array {
  const squaredGradients = new Float64Array(lists[0].length)
  for (const features of lists)
    for (let i = 0; i < features.length; i++) squaredGradients[i] += features[i] ** 2
  return squaredGradients.map((sum) => Math.max(MIN_SCALE, Math.sqrt(sum / lists.length)))
}
