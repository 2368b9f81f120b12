import type { Seat } from '@slapwise/kernel'
import type { Dated } from '../versions.ts'
import type { Stops } from './ending.ts'
import type { Hooks } from './lasting.ts'
import type { Meanings } from './meaning.ts'
import type { MaybeAsk } from './question.ts'
import type { EditionName, Settings } from './settings.ts'
import type { Table } from './table.ts'
import type { Words } from './words.ts'

interface EventWords {
  readonly text: Words
  readonly rulings?: readonly Words[]
}

export interface EventKind extends Dated, EventWords {
  readonly id: string
  readonly name: Words
  /** The words at a table of each edition, where the editions differ. Its own are for where no match is played. */
  readonly inEdition?: Readonly<Record<EditionName, Required<EventWords>>>
  /** What follows from the answers to what it asks. */
  readonly meanings?: Meanings
  /** `players` take part, in order of play. */
  run(table: Table, players: readonly Seat[], trigger: Seat): MaybeAsk
  readonly lasting?: Hooks
  /** Set if it ends the round: the part of the round that it cuts off. */
  readonly ending?: Stops
  /** Where the table agrees on what it does: the event that it stands for. */
  readonly standsFor?: (settings: Settings) => string
}
