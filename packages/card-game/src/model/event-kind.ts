import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { VersionedContent } from '../versions.ts'
import type { AnswerHints } from './answer-hints.ts'
import type { EndingScope } from './ending.ts'
import type { LastingHooks } from './lasting-effect.ts'
import type { MaybeScript } from './question.ts'
import type { EditionName, Settings } from './settings.ts'
import type { Table } from './table.ts'

interface EventTexts {
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
}

export interface EventKind extends VersionedContent, EventTexts {
  readonly id: string
  readonly name: LocalizedText
  /** The words at a table of each edition, where the editions differ. Its own are for where no match is played. */
  readonly textsByEdition?: Readonly<Record<EditionName, Required<EventTexts>>>
  /** What follows from the answers to what it asks. */
  readonly answerHints?: AnswerHints
  /** `players` take part, in order of play. */
  run(table: Table, players: readonly Seat[], trigger: Seat): MaybeScript
  readonly lastingHooks?: LastingHooks
  /** Set if it ends the round: the part of the round that it cuts off. */
  readonly endingScope?: EndingScope
  /** Where the table agrees on what it does: the event that it stands for. */
  readonly standsFor?: (settings: Settings) => string
}
