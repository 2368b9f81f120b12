import type { Answer } from '@slapwise/kernel'
import { SampleMean } from './sample-mean.ts'

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
    return this.gain.mean > this.gain.standardError
  }

  /** Whether a gain of `points` lies within two standard errors. */
  couldGain(points: number): boolean {
    return this.gain.mean + 2 * this.gain.standardError > points
  }
}
