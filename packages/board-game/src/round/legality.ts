import type { CardKind, Colour, KindIndex } from '../model/card-kind.ts'
import {
  activeCardOn,
  type BoardContents,
  findObstacle,
  legalDirections,
  legalSpacesFor,
  type PlacementObstacle,
  spaceContentsOf,
} from '../table/board-contents.ts'
import type { Placement } from '../table/placement.ts'

/** Why a card may not be placed like that now. */
export type IllegalPlay =
  | { readonly because: 'not-yours' }
  | { readonly because: 'no-such-space' }
  | { readonly because: Exclude<PlacementObstacle, 'other-colour'> }
  | { readonly because: 'other-colour'; readonly colour: Colour; readonly lies: string }
  | { readonly because: 'points-nowhere' | 'needs-direction' | 'no-wall' }

/** Everybody sees that much of the board, and their own hand. */
export interface PlacementContext {
  readonly board: BoardContents
  readonly hand: readonly KindIndex[]
}

/** Null if it may. */
export function checkPlacement(
  { board: ground, hand }: PlacementContext,
  { kind, space, direction }: Placement,
): IllegalPlay | null {
  if (!hand.includes(kind)) return { because: 'not-yours' }
  const card = ground.kinds[kind]
  return checkSpace(ground, card, space) ?? checkDirection(ground, card, { kind, space, direction })
}

export function checkSpace(ground: BoardContents, card: CardKind, space: number): IllegalPlay | null {
  if (!(space in ground.spaces)) return { because: 'no-such-space' }
  const on = spaceContentsOf(ground)
  const why = findObstacle(card, on[space])
  if (why === null) return null
  if (why !== 'other-colour') return { because: why }
  if (legalSpacesFor(card, on).includes(space)) return null
  const top = activeCardOn(ground, space)!
  return { because: why, colour: top.colour, lies: top.id }
}

function checkDirection(
  ground: BoardContents,
  card: CardKind,
  { space, direction }: Placement,
): IllegalPlay | null {
  if (legalDirections(ground.street, card, space).includes(direction)) return null
  if (card.pointing === 'nowhere') return { because: 'points-nowhere' }
  return { because: card.pointing === 'anywhere' && direction > 0 ? 'no-wall' : 'needs-direction' }
}
