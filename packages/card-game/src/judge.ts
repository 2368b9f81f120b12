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
  | { readonly because: 'never-playable' | 'only-as-last-card' | 'sealed' | 'blocked' }

/** Judges without a word, for speed: `explain` puts the same judgement in words. */
function verdict(table: Table, seat: Seat, face: Face, isForbidding: boolean): Why['because'] | null {
  if (!follows(table.call, face)) return 'does-not-follow'
  return restriction(table, seat, face, isForbidding)
}

/** Why a card could not be played even where anything may follow. */
function restriction(table: Table, seat: Seat, face: Face, isForbidding: boolean): Why['because'] | null {
  const { unplayable } = face.kind
  const own = unplayable === null ? null : unplayable(table, seat)
  return own ?? (isForbidding ? forbidden(table, face) : null)
}

/** Most effects that last forbid nothing: then no card need be asked. */
function somethingForbids({ lasting, setup }: Table): boolean {
  for (let i = 0; i < lasting.length; i++) if (setup.hooks[lasting[i].id].forbids !== null) return true
  return false
}

/** What an effect that lasts forbids, to play and to throw in. */
export function forbidden(
  { lasting, setup }: Pick<Table, 'lasting' | 'setup'>,
  face: Face,
): 'sealed' | 'blocked' | null {
  for (const effect of lasting) {
    const reason = setup.hooks[effect.id].forbids?.(effect, face)
    if (reason) return reason
  }
  return null
}

/** What could be played if anything might follow. */
export function unrestrictedCards(table: Table, seat: Seat): CardId[] {
  const { faces } = table.setup
  const isForbidding = somethingForbids(table)
  return table.hands[seat].filter((card) => restriction(table, seat, faces[card], isForbidding) === null)
}

export function playableCards(table: Table, seat: Seat): CardId[] {
  const { faces } = table.setup
  const hand = table.hands[seat]
  const isForbidding = somethingForbids(table)
  const playable: CardId[] = []
  for (let i = 0; i < hand.length; i++)
    if (verdict(table, seat, faces[hand[i]], isForbidding) === null) playable.push(hand[i])
  return playable
}

/** Null if the card could be played now, were it `seat`'s turn. */
export function explain(table: Table, seat: Seat, card: CardId): Why | null {
  const because = table.hands[seat].includes(card)
    ? verdict(table, seat, table.setup.faces[card], somethingForbids(table))
    : 'not-yours'
  switch (because) {
    case null:
      return null
    case 'not-yours':
    case 'never-playable':
    case 'only-as-last-card':
    case 'sealed':
    case 'blocked':
      return { because }
    case 'does-not-follow':
      return { because, call: table.call }
    case 'needs-ten-cards':
      return { because, have: cardsOf(table, seat) }
  }
}
