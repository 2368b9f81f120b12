import { createFastRandom, type Random, randomBelow, type ValueNetwork } from '@slapwise/kernel'

/** The features of all seats in a position, and by how many points the lead of each should be predicted to grow. */
export interface TrainingExample {
  readonly features: readonly Float64Array[]
  readonly targets: readonly number[]
}

/** The sizes of the hidden layers. */
const HIDDEN1_SIZE = 16
const HIDDEN2_SIZE = 12

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

/** The activations of one seat in a forward pass, and gradients for the backward pass. */
interface SeatActivations {
  readonly features: Float64Array
  readonly hidden1: Float64Array
  readonly hidden1Gradients: Float64Array
  readonly hidden2: Float64Array
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
  readonly #hidden1Sum = new Float64Array(HIDDEN1_SIZE)
  readonly #hidden1SumGradients = new Float64Array(HIDDEN1_SIZE)
  #stepCount = 0

  /** Scales features and targets by their root mean square in the first examples. */
  constructor(first: readonly TrainingExample[]) {
    const random = createFastRandom(1)
    this.#featureScales = rootMeanSquares(first.flatMap(({ features }) => features)).map((size) => 1 / size)
    this.#targetScale = rootMeanSquares(first.flatMap(({ targets }) => targets.map((points) => [points])))[0]
    const features = this.#featureScales.length
    this.#hidden1Weights = new TrainableWeights(features * HIDDEN1_SIZE, Math.sqrt(2 / features), random)
    this.#hidden1Biases = new TrainableWeights(HIDDEN1_SIZE, 0, random)
    this.#hidden2OwnWeights = new TrainableWeights(
      HIDDEN1_SIZE * HIDDEN2_SIZE,
      Math.sqrt(1 / HIDDEN1_SIZE),
      random,
    )
    this.#hidden2SumWeights = new TrainableWeights(
      HIDDEN1_SIZE * HIDDEN2_SIZE,
      Math.sqrt(1 / HIDDEN1_SIZE) / 4,
      random,
    )
    this.#hidden2Biases = new TrainableWeights(HIDDEN2_SIZE, 0, random)
    this.#outputWeights = new TrainableWeights(HIDDEN2_SIZE, 0.1, random)
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
    this.#hidden1Sum.fill(0)
    const activations = features.map((ofSeat) => this.#forwardHidden1(ofSeat))
    const outputs = activations.map((activation) => this.#forwardOutput(activation))
    const meanOutput = mean(outputs)
    return outputs.map((output) => this.#targetScale * (output - meanOutput))
  }

  /**
   * Adds the gradients of one example. Predictions and targets are compared after subtracting their means over all
   * seats.
   */
  #backpropagate({ features, targets }: TrainingExample, share: number): void {
    this.#hidden1Sum.fill(0)
    const activations = features.map((ofSeat) => this.#forwardHidden1(ofSeat))
    const outputs = activations.map((activation) => this.#forwardOutput(activation))
    const meanOutput = mean(outputs) - mean(targets) / this.#targetScale
    this.#hidden1SumGradients.fill(0)
    activations.forEach((activation, seat) => {
      const error = outputs[seat] - targets[seat] / this.#targetScale - meanOutput
      this.#backwardOutput(activation, error * share)
    })
    for (const activation of activations) this.#backwardHidden1(activation)
  }

  #forwardHidden1(unscaledFeatures: Float64Array): SeatActivations {
    const scales = this.#featureScales
    const features = new Float64Array(unscaledFeatures.length)
    for (let i = 0; i < features.length; i++) features[i] = unscaledFeatures[i] * scales[i]
    const hidden1 = this.#hidden1Biases.values.slice()
    addWeightedRows(this.#hidden1Weights.values, features, hidden1)
    for (let j = 0; j < HIDDEN1_SIZE; j++) {
      if (hidden1[j] < 0) hidden1[j] = 0
      this.#hidden1Sum[j] += hidden1[j]
    }
    return {
      features,
      hidden1,
      hidden1Gradients: new Float64Array(HIDDEN1_SIZE),
      hidden2: this.#hidden2Biases.values.slice(),
    }
  }

  #forwardOutput({ features, hidden1, hidden2 }: SeatActivations): number {
    addWeightedRows(this.#hidden2OwnWeights.values, hidden1, hidden2)
    addWeightedRows(this.#hidden2SumWeights.values, this.#hidden1Sum, hidden2)
    const outputWeights = this.#outputWeights.values
    const skipWeights = this.#skipWeights.values
    let output = 0
    for (let j = 0; j < HIDDEN2_SIZE; j++) {
      if (hidden2[j] < 0) hidden2[j] = 0
      output += outputWeights[j] * hidden2[j]
    }
    for (let i = 0; i < skipWeights.length; i++) output += skipWeights[i] * features[i]
    return output
  }

  #backwardOutput({ features, hidden1, hidden1Gradients, hidden2 }: SeatActivations, gradient: number): void {
    const skipWeights = this.#skipWeights.gradients
    for (let i = 0; i < skipWeights.length; i++) skipWeights[i] += gradient * features[i]
    const hidden2Gradients = new Float64Array(HIDDEN2_SIZE)
    for (let j = 0; j < HIDDEN2_SIZE; j++) {
      if (hidden2[j] === 0) continue
      this.#outputWeights.gradients[j] += gradient * hidden2[j]
      hidden2Gradients[j] = gradient * this.#outputWeights.values[j]
      this.#hidden2Biases.gradients[j] += hidden2Gradients[j]
    }
    backpropagateRows(this.#hidden2OwnWeights, hidden1, hidden2Gradients, hidden1Gradients)
    backpropagateRows(this.#hidden2SumWeights, this.#hidden1Sum, hidden2Gradients, this.#hidden1SumGradients)
  }

  #backwardHidden1({ features, hidden1, hidden1Gradients }: SeatActivations): void {
    for (let j = 0; j < HIDDEN1_SIZE; j++) {
      hidden1Gradients[j] = hidden1[j] === 0 ? 0 : hidden1Gradients[j] + this.#hidden1SumGradients[j]
      this.#hidden1Biases.gradients[j] += hidden1Gradients[j]
    }
    const { gradients } = this.#hidden1Weights
    for (let i = 0; i < features.length; i++) {
      if (features[i] === 0) continue
      for (let j = 0; j < HIDDEN1_SIZE; j++)
        gradients[i * HIDDEN1_SIZE + j] += features[i] * hidden1Gradients[j]
    }
  }

  /** The weights converted to unscaled features and points. */
  get network(): Omit<ValueNetwork, 'trainingCommand' | 'rmse'> {
    const unscaled = (row: readonly number[], i: number) =>
      row.map((weight) => weight * this.#featureScales[i])
    const inPoints = (weight: number) => weight * this.#targetScale
    return {
      hidden1Weights: toRows(this.#hidden1Weights, HIDDEN1_SIZE).map(unscaled),
      hidden1Biases: [...this.#hidden1Biases.values],
      hidden2OwnWeights: toRows(this.#hidden2OwnWeights, HIDDEN2_SIZE),
      hidden2SumWeights: toRows(this.#hidden2SumWeights, HIDDEN2_SIZE),
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
