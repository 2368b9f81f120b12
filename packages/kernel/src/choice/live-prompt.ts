import type { Prompt, PromptMode, Seat } from '../match/script.ts'
import type { Answer, Choice, OptionType } from './choice.ts'

/**
 * A prompt for one option whose list of options is read from the state at every access: in a determinization the hand
 * may be another. The first option is the fallback.
 *
 * A class for speed: objects with their own getters have different hidden classes, and all code that reads prompts
 * would become megamorphic.
 */
export class LivePrompt<Q> implements Prompt<Q> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  readonly #of: OptionType
  readonly #options: (seat: Seat) => readonly number[]

  constructor(
    seat: Seat,
    mode: PromptMode,
    question: Q,
    of: OptionType,
    options: (seat: Seat) => readonly number[],
  ) {
    this.seat = seat
    this.mode = mode
    this.question = question
    this.#of = of
    this.#options = options
  }

  get choice(): Choice {
    return { kind: 'one', of: this.#of, options: this.#options(this.seat) }
  }

  get fallback(): Answer {
    return this.#options(this.seat)[0]
  }
}

/** Copies a prompt into plain data, with the options as they are now. */
export const toPlain = <Q>({ seat, mode, question, choice, fallback }: Prompt<Q>): Prompt<Q> => ({
  seat,
  mode,
  question,
  choice,
  fallback,
})
