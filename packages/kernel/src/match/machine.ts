import type { Answer } from '../choice/choice.ts'
import type { Position } from './position.ts'
import type { Rules, Telling } from './rules.ts'
import type { Prompt, Script, Seat } from './script.ts'

/**
 * What makes a match go on, and nothing else: the state, the open questions, the running script. It judges no answer and
 * remembers none, so what it has carried out is final, and it cannot be copied in the middle of a script.
 */
export class Machine<S extends Telling<F>, Q, F, W> implements Position<S, Q> {
  readonly rules: Rules<S, Q, F, W>
  readonly state: S
  #prompts: readonly Prompt<Q>[] = []
  #answers: (Answer | undefined)[] = NO_ANSWERS
  #missing = 0
  #isSealing = false
  #script: Script<void, Q> | null = null
  readonly #beforeScript: (() => void) | null

  /** Goes on to the first question. `beforeScript` is told before a script begins to change the state. */
  constructor(rules: Rules<S, Q, F, W>, state: S, beforeScript: (() => void) | null = null) {
    this.rules = rules
    this.state = state
    this.#beforeScript = beforeScript
    this.goOn()
  }

  get prompts(): readonly Prompt<Q>[] {
    return this.#prompts
  }

  get over(): boolean {
    return this.#prompts.length === 0
  }

  /** Whether several were asked at once, whose answers are sealed until the last has come. */
  get isSealing(): boolean {
    return this.#isSealing
  }

  /** How many answers are sealed. */
  get sealed(): number {
    return this.#isSealing ? this.#prompts.length - this.#missing : 0
  }

  get isInScript(): boolean {
    return this.#script !== null
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    const slot = this.slotOf(seat)
    return slot < 0 || this.isAnswered(slot) ? null : this.#prompts[slot]
  }

  hasAnswered(seat: Seat): boolean {
    const slot = this.slotOf(seat)
    return slot >= 0 && this.isAnswered(slot)
  }

  mayTakeBack(): boolean {
    return false
  }

  /** Where among the open questions that of a seat is; negative if it is not asked. */
  slotOf(seat: Seat): number {
    const prompts = this.#prompts
    for (let slot = 0; slot < prompts.length; slot++) if (prompts[slot].seat === seat) return slot
    return -1
  }

  isAnswered(slot: number): boolean {
    return this.#isSealing && this.#answers[slot] !== undefined
  }

  /** Takes a legal answer to an open question, and goes on to the next. */
  carryOut(slot: number, answer: Answer): void {
    const script = this.#script
    if (script === null) {
      this.rules.act(this.state, answer)
      this.goOn()
      return
    }
    if (this.#isSealing) {
      this.#answers[slot] = answer
      if (--this.#missing > 0) return
    }
    const asked = script.next(this.#isSealing ? this.#answers : answer)
    if (asked.done) this.goOn()
    else this.#ask(asked.value)
  }

  /** Lets the outer machine go on from the state as it stands, through any number of scripts, to the next question. */
  goOn(): void {
    for (;;) {
      const script = this.rules.script(this.state)
      if (script === null) break
      this.#beforeScript?.()
      this.#script = script
      const asked = script.next()
      if (!asked.done) {
        this.#ask(asked.value)
        return
      }
    }
    this.#script = null
    this.#askOne(this.rules.prompt(this.state))
  }

  #ask(asked: Prompt<Q> | readonly Prompt<Q>[]): void {
    if (!Array.isArray(asked)) {
      this.#askOne(asked as Prompt<Q>)
      return
    }
    this.#isSealing = true
    this.#prompts = asked
    this.#missing = asked.length
    this.#answers = []
  }

  #askOne(prompt: Prompt<Q> | null): void {
    this.#isSealing = false
    this.#prompts = prompt ? [prompt] : []
  }
}

const NO_ANSWERS: (Answer | undefined)[] = []
