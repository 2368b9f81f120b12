/** What is said to somebody who looks elsewhere. */
export interface SenseWords {
  /** Something to decide. */
  readonly turn: string
  /** Something to throw in, or not. */
  readonly quick: string
  /** Something to say OK to. */
  readonly nod: string
  readonly waiting: string
}
