import type { Prompt, PromptMode, Seat } from '../match/script.ts'
import type { Answer, Choice, OptionType } from './choice.ts'

/**
 * A question for one of the options, which are read off the table whenever they are looked at: others may imagine
 * another hand. The first is the safe one.
 *
 * It is a class for speed: an object with getters of its own has a shape of its own, and whatever reads prompts would
 * be slow ever after.
 */
export class LivePrompt<Q> implements Prompt<Q> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  readonly #of: OptionType
  readonly #options: (seat: Seat) => readonly number[]

  constructor(
    seat: Seat,
    manner: PromptMode,
    question: Q,
    of: OptionType,
    options: (seat: Seat) => readonly number[],
  ) {
    this.seat = seat
    this.mode = manner
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

/** What is asked at this moment, as plain data. */
export const toPlain = <Q>({ seat, mode, question, choice, fallback }: Prompt<Q>): Prompt<Q> => ({
  seat,
  mode,
  question,
  choice,
  fallback,
})
