import type { Colour } from '@slapwise/board-game'

/** What is in the box, by when it acts. */
export interface CardsMessages {
  readonly groups: Readonly<Record<Colour | 'street' | 'events', string>>
  /** What people call what a thing does, by its id, where it does not say so itself. */
  readonly aliases: Readonly<Record<string, string>>
}
