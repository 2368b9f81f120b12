import type { Seat } from '@slapwise/kernel'
import { type Call, follows } from './call.ts'
import type { CardId, Face } from './face.ts'
import { cardsOf } from './seats.ts'
import type { Table } from './table.ts'

/** Why a card may not be played now. */
export type Why =
  | { readonly because: 'not-yours' }
  | { readonly because: 'does-not-follow'; readonly call: Call }
  | { readonly because: 'needs-ten-cards'; readonly have: number }
  | { readonly because: 'never-playable' }

/** Judges without a word, for speed: `explain` puts the same judgement in words. */
function verdict(table: Table, seat: Seat, face: Face): Why['because'] | null {
  if (!follows(table.call, face)) return 'does-not-follow'
  const { unplayable } = face.kind
  return unplayable === null ? null : unplayable(table, seat)
}

export function playableCards(table: Table, seat: Seat): CardId[] {
  const { faces } = table.setup
  const hand = table.hands[seat]
  const playable: CardId[] = []
  for (let i = 0; i < hand.length; i++)
    if (verdict(table, seat, faces[hand[i]]) === null) playable.push(hand[i])
  return playable
}

/** Null if the card could be played now, were it `seat`'s turn. */
export function explain(table: Table, seat: Seat, card: CardId): Why | null {
  const because = table.hands[seat].includes(card)
    ? verdict(table, seat, table.setup.faces[card])
    : 'not-yours'
  switch (because) {
    case null:
      return null
    case 'not-yours':
    case 'never-playable':
      return { because }
    case 'does-not-follow':
      return { because, call: table.call }
    case 'needs-ten-cards':
      return { because, have: cardsOf(table, seat) }
  }
}
