import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { VersionedContent } from '../versions.ts'
import type { AnswerHints } from './answer-hints.ts'
import type { CardId, Face } from './face.ts'
import type { LastingHooks } from './lasting-effect.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** A power card, by its place in the setup. */
export type PowerId = number

/** What a power card does with the hand card that it is activated with. */
export interface PowerKind extends VersionedContent {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  /** What follows from the answers to what it asks. */
  readonly answerHints?: AnswerHints
  /** Before the effect of the hand card, or after it and its wish. */
  readonly timing: 'before' | 'after'
  /** Some cannot go with every card. */
  readonly canGoWith?: (face: Face) => boolean
  run(table: Table, player: Seat, card: CardId): MaybeScript
  readonly lastingHooks?: LastingHooks
}

/** How many there are of each kind. */
export const POWER_COPIES = 2

/** A power card in front of somebody: closed it can be activated, open it is spent. */
export interface HeldPower {
  readonly power: PowerId
  readonly open: boolean
}
