import type { Seat } from '@slapwise/kernel'
import type { Meanings } from './meaning.ts'
import type { MaybeAsk } from './question.ts'
import type { Table } from './table.ts'
import type { Words } from './words.ts'

/** One of the twenty, by what the die shows. */
export interface EventKind {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  /** What follows from the answers to what it asks. */
  readonly meanings?: Meanings
  /** `order` is that of play: from the player to the right of whose event it is, to them. */
  run(table: Table, order: readonly Seat[], trigger: Seat): MaybeAsk
}
