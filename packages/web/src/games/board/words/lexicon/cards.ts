import type { Colour } from '@slapwise/board-game'

/** What is in the box, by when it acts. */
export interface CardsWords {
  readonly groups: Readonly<Record<Colour | 'street' | 'events', string>>
}
