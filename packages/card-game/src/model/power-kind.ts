import type { Seat } from '@slapwise/kernel'
import type { Dated } from '../versions.ts'
import type { CardId, Face } from './face.ts'
import type { Hooks } from './lasting.ts'
import type { Meanings } from './meaning.ts'
import type { MaybeAsk } from './question.ts'
import type { Table } from './table.ts'
import type { Words } from './words.ts'

/** A power card, by its place in the setup. */
export type PowerId = number

/** What a power card does with the hand card that it is activated with. */
export interface PowerKind extends Dated {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  /** What follows from the answers to what it asks. */
  readonly meanings?: Meanings
  /** Before the effect of the hand card, or after it and its wish. */
  readonly when: 'before' | 'after'
  /** Some cannot go with every card. */
  readonly goesWith?: (face: Face) => boolean
  run(table: Table, player: Seat, card: CardId): MaybeAsk
  readonly lasting?: Hooks
}

/** How many there are of each kind. */
export const POWER_COPIES = 2

/** A power card in front of somebody: closed it can be activated, open it is spent. */
export interface HeldPower {
  readonly power: PowerId
  readonly open: boolean
}
