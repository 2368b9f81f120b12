import { type CardKind, type Colour, type KindIndex, NO_COLOURS } from '../model/card-kind.ts'
import {
  activeCardOn,
  type BoardContents,
  coloursAllowedOn,
  colourToPlace,
  findObstacle,
  legalDirections,
  type PlacementObstacle,
} from '../table/board-contents.ts'
import type { Placement } from '../table/placement.ts'

/** The reason why a placement is illegal. */
export type IllegalPlay =
  | { readonly because: 'not-yours' }
  | { readonly because: 'no-such-space' }
  | { readonly because: Exclude<PlacementObstacle, 'other-colour'> }
  | { readonly because: 'other-colour'; readonly colour: Colour; readonly lies: string }
  | { readonly because: 'points-nowhere' | 'needs-direction' | 'no-wall' }

/** The part of the table that determines which placements are legal: public, except for the hand. */
export interface PlacementContext {
  readonly board: BoardContents
  readonly hand: readonly KindIndex[]
}

/** Returns null if the placement is legal. */
export function checkPlacement(
  { board, hand }: PlacementContext,
  { kind, space, direction }: Placement,
): IllegalPlay | null {
  if (!hand.includes(kind)) return { because: 'not-yours' }
  const card = board.kinds[kind]
  return checkSpace(board, card, space) ?? checkDirection(board, card, { kind, space, direction })
}

export function checkSpace(board: BoardContents, card: CardKind, space: number): IllegalPlay | null {
  if (!(space in board.spaces)) return { because: 'no-such-space' }
  const reason = findObstacle(board, card, space)
  if (reason === null) return null
  if (reason !== 'other-colour') return { because: reason }
  const allowed = coloursAllowedOn(board)
  if ((allowed[space] & colourToPlace(card, allowed)) !== NO_COLOURS) return null
  const top = activeCardOn(board, space)!
  return { because: reason, colour: top.colour, lies: top.id }
}

function checkDirection(
  board: BoardContents,
  card: CardKind,
  { space, direction }: Placement,
): IllegalPlay | null {
  if (legalDirections(board.street, card, space).includes(direction)) return null
  if (card.pointing === 'nowhere') return { because: 'points-nowhere' }
  return { because: card.pointing === 'anywhere' && direction > 0 ? 'no-wall' : 'needs-direction' }
}
