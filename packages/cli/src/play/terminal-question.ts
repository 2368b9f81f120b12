import type { Answer, Prompt } from '@slapwise/kernel'

/** What is typed to take the last decision back, in place of an answer. */
export const TAKE_BACK = 'back'

/** Something that can be chosen by typing one of its keys, or enough of its name. */
export interface AnswerOption {
  readonly value: number
  readonly keys: readonly string[]
  readonly name: string
  /** How it is shown beside its first key. */
  readonly label: string
}

/** What somebody meant by a line, or a friendly word on what is wrong with it. */
export type ParsedAnswer = { readonly answer: Answer } | { readonly problem: string }

/** A question that somebody at the keyboard is about to answer. */
export interface TerminalQuestion {
  readonly prompt: Prompt<unknown>
  readonly question: string
  /** What follows from the answer, where the question does not say it. */
  readonly meaning: string | null
  readonly options: readonly AnswerOption[]
  /** How to answer, where that is not shown with the options. */
  readonly hints: readonly string[]
  /** What finds an owner each, in the order in which it is shown. */
  readonly items: readonly { readonly value: number; readonly label: string }[]
  readonly canTakeBack: boolean
  show(): void
  explain(topic: string): readonly string[]
  parse(line: string): ParsedAnswer
}
