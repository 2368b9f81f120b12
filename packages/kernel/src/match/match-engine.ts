import type { Answer } from '../choice/choice.ts'
import { LivePrompt } from '../choice/live-prompt.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Prompt, Script, Seat } from './script.ts'
import type { Knower } from './seat-set.ts'

/**
 * Runs a match: holds the state, the open prompts and the running script. It validates no answers and keeps no history,
 * so answers are final, and it cannot be copied while a script runs. `Match` adds these.
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

  /** Advances to the first prompt. `beforeScript` is called before a script starts to change the state. */
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

  /** Whether several seats are asked at once: their answers are sealed until the last one is given. */
  get isCollectingSealed(): boolean {
    return this.#isCollectingSealed
  }

  /** The number of sealed answers. */
  get sealedCount(): number {
    return this.#isCollectingSealed ? this.#prompts.length - this.#missingAnswers : 0
  }

  get isScriptRunning(): boolean {
    return this.#script !== null
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    const promptIndex = this.promptIndexOf(seat)
    return promptIndex < 0 || this.isAnswered(promptIndex) ? null : this.#prompts[promptIndex]
  }

  hasAnswered(seat: Seat): boolean {
    const promptIndex = this.promptIndexOf(seat)
    return promptIndex >= 0 && this.isAnswered(promptIndex)
  }

  mayTakeBack(): boolean {
    return false
  }

  /** The index of the open prompt of a seat; negative if it has none. */
  promptIndexOf(seat: Seat): number {
    const prompts = this.#prompts
    for (let promptIndex = 0; promptIndex < prompts.length; promptIndex++)
      if (prompts[promptIndex].seat === seat) return promptIndex
    return -1
  }

  isAnswered(promptIndex: number): boolean {
    return this.#isCollectingSealed && this.#answers[promptIndex] !== undefined
  }

  /** Applies an answer, which must be legal, and advances to the next prompt. */
  applyAnswer(promptIndex: number, answer: Answer): void {
    const script = this.#script
    if (script === null) {
      this.rules.applyAnswer(this.state, answer)
      this.advance()
      return
    }
    if (this.#isCollectingSealed) {
      this.#answers[promptIndex] = answer
      if (--this.#missingAnswers > 0) return
    }
    const result = script.next(this.#isCollectingSealed ? this.#answers : answer)
    if (result.done) this.advance()
    else this.#openPrompts(result.value)
  }

  /** Replaces the random generator for a determinization, which may also change the hands of the asked seats. */
  reseed(seed: number, viewer: Knower): void {
    this.rules.reseed(this.state, seed, viewer)
    for (const prompt of this.#prompts) if (prompt instanceof LivePrompt) prompt.refresh()
  }

  /** Advances from the current state, through any number of scripts, to the next prompt. */
  advance(): void {
    for (;;) {
      const script = this.rules.nextScript(this.state)
      if (script === null) break
      this.#onBeforeScript?.()
      this.#script = script
      const result = script.next()
      if (!result.done) {
        this.#openPrompts(result.value)
        return
      }
    }
    this.#script = null
    this.#openPrompt(this.rules.nextPrompt(this.state))
  }

  #openPrompts(result: Prompt<Q> | readonly Prompt<Q>[]): void {
    if (!Array.isArray(result)) {
      this.#openPrompt(result as Prompt<Q>)
      return
    }
    this.#isCollectingSealed = true
    this.#prompts = result
    this.#missingAnswers = result.length
    this.#answers = []
  }

  #openPrompt(prompt: Prompt<Q> | null): void {
    this.#isCollectingSealed = false
    this.#prompts = prompt ? [prompt] : []
  }
}

const NO_ANSWERS: (Answer | undefined)[] = []
