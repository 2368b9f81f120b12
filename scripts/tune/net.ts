import { below, numbered, type Random, type Value } from '@slapwise/kernel'

/** How a position looked to each seat, and by how many points the lead of each should be guessed to grow. */
export interface Lesson {
  readonly numbers: readonly Float64Array[]
  readonly gained: readonly number[]
}

/** Of the net: how many numbers a code has, and how many traits come of it. */
const CODES = 16
const TRAITS = 12

/** Of the fit, which is Adam’s: the step at the beginning, how long the past counts, how much weights shrink. */
const STEP = 2e-3
const PAST = 0.9
const PAST_OF_SQUARES = 0.999
const SHRINK = 1e-3

/** A part of the net, and which way it should move. */
class Weights {
  readonly now: Float64Array
  readonly slopes: Float64Array
  readonly #drift: Float64Array
  readonly #squares: Float64Array

  constructor(count: number, width: number, random: Random) {
    this.now = Float64Array.from({ length: count }, () => width * bell(random))
    this.slopes = new Float64Array(count)
    this.#drift = new Float64Array(count)
    this.#squares = new Float64Array(count)
  }

  /** The `steps`th step, and the slopes begin anew. */
  move(step: number, steps: number): void {
    const { now, slopes } = this
    const drift = this.#drift
    const squares = this.#squares
    const drifts = 1 - PAST ** steps
    const spreads = 1 - PAST_OF_SQUARES ** steps
    for (let i = 0; i < now.length; i++) {
      drift[i] += (1 - PAST) * (slopes[i] - drift[i])
      squares[i] += (1 - PAST_OF_SQUARES) * (slopes[i] * slopes[i] - squares[i])
      const move = drift[i] / drifts / (Math.sqrt(squares[i] / spreads) + 1e-8)
      now[i] -= step * (move + SHRINK * now[i])
      slopes[i] = 0
    }
  }
}

/** Near enough to a normal distribution. */
function bell(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += below(random, 2 ** 20) / 2 ** 20
  return sum
}

/** What the net makes of one seat, and what that should have been. */
interface Reading {
  readonly numbers: Float64Array
  readonly code: Float64Array
  readonly codeSlopes: Float64Array
  readonly traits: Float64Array
}

/** Fits a small net to lessons, batch by batch. */
export class Training {
  readonly #scale: Float64Array
  /** The usual size of what is gained. */
  readonly #unit: number
  readonly #code: Weights
  readonly #codeFrom: Weights
  readonly #own: Weights
  readonly #all: Weights
  readonly #traitFrom: Weights
  readonly #worth: Weights
  readonly #direct: Weights
  readonly #sum = new Float64Array(CODES)
  readonly #sumSlopes = new Float64Array(CODES)
  #steps = 0

  /** All is read as parts of its usual size, as the first lessons show it. */
  constructor(first: readonly Lesson[]) {
    const random = numbered(1)
    this.#scale = usualSizes(first.flatMap(({ numbers }) => numbers)).map((size) => 1 / size)
    this.#unit = usualSizes(first.flatMap(({ gained }) => gained.map((points) => [points])))[0]
    const features = this.#scale.length
    this.#code = new Weights(features * CODES, Math.sqrt(2 / features), random)
    this.#codeFrom = new Weights(CODES, 0, random)
    this.#own = new Weights(CODES * TRAITS, Math.sqrt(1 / CODES), random)
    this.#all = new Weights(CODES * TRAITS, Math.sqrt(1 / CODES) / 4, random)
    this.#traitFrom = new Weights(TRAITS, 0, random)
    this.#worth = new Weights(TRAITS, 0.1, random)
    this.#direct = new Weights(features, 0, random)
  }

  /** `left` is the part of all lessons that is still to come: steps get smaller. */
  learn(batch: readonly Lesson[], left: number): void {
    for (const lesson of batch) this.#study(lesson, 1 / batch.length)
    this.#steps++
    for (const part of [
      this.#code,
      this.#codeFrom,
      this.#own,
      this.#all,
      this.#traitFrom,
      this.#worth,
      this.#direct,
    ])
      part.move(STEP * left, this.#steps)
  }

  /** By how many points the leads will grow, as far as it has learnt. */
  guess(numbers: readonly Float64Array[]): number[] {
    this.#sum.fill(0)
    const readings = numbers.map((list) => this.#encode(list))
    const guesses = readings.map((reading) => this.#judge(reading))
    const same = mean(guesses)
    return guesses.map((guess) => this.#unit * (guess - same))
  }

  /** What the lesson says is compared with what the net says, both without what is the same for all seats. */
  #study({ numbers, gained }: Lesson, part: number): void {
    this.#sum.fill(0)
    const readings = numbers.map((list) => this.#encode(list))
    const guesses = readings.map((reading) => this.#judge(reading))
    const same = mean(guesses) - mean(gained) / this.#unit
    this.#sumSlopes.fill(0)
    readings.forEach((reading, seat) => {
      const off = guesses[seat] - gained[seat] / this.#unit - same
      this.#blameJudging(reading, off * part)
    })
    for (const reading of readings) this.#blameEncoding(reading)
  }

  #encode(list: Float64Array): Reading {
    const scale = this.#scale
    const numbers = new Float64Array(list.length)
    for (let i = 0; i < list.length; i++) numbers[i] = list[i] * scale[i]
    const code = this.#codeFrom.now.slice()
    addRows(this.#code.now, numbers, code)
    for (let j = 0; j < CODES; j++) {
      if (code[j] < 0) code[j] = 0
      this.#sum[j] += code[j]
    }
    return { numbers, code, codeSlopes: new Float64Array(CODES), traits: this.#traitFrom.now.slice() }
  }

  #judge({ numbers, code, traits }: Reading): number {
    addRows(this.#own.now, code, traits)
    addRows(this.#all.now, this.#sum, traits)
    const worth = this.#worth.now
    const direct = this.#direct.now
    let guess = 0
    for (let j = 0; j < TRAITS; j++) {
      if (traits[j] < 0) traits[j] = 0
      guess += worth[j] * traits[j]
    }
    for (let i = 0; i < direct.length; i++) guess += direct[i] * numbers[i]
    return guess
  }

  #blameJudging({ numbers, code, codeSlopes, traits }: Reading, slope: number): void {
    const direct = this.#direct.slopes
    for (let i = 0; i < direct.length; i++) direct[i] += slope * numbers[i]
    const back = new Float64Array(TRAITS)
    for (let j = 0; j < TRAITS; j++) {
      if (traits[j] === 0) continue
      this.#worth.slopes[j] += slope * traits[j]
      back[j] = slope * this.#worth.now[j]
      this.#traitFrom.slopes[j] += back[j]
    }
    blameRows(this.#own, code, back, codeSlopes)
    blameRows(this.#all, this.#sum, back, this.#sumSlopes)
  }

  #blameEncoding({ numbers, code, codeSlopes }: Reading): void {
    for (let j = 0; j < CODES; j++) {
      codeSlopes[j] = code[j] === 0 ? 0 : codeSlopes[j] + this.#sumSlopes[j]
      this.#codeFrom.slopes[j] += codeSlopes[j]
    }
    const { slopes } = this.#code
    for (let i = 0; i < numbers.length; i++) {
      if (numbers[i] === 0) continue
      for (let j = 0; j < CODES; j++) slopes[i * CODES + j] += numbers[i] * codeSlopes[j]
    }
  }

  /** The net as it stands, for numbers of any size. */
  get net(): Omit<Value, 'command' | 'spread'> {
    const unscaled = (row: readonly number[], i: number) => row.map((weight) => weight * this.#scale[i])
    const inPoints = (weight: number) => weight * this.#unit
    return {
      code: rowsOf(this.#code, CODES).map(unscaled),
      codeFrom: [...this.#codeFrom.now],
      own: rowsOf(this.#own, TRAITS),
      all: rowsOf(this.#all, TRAITS),
      traitFrom: [...this.#traitFrom.now],
      worth: Array.from(this.#worth.now, inPoints),
      direct: rowsOf(this.#direct, 1).flatMap(unscaled).map(inPoints),
    }
  }
}

/** Adds the rows, each as often as the numbers say. */
function addRows(rows: Float64Array, numbers: Float64Array, into: Float64Array): void {
  const width = into.length
  for (let i = 0; i < numbers.length; i++) {
    const times = numbers[i]
    if (times === 0) continue
    const row = i * width
    for (let j = 0; j < width; j++) into[j] += times * rows[row + j]
  }
}

/** What `addRows` has done, backwards. */
function blameRows(
  { now, slopes }: Weights,
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
      slopes[row + j] += times * back[j]
      sum += now[row + j] * back[j]
    }
    into[i] += sum
  }
}

const rowsOf = ({ now }: Weights, width: number): number[][] =>
  Array.from({ length: now.length / width }, (_, i) => [...now.subarray(i * width, (i + 1) * width)])

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** What is nearly always 0 is not blown up. */
const LEAST = 0.1

function usualSizes(lists: readonly ArrayLike<number>[]): Float64Array {
  const squares = new Float64Array(lists[0].length)
  for (const list of lists) for (let i = 0; i < list.length; i++) squares[i] += list[i] ** 2
  return squares.map((sum) => Math.max(LEAST, Math.sqrt(sum / lists.length)))
}
