import type { Answer } from '../choice/choice.ts'
import type { Decision } from './match.ts'

/** The decisions of a match, packed into 16-bit integers: one per number of the answer, and one more per decision. */
export class DecisionLog implements Iterable<Decision> {
  #buffer = new Int16Array(256)
  #end = 0
  #length = 0

  /** The number of decisions. */
  get length(): number {
    return this.#length
  }

  push(seat: number, answer: Answer): void {
    const size = typeof answer === 'number' ? 1 : answer.length
    if (this.#end + size + 1 > this.#buffer.length) this.#grow(size + 1)
    this.#buffer[this.#end++] = typeof answer === 'number' ? seat : seat + SEAT_RADIX * (size + 1)
    if (typeof answer === 'number') this.#buffer[this.#end++] = answer
    else for (let i = 0; i < size; i++) this.#buffer[this.#end++] = answer[i]
    this.#length++
  }

  /** Removes the last decision. Scans all of them to find it: taking back is rare. */
  pop(): void {
    let last = 0
    for (let at = 0; at < this.#end; at = this.#nextOffset(at)) last = at
    if (this.#end > 0) this.#length--
    this.#end = last
  }

  *[Symbol.iterator](): Iterator<Decision> {
    for (let at = 0; at < this.#end; at = this.#nextOffset(at)) {
      const head = this.#buffer[at]
      const seat = head % SEAT_RADIX
      const answer =
        head < SEAT_RADIX ? this.#buffer[at + 1] : [...this.#buffer.subarray(at + 1, this.#nextOffset(at))]
      yield { seat, answer }
    }
  }

  /** The offset of the decision after the one at `offset`. */
  #nextOffset(at: number): number {
    const head = this.#buffer[at]
    return at + (head < SEAT_RADIX ? 2 : Math.floor(head / SEAT_RADIX))
  }

  #grow(atLeast: number): void {
    const larger = new Int16Array(Math.max(this.#buffer.length * 2, this.#end + atLeast))
    larger.set(this.#buffer)
    this.#buffer = larger
  }
}

/** The first integer of a decision is its seat, plus `SEAT_RADIX * (length + 1)` if the answer is a list. */
const SEAT_RADIX = 16
