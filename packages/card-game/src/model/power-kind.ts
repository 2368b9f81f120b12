import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { VersionedContent } from '../versions.ts'
import type { AnswerHints } from './answer-hints.ts'
import type { CardId, Face } from './face.ts'
import type { LastingHooks } from './lasting-effect.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** The index of a power card in the setup. */
export type PowerId = number

/** A power card, which is activated together with a hand card. */
export interface PowerKind extends VersionedContent {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly answerHints?: AnswerHints
  /** Before the effect of the hand card, or after its effect and wish. */
  readonly timing: 'before' | 'after'
  /** The hand cards with which the power card can be activated; all if missing. */
  readonly canGoWith?: (face: Pick<Face, 'kind'>) => boolean
  run(table: Table, player: Seat, card: CardId): MaybeScript
  readonly lastingHooks?: LastingHooks
}

/** The number of copies of each kind. */
export const POWER_COPIES = 2

/** A power card of a player: face down it can be activated, open it is used. */
export interface HeldPower {
  readonly power: PowerId
  readonly open: boolean
}
