import type { Colour } from '@slapwise/board-game'
import type { BoxTiming } from '../../reference/box-items.ts'

/** Texts of the card list. */
export interface CardsMessages {
  readonly groups: Readonly<Record<Colour | 'street' | 'events', string>>
  readonly filters: Readonly<Record<'kind' | 'colour', string>>
  readonly kinds: Readonly<Record<'card' | 'street' | 'events', string>>
  readonly facts: Readonly<Record<'when' | 'place' | 'points' | 'copies', string>>
  readonly timings: Readonly<Record<BoxTiming, string>>
  /** The spaces on which cards can be placed. */
  readonly places: Readonly<Record<'coloured' | 'multicoloured' | 'white', string>>
  eventTiming(dieNumber: number): string
  /** Minus points at the end of a round: in hand, or for the number of the space. */
  points(points: number | 'space'): string
  /** Common names for what a card does, by id, as search terms. */
  readonly aliases: Readonly<Record<string, string>>
}
