import type { Seat } from '@slapwise/kernel'
import { type Call, follows } from './call.ts'
import type { CardId } from './face.ts'
import { cardsOf } from './seats.ts'
import type { Table } from './table.ts'

/** Why a card may not be played now. */
export type Why =
  | { readonly because: 'not-yours' }
  | { readonly because: 'does-not-follow'; readonly call: Call }
  | { readonly because: 'needs-ten-cards'; readonly have: number }

/** Judges without a word, for speed: `explain` puts the same judgement in words. */
function verdict(table: Table, seat: Seat, card: CardId): Why['because'] | null {
  const face = table.setup.faces[card]
  const { unplayable } = face.kind
  if (unplayable) return unplayable(table, seat)
  return follows(table.call, face) ? null : 'does-not-follow'
}

export const isPlayable = (table: Table, seat: Seat, card: CardId): boolean =>
  verdict(table, seat, card) === null

export function playableCards(table: Table, seat: Seat): CardId[] {
  const playable: CardId[] = []
  for (const card of table.hands[seat]) if (verdict(table, seat, card) === null) playable.push(card)
  return playable
}

/** Null if the card could be played now, were it `seat`'s turn. */
export function explain(table: Table, seat: Seat, card: CardId): Why | null {
  const because = table.hands[seat].includes(card) ? verdict(table, seat, card) : 'not-yours'
  switch (because) {
    case null:
      return null
    case 'not-yours':
      return { because }
    case 'does-not-follow':
      return { because, call: table.call }
    case 'needs-ten-cards':
      return { because, have: cardsOf(table, seat) }
  }
}
