import type { Colour } from '@slapwise/board-game'
import type { BoxTiming } from '../../reference/box-items.ts'

/** Texts of the card list. */
export interface CardsMessages {
  readonly groups: Readonly<Record<Colour | 'street' | 'events', string>>
  /** The title of the filter by colour, street or event. */
  readonly filter: string
  readonly facts: Readonly<Record<'when' | 'place' | 'points' | 'copies', string>>
  readonly timings: Readonly<Record<BoxTiming, string>>
  /** The spaces on which cards can be placed. */
  readonly places: Readonly<Record<'coloured' | 'multicoloured' | 'white', string>>
  eventTiming(dieNumber: number): string
  /** Minus points in hand at the end of a round. */
  points(points: number): string
  /** Common names for what a card does, by id, as search terms. */
  readonly aliases: Readonly<Record<string, string>>
}
