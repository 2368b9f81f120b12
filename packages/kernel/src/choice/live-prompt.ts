import type { Prompt, PromptMode, Seat } from '../match/script.ts'
import type { Answer, Choice, OptionType } from './choice.ts'

/**
 * A prompt for one option whose list of options is computed from the state when it is first read: most copies of a
 * match never read it. In a determinization the hand may become another, see `refresh`.
 *
 * A class for speed: objects with their own getters have different hidden classes, and all code that reads prompts
 * would become megamorphic. `listOptions` gets its `source` as an argument, so that it need not be a closure.
 */
export class LivePrompt<Q, S> implements Prompt<Q> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  readonly #of: OptionType
  readonly #source: S
  readonly #listOptions: (source: S, seat: Seat) => readonly number[]
  readonly #pickFallback: (options: readonly number[], source: S) => Answer
  #choice: Choice | null = null

  /** The fallback is the first option, unless `pickFallback` is given. */
  constructor(
    seat: Seat,
    mode: PromptMode,
    question: Q,
    of: OptionType,
    source: S,
    listOptions: (source: S, seat: Seat) => readonly number[],
    pickFallback: (options: readonly number[], source: S) => Answer = firstOption,
  ) {
    this.seat = seat
    this.mode = mode
    this.question = question
    this.#of = of
    this.#source = source
    this.#listOptions = listOptions
    this.#pickFallback = pickFallback
  }

  get choice(): Choice {
    this.#choice ??= { kind: 'one', of: this.#of, options: this.#listOptions(this.#source, this.seat) }
    return this.#choice
  }

  get fallback(): Answer {
    return this.#pickFallback(this.choice.options, this.#source)
  }

  /** Forgets the options, after the state has changed while the prompt is open. */
  refresh(): void {
    this.#choice = null
  }
}

const firstOption = (options: readonly number[]): Answer => options[0]

/** Copies a prompt into plain data, with the options as they are now. */
export const toPlain = <Q>({ seat, mode, question, choice, fallback }: Prompt<Q>): Prompt<Q> => ({
  seat,
  mode,
  question,
  choice,
  fallback,
})
