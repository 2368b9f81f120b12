import type { Seat } from '@slapwise/kernel'
import type { CardKind, KindIndex, Setup, Words } from '../index.ts'
import { NUMBERED_TELEPORT } from './numbered-teleport.ts'

/** Names in a sentence: who, and the titles of cards and events. */
export interface Names {
  who(seat: Seat): string
  isYou(seat: Seat): boolean
  title(id: string): string
  card(kind: KindIndex): string
}

/** Whatever has an id and words of its own. */
export interface Thing {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  readonly meanings?: CardKind['meanings']
}

/** A card, an event or the numbered teleport. */
export const thingOf = ({ kinds, events }: Setup, id: string): Thing | undefined =>
  [...kinds, ...events, NUMBERED_TELEPORT].find((thing) => thing.id === id)
