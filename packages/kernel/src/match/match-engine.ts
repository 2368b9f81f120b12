import type { Answer } from '../choice/choice.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Prompt, Script, Seat } from './script.ts'

/**
 * What makes a match go on, and nothing else: the state, the open questions, the running script. It judges no answer and
 * remembers none, so what it has carried out is final, and it cannot be copied in the middle of a script.
 */
export class MatchEngine<S extends BaseState<F>, Q, F, W> implements MatchPosition<S, Q> {
  readonly rules: Rules<S, Q, F, W>
  readonly state: S
  #prompts: readonly Prompt<Q>[] = []
  #answers: (Answer | undefined)[] = NO_ANSWERS
  #missingAnswers = 0
  #isCollectingSealed = false
  #script: Script<void, Q> | null = null
  readonly #onBeforeScript: (() => void) | null

  /** Goes on to the first question. `beforeScript` is told before a script begins to change the state. */
  constructor(rules: Rules<S, Q, F, W>, state: S, beforeScript: (() => void) | null = null) {
    this.rules = rules
    this.state = state
    this.#onBeforeScript = beforeScript
    this.advance()
  }

  get prompts(): readonly Prompt<Q>[] {
    return this.#prompts
  }

  get isOver(): boolean {
    return this.#prompts.length === 0
  }

  /** Whether several were asked at once, whose answers are sealed until the last has come. */
  get isCollectingSealed(): boolean {
    return this.#isCollectingSealed
  }

  /** How many answers are sealed. */
  get sealedCount(): number {
    return this.#isCollectingSealed ? this.#prompts.length - this.#missingAnswers : 0
  }

  get isScriptRunning(): boolean {
    return this.#script !== null
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    const slot = this.promptIndexOf(seat)
    return slot < 0 || this.isAnswered(slot) ? null : this.#prompts[slot]
  }

  hasAnswered(seat: Seat): boolean {
    const slot = this.promptIndexOf(seat)
    return slot >= 0 && this.isAnswered(slot)
  }

  mayTakeBack(): boolean {
    return false
  }

  /** Where among the open questions that of a seat is; negative if it is not asked. */
  promptIndexOf(seat: Seat): number {
    const prompts = this.#prompts
    for (let slot = 0; slot < prompts.length; slot++) if (prompts[slot].seat === seat) return slot
    return -1
  }

  isAnswered(slot: number): boolean {
    return this.#isCollectingSealed && this.#answers[slot] !== undefined
  }

  /** Takes a legal answer to an open question, and goes on to the next. */
  applyAnswer(slot: number, answer: Answer): void {
    const script = this.#script
    if (script === null) {
      this.rules.applyAnswer(this.state, answer)
      this.advance()
      return
    }
    if (this.#isCollectingSealed) {
      this.#answers[slot] = answer
      if (--this.#missingAnswers > 0) return
    }
    const asked = script.next(this.#isCollectingSealed ? this.#answers : answer)
    if (asked.done) this.advance()
    else this.#openPrompts(asked.value)
  }

  /** Lets the outer machine go on from the state as it stands, through any number of scripts, to the next question. */
  advance(): void {
    for (;;) {
      const script = this.rules.nextScript(this.state)
      if (script === null) break
      this.#onBeforeScript?.()
      this.#script = script
      const asked = script.next()
      if (!asked.done) {
        this.#openPrompts(asked.value)
        return
      }
    }
    this.#script = null
    this.#openPrompt(this.rules.nextPrompt(this.state))
  }

  #openPrompts(asked: Prompt<Q> | readonly Prompt<Q>[]): void {
    if (!Array.isArray(asked)) {
      this.#openPrompt(asked as Prompt<Q>)
      return
    }
    this.#isCollectingSealed = true
    this.#prompts = asked
    this.#missingAnswers = asked.length
    this.#answers = []
  }

  #openPrompt(prompt: Prompt<Q> | null): void {
    this.#isCollectingSealed = false
    this.#prompts = prompt ? [prompt] : []
  }
}

const NO_ANSWERS: (Answer | undefined)[] = []
