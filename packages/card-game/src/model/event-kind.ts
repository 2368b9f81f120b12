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
  /** The texts by edition, for events that differ. `text` is for lists outside of a match. */
  readonly textsByEdition?: Readonly<Record<EditionName, Required<EventTexts>>>
  readonly answerHints?: AnswerHints
  /** `players` are the seats that take part, in order of play. */
  run(table: Table, players: readonly Seat[], trigger: Seat): MaybeScript
  readonly lastingHooks?: LastingHooks
  /** The part of the round that is cut off, if this event ends the round. */
  readonly endingScope?: EndingScope
  /** The id of the event that this event stands for, if a setting decides its effect. */
  readonly standsFor?: (settings: Settings) => string
}
