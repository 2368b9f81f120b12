import { randomBelow } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'

/** A kind with so few copies hardly ever comes up. */
const MAX_RARE_COPIES = 2

/** How deep a card may lie and still come up in most rounds. */
const STACK_DEPTH = 40

/** Moves most of the rare cards, at random, to where they come up: into hands and near the top of the pile. */
export function stackRareCards({ setup, random }: Table, pile: readonly CardId[]): CardId[] {
  const isRare = (card: CardId) => setup.cardsByKind[setup.faces[card].kind.id].length <= MAX_RARE_COPIES
  const moved = pile.filter((card) => isRare(card) && randomBelow(random, 4) > 0)
  const stacked = pile.filter((card) => !moved.includes(card))
  for (const card of moved) stacked.splice(stacked.length - randomBelow(random, STACK_DEPTH), 0, card)
  return stacked
}
