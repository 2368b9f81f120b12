import type { KindIndex, Told } from '@slapwise/board-game'

/** Where things are: whatever can be flown from or to says so in its markup. */
export type Anchor = `seat-${number}` | `space-${number}` | `token-${number}` | 'hand' | 'draw'

/** A card on its way: open ones by their kind, closed ones as a back. */
export interface Flight {
  readonly kind: KindIndex | null
  readonly from: Anchor
  readonly to: Anchor
}

/** As many of a hand fly as one can follow. */
const MOST_OF_A_HAND = 3

/** Which cards go from where to where when this has happened. One's own are in one's hand. */
export function flightsOf(told: Told, own: number | null): readonly Flight[] {
  const seat = (of: number): Anchor => (of === own ? 'hand' : `seat-${of}`)
  const backs = (count: number, from: Anchor, to: Anchor): Flight[] =>
    Array.from({ length: Math.min(count, MOST_OF_A_HAND) }, () => ({ kind: null, from, to }))
  switch (told.kind) {
    case 'placed':
      return [{ kind: told.card, from: seat(told.seat), to: `space-${told.space}` }]
    case 'took':
      return [{ kind: told.card, from: `space-${told.space}`, to: seat(told.seat) }]
    case 'picked':
      return [{ kind: told.card, from: 'draw', to: seat(told.seat) }]
    case 'dealt':
    case 'drew':
      return backs(told.count, 'draw', seat(told.seat))
    case 'discarded':
      return backs(told.cards.length, seat(told.seat), 'draw')
    case 'gave-hand':
      return backs(told.count, seat(told.seat), seat(told.to))
    default:
      return []
  }
}
