import type { Prompt, Script, Seat } from '../match/script.ts'

/** The answer to an `acknowledge` prompt. Negative, so that it is neither a card nor a seat. */
export const OK = -3

/** The usual ways to ask, for the questions `Q` and the option types `T` of a game. */
export interface PromptFactory<Q, T extends string> {
  /** A prompt for one of the options; the first is the fallback. */
  oneOf(seat: Seat, question: Q, of: T, options: readonly number[]): Prompt<Q>
  /** Asks all seats to confirm that they have seen the result. */
  acknowledge(seats: readonly Seat[], question: Q): Script<void, Q>
}

export const createPromptFactory = <Q, T extends string>(): PromptFactory<Q, T> => ({ oneOf, acknowledge })

const oneOf = <Q>(seat: Seat, question: Q, of: string, options: readonly number[]): Prompt<Q> => ({
  seat,
  mode: 'decide',
  question,
  choice: { kind: 'one', of, options },
  fallback: options[0],
})

const OK_CHOICE = { kind: 'one', of: 'word', options: [OK] } as const

function* acknowledge<Q>(seats: readonly Seat[], question: Q): Script<void, Q> {
  yield seats.map(
    (seat): Prompt<Q> => ({ seat, mode: 'acknowledge', question, choice: OK_CHOICE, fallback: OK }),
  )
}
