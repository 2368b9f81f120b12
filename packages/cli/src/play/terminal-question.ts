import type { Answer, Prompt } from '@slapwise/kernel'

/** The input that takes the last decision back. */
export const TAKE_BACK = 'back'

/** An option that is chosen by one of its keys or a prefix of its name. */
export interface AnswerOption {
  readonly value: number
  readonly keys: readonly string[]
  readonly name: string
  /** The text printed after the first key. */
  readonly label: string
}

/** The answer that a line stands for, or why it stands for none. */
export type ParsedAnswer = { readonly answer: Answer } | { readonly problem: string }

/** A question as it is asked at the terminal. */
export interface TerminalQuestion {
  readonly prompt: Prompt<unknown>
  readonly question: string
  /** The consequence of the answer, if the question does not say it. */
  readonly meaning: string | null
  readonly options: readonly AnswerOption[]
  /** Hints on how to answer, if the options do not show it. */
  readonly hints: readonly string[]
  /** The items that each get a receiver, in the order in which they are printed. */
  readonly items: readonly { readonly value: number; readonly label: string }[]
  readonly canTakeBack: boolean
  show(): void
  explain(topic: string): readonly string[]
  parse(line: string): ParsedAnswer
}
