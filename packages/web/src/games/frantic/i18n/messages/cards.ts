import type { CardKind } from '@slapwise/card-game'
import type { Category } from '../../reference/box-items.tsx'
import type { PlayTiming } from '../../reference/play-timings.ts'

/** Texts of the card list. */
export interface CardsMessages {
  readonly categories: Readonly<Record<Category, string>>
  readonly filters: Readonly<Record<'kind' | 'set' | 'colour', string>>
  /** The option for cards without a colour of their own. */
  readonly allColours: string
  readonly facts: Readonly<Record<'when' | 'points' | 'colours' | 'copies', string>>
  readonly timings: Readonly<Record<PlayTiming, string>>
  /** `null` for what is never in a hand. */
  points(points: CardKind['points'] | null): string
  copies(count: number, set: string, requiredSet: string | null): string
  readonly houseCard: string
  edition(name: string): string
  /** Common names for what a card does, by id, as search terms. */
  readonly aliases: Readonly<Record<string, string>>
}
