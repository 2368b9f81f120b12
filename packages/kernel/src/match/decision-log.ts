import type { Answer } from '../choice/choice.ts'
import type { Decision } from './match.ts'

/** The decisions of a match, kept small: two bytes a number, and one number more for each decision. */
export class DecisionLog implements Iterable<Decision> {
  #numbers = new Int16Array(256)
  #end = 0
  #length = 0

  /** How many decisions there are. */
  get length(): number {
    return this.#length
  }

  push(seat: number, answer: Answer): void {
    const size = typeof answer === 'number' ? 1 : answer.length
    if (this.#end + size + 1 > this.#numbers.length) this.#grow(size + 1)
    this.#numbers[this.#end++] = typeof answer === 'number' ? seat : seat + SEATS * (size + 1)
    if (typeof answer === 'number') this.#numbers[this.#end++] = answer
    else for (let i = 0; i < size; i++) this.#numbers[this.#end++] = answer[i]
    this.#length++
  }

  /** Removes the last decision. Reads all of them to find it: decisions are seldom taken back. */
  pop(): void {
    let last = 0
    for (let at = 0; at < this.#end; at = this.#after(at)) last = at
    if (this.#end > 0) this.#length--
    this.#end = last
  }

  *[Symbol.iterator](): Iterator<Decision> {
    for (let at = 0; at < this.#end; at = this.#after(at)) {
      const head = this.#numbers[at]
      const seat = head % SEATS
      const answer =
        head < SEATS ? this.#numbers[at + 1] : [...this.#numbers.subarray(at + 1, this.#after(at))]
      yield { seat, answer }
    }
  }

  /** The place of the decision that follows the one at `at`. */
  #after(at: number): number {
    const head = this.#numbers[at]
    return at + (head < SEATS ? 2 : Math.floor(head / SEATS))
  }

  #grow(atLeast: number): void {
    const grown = new Int16Array(Math.max(this.#numbers.length * 2, this.#end + atLeast))
    grown.set(this.#numbers)
    this.#numbers = grown
  }
}

/** A decision starts with its seat, plus this times one more than the length where the answer is a list. */
const SEATS = 16
