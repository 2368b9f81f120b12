import type { Seat } from '@slapwise/kernel'
import type { CardKind, KindIndex, LocalizedText, Setup } from '../index.ts'
import { BOARD_PARTS } from './board-parts.ts'

/** Resolves players, cards and events to names for sentences. */
export interface NameResolver {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
  title(id: string): string
  cardName(kind: KindIndex): string
}

/** A card, an event or a part of the board, with its texts. */
export interface ReferenceItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly answerHints?: CardKind['answerHints']
}

export const findReferenceItem = ({ kinds, events }: Setup, id: string): ReferenceItem | undefined =>
  [...kinds, ...events, ...BOARD_PARTS].find((item) => item.id === id)
