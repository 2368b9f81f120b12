import type { Seat } from '@slapwise/kernel'
import type { CardKind, KindIndex, LocalizedText, Setup } from '../index.ts'
import { NUMBERED_TELEPORT } from './numbered-teleport.ts'

/** Resolves players, cards and events to names for sentences. */
export interface NameResolver {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
  title(id: string): string
  cardName(kind: KindIndex): string
}

/** A card, an event or the numbered teleport, with its texts. */
export interface ReferenceItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly answerHints?: CardKind['answerHints']
}

export const findReferenceItem = ({ kinds, events }: Setup, id: string): ReferenceItem | undefined =>
  [...kinds, ...events, NUMBERED_TELEPORT].find((item) => item.id === id)
