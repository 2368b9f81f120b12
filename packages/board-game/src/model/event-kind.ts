import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { AnswerHints } from './answer-hints.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** One of the twenty events. The twenty-sided die chooses among them. */
export interface EventKind {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly answerHints?: AnswerHints
  /** `order` has all seats in order of play and ends with `trigger`, the player whose event it is. */
  run(table: Table, order: readonly Seat[], trigger: Seat): MaybeScript
}
