import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** One of the twenty, by what the die shows. */
export interface EventKind {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  /** What follows from the answers to what it asks. */
  readonly answerHints?: AnswerHints
  /** `order` is that of play: from the player to the right of whose event it is, to them. */
  run(table: Table, order: readonly Seat[], trigger: Seat): MaybeScript
}
