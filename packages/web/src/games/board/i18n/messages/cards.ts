import type { Colour } from '@slapwise/board-game'

/** Texts of the card list. */
export interface CardsMessages {
  readonly groups: Readonly<Record<Colour | 'street' | 'events', string>>
  /** Common names for what a card does, by id, as search terms. */
  readonly aliases: Readonly<Record<string, string>>
}
