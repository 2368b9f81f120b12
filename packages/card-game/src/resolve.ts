import type { Seat } from '@slapwise/kernel'
import type { CardId } from './face.ts'
import type { Ask } from './questions.ts'
import type { Table } from './table.ts'
import { makeWish } from './wish.ts'

/** Carries out a card that lies on the pile: its effect, then the wish, unless a Counterattack has made its own. */
export function* resolve(table: Table, player: Seat, card: CardId): Ask<void> {
  const { kind } = table.setup.faces[card]
  const outcome = kind.effect ? yield* kind.effect(table, player, card) : 'done'
  if (kind.wish && outcome === 'done') yield* makeWish(table, player, kind.wish, kind.id)
}
