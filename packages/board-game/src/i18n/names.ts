import type { Seat } from '@slapwise/kernel'
import type { CardKind, KindIndex, LocalizedText, Setup } from '../index.ts'
import { NUMBERED_TELEPORT } from './numbered-teleport.ts'

/** Names in a sentence: who, and the titles of cards and events. */
export interface NameResolver {
  playerName(seat: Seat): string
  isReader(seat: Seat): boolean
  title(id: string): string
  cardName(kind: KindIndex): string
}

/** Whatever has an id and words of its own. */
export interface CatalogueItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly answerHints?: CardKind['answerHints']
}

/** A card, an event or the numbered teleport. */
export const findCatalogueItem = ({ kinds, events }: Setup, id: string): CatalogueItem | undefined =>
  [...kinds, ...events, NUMBERED_TELEPORT].find((thing) => thing.id === id)
