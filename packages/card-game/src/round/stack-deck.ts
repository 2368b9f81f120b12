import { randomBelow } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'

/** Kinds with at most this many copies are rare. */
const MAX_RARE_COPIES = 2

/** The depth in the deck that is reached in most rounds. */
const STACK_DEPTH = 40

/** Moves most of the rare cards, at random, into hands and near the top of the draw pile. */
export function stackRareCards({ setup, random }: Table, pile: readonly CardId[]): CardId[] {
  const isRare = (card: CardId) => setup.cardsByKind[setup.faces[card].kind.id].length <= MAX_RARE_COPIES
  const moved = pile.filter((card) => isRare(card) && randomBelow(random, 4) > 0)
  const stacked = pile.filter((card) => !moved.includes(card))
  for (const card of moved) stacked.splice(stacked.length - randomBelow(random, STACK_DEPTH), 0, card)
  return stacked
}
