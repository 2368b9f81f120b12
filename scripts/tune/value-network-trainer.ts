import { createFastRandom, type Random, randomBelow, type ValueNetwork } from '@slapwise/kernel'

/** How a position looked to each seat, and by how many points the lead of each should be guessed to grow. */
export interface TrainingExample {
  readonly features: readonly Float64Array[]
  readonly targets: readonly number[]
}

/** Of the net: how many numbers a code has, and how many traits come of it. */
const HIDDEN1_SIZE = 16
const HIDDEN2_SIZE = 12

/** Of the fit, which is Adam’s: the step at the beginning, how long the past counts, how much weights shrink. */
const LEARNING_RATE = 2e-3
const ADAM_BETA1 = 0.9
const ADAM_BETA2 = 0.999
const WEIGHT_DECAY = 1e-3

/** A part of the net, and which way it should move. */
class TrainableWeights {
  readonly values: Float64Array
  readonly gradients: Float64Array
  readonly #momentum: Float64Array
  readonly #squaredGradients: Float64Array

  constructor(count: number, width: number, random: Random) {
    this.values = Float64Array.from({ length: count }, () => width * sampleNormal(random))
    this.gradients = new Float64Array(count)
    this.#momentum = new Float64Array(count)
    this.#squaredGradients = new Float64Array(count)
  }

  /** The `steps`th step, and the slopes begin anew. */
  applyGradients(step: number, steps: number): void {
    const { values, gradients } = this
    const drift = this.#momentum
    const squares = this.#squaredGradients
    const drifts = 1 - ADAM_BETA1 ** steps
    const spreads = 1 - ADAM_BETA2 ** steps
    for (let i = 0; i < values.length; i++) {
      drift[i] += (1 - ADAM_BETA1) * (gradients[i] - drift[i])
      squares[i] += (1 - ADAM_BETA2) * (gradients[i] * gradients[i] - squares[i])
      const move = drift[i] / drifts / (Math.sqrt(squares[i] / spreads) + 1e-8)
      values[i] -= step * (move + WEIGHT_DECAY * values[i])
      gradients[i] = 0
    }
  }
}

/** Near enough to a normal distribution. */
function sampleNormal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += randomBelow(random, 2 ** 20) / 2 ** 20
  return sum
}

/** What the net makes of one seat, and what that should have been. */
interface SeatActivations {
  readonly features: Float64Array
  readonly hidden1: Float64Array
  readonly hidden1Gradients: Float64Array
  readonly hidden2: Float64Array
}

/** Fits a small net to lessons, batch by batch. */
export class ValueNetworkTrainer {
  readonly #featureScales: Float64Array
  /** The usual size of what is gained. */
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

  /** All is read as parts of its usual size, as the first lessons show it. */
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

  /** `left` is the part of all lessons that is still to come: steps get smaller. */
  trainBatch(batch: readonly TrainingExample[], left: number): void {
    for (const lesson of batch) this.#backpropagate(lesson, 1 / batch.length)
    this.#stepCount++
    for (const part of [
      this.#hidden1Weights,
      this.#hidden1Biases,
      this.#hidden2OwnWeights,
      this.#hidden2SumWeights,
      this.#hidden2Biases,
      this.#outputWeights,
      this.#skipWeights,
    ])
      part.applyGradients(LEARNING_RATE * left, this.#stepCount)
  }

  /** By how many points the leads will grow, as far as it has learnt. */
  predict(numbers: readonly Float64Array[]): number[] {
    this.#hidden1Sum.fill(0)
    const readings = numbers.map((list) => this.#forwardHidden1(list))
    const guesses = readings.map((reading) => this.#forwardOutput(reading))
    const same = mean(guesses)
    return guesses.map((guess) => this.#targetScale * (guess - same))
  }

  /** What the lesson says is compared with what the net says, both without what is the same for all seats. */
  #backpropagate({ features, targets }: TrainingExample, part: number): void {
    this.#hidden1Sum.fill(0)
    const readings = features.map((list) => this.#forwardHidden1(list))
    const guesses = readings.map((reading) => this.#forwardOutput(reading))
    const same = mean(guesses) - mean(targets) / this.#targetScale
    this.#hidden1SumGradients.fill(0)
    readings.forEach((reading, seat) => {
      const off = guesses[seat] - targets[seat] / this.#targetScale - same
      this.#backwardOutput(reading, off * part)
    })
    for (const reading of readings) this.#backwardHidden1(reading)
  }

  #forwardHidden1(list: Float64Array): SeatActivations {
    const scale = this.#featureScales
    const numbers = new Float64Array(list.length)
    for (let i = 0; i < list.length; i++) numbers[i] = list[i] * scale[i]
    const code = this.#hidden1Biases.values.slice()
    addWeightedRows(this.#hidden1Weights.values, numbers, code)
    for (let j = 0; j < HIDDEN1_SIZE; j++) {
      if (code[j] < 0) code[j] = 0
      this.#hidden1Sum[j] += code[j]
    }
    return {
      features: numbers,
      hidden1: code,
      hidden1Gradients: new Float64Array(HIDDEN1_SIZE),
      hidden2: this.#hidden2Biases.values.slice(),
    }
  }

  #forwardOutput({ features, hidden1, hidden2 }: SeatActivations): number {
    addWeightedRows(this.#hidden2OwnWeights.values, hidden1, hidden2)
    addWeightedRows(this.#hidden2SumWeights.values, this.#hidden1Sum, hidden2)
    const worth = this.#outputWeights.values
    const direct = this.#skipWeights.values
    let guess = 0
    for (let j = 0; j < HIDDEN2_SIZE; j++) {
      if (hidden2[j] < 0) hidden2[j] = 0
      guess += worth[j] * hidden2[j]
    }
    for (let i = 0; i < direct.length; i++) guess += direct[i] * features[i]
    return guess
  }

  #backwardOutput({ features, hidden1, hidden1Gradients, hidden2 }: SeatActivations, slope: number): void {
    const direct = this.#skipWeights.gradients
    for (let i = 0; i < direct.length; i++) direct[i] += slope * features[i]
    const back = new Float64Array(HIDDEN2_SIZE)
    for (let j = 0; j < HIDDEN2_SIZE; j++) {
      if (hidden2[j] === 0) continue
      this.#outputWeights.gradients[j] += slope * hidden2[j]
      back[j] = slope * this.#outputWeights.values[j]
      this.#hidden2Biases.gradients[j] += back[j]
    }
    backpropagateRows(this.#hidden2OwnWeights, hidden1, back, hidden1Gradients)
    backpropagateRows(this.#hidden2SumWeights, this.#hidden1Sum, back, this.#hidden1SumGradients)
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

  /** The net as it stands, for numbers of any size. */
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

/** Adds the rows, each as often as the numbers say. */
function addWeightedRows(rows: Float64Array, numbers: Float64Array, into: Float64Array): void {
  const width = into.length
  for (let i = 0; i < numbers.length; i++) {
    const times = numbers[i]
    if (times === 0) continue
    const row = i * width
    for (let j = 0; j < width; j++) into[j] += times * rows[row + j]
  }
}

/** What `addRows` has done, backwards. */
function backpropagateRows(
  { values, gradients }: TrainableWeights,
  numbers: Float64Array,
  back: Float64Array,
  into: Float64Array,
): void {
  const width = back.length
  for (let i = 0; i < numbers.length; i++) {
    const times = numbers[i]
    const row = i * width
    let sum = 0
    for (let j = 0; j < width; j++) {
      gradients[row + j] += times * back[j]
      sum += values[row + j] * back[j]
    }
    into[i] += sum
  }
}

const toRows = ({ values }: TrainableWeights, width: number): number[][] =>
  Array.from({ length: values.length / width }, (_, i) => [...values.subarray(i * width, (i + 1) * width)])

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** What is nearly always 0 is not blown up. */
const MIN_SCALE = 0.1

function rootMeanSquares(lists: readonly ArrayLike<number>[]): Float64Array {
  const squares = new Float64Array(lists[0].length)
  for (const list of lists) for (let i = 0; i < list.length; i++) squares[i] += list[i] ** 2
  return squares.map((sum) => Math.max(MIN_SCALE, Math.sqrt(sum / lists.length)))
}
