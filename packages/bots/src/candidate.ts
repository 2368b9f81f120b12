import type { Answer } from '@slapwise/kernel'
import { SampleMean } from './sample-mean.ts'

/** With fewer samples, the standard error itself is unreliable: a search without time must not be weaker than its policy. */
const MIN_SAMPLES = 4

/** An answer that is compared with the policy's answer. */
export class Candidate {
  readonly answer: Answer
  /** Its gain over the policy's answer, one sample per determinization. */
  readonly gain = new SampleMean()

  constructor(answer: Answer) {
    this.answer = answer
  }

  /** Whether the mean gain exceeds its standard error. */
  get isReliablyBetter(): boolean {
    return this.gain.count >= MIN_SAMPLES && this.gain.mean > this.gain.standardError
  }

  /** Whether the mean gain is zero within its standard error. */
  get isEqual(): boolean {
    return this.gain.count >= MIN_SAMPLES && Math.abs(this.gain.mean) <= this.gain.standardError
  }

  /** Whether a gain of `points` lies within two standard errors. */
  couldGain(points: number): boolean {
    return this.gain.mean + 2 * this.gain.standardError > points
  }
}
