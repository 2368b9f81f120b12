import { findIndices } from '@slapwise/kernel'
import { BACKWARD, type Direction, FORWARD, NOWHERE, type Space, START, type Street } from '../model/board.ts'
import { ALL_COLOURS, type CardKind, type ColourSet, type KindIndex, NO_COLOURS } from '../model/card-kind.ts'
import type { PlacedCard, Table } from '../model/table.ts'
import { decodeCard } from './placed-card.ts'

/** The board and the cards on it, either from the table or from a view. */
export interface BoardContents {
  readonly street: Street
  readonly kinds: readonly CardKind[]
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly teleports: readonly Space[]
  /** The kind of a card, by its number in `spaces`: a card id on the table, a kind index in a view. */
  readonly kindOfCard: readonly KindIndex[]
}

export const boardContentsOf = ({ setup, spaces, teleports }: Table): BoardContents => ({
  street: setup.street,
  kinds: setup.kinds,
  kindOfCard: setup.kindOfCard,
  spaces,
  teleports,
})

/** The top card of a space; null for an empty space, and under a numbered teleport. */
export function activeCardOn(board: BoardContents, space: Space): CardKind | null {
  const cards = board.spaces[space]
  if (cards.length === 0 || board.teleports.includes(space)) return null
  return board.kinds[board.kindOfCard[decodeCard(cards[cards.length - 1])]]
}

/** The reason why a card cannot be placed on a space. */
export type PlacementObstacle = 'start' | 'end' | 'teleport' | 'white' | 'other-colour'

/** The reason why the colour rule forbids to place a card on a space; null if it does not. */
export function findObstacle(board: BoardContents, card: CardKind, space: Space): PlacementObstacle | null {
  if (space === START) return 'start'
  if (space === board.street.end) return 'end'
  if (board.teleports.includes(space)) return 'teleport'
  const top = activeCardOn(board, space)
  if (top === null || (top.coveredBy & card.ownColour) !== NO_COLOURS) return null
  return top.colour === 'white' ? 'white' : 'other-colour'
}

/**
 * The colours of cards that the colour rule allows on each space: a card goes on an empty space or on its own colour;
 * white cards go on any colour and are never covered. All spaces are computed at once, because each card of a hand is
 * checked against them.
 */
export function coloursAllowedOn({
  street,
  kinds,
  kindOfCard,
  spaces,
  teleports,
}: BoardContents): ColourSet[] {
  const allowed: ColourSet[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    const isEmpty = cards.length === 0
    allowed.push(isEmpty ? ALL_COLOURS : kinds[kindOfCard[decodeCard(cards[cards.length - 1])]].coveredBy)
  }
  allowed[START] = NO_COLOURS
  allowed[street.end] = NO_COLOURS
  for (let i = 0; i < teleports.length; i++) allowed[teleports[i]] = NO_COLOURS
  return allowed
}

/**
 * The colour that decides on which spaces a kind may be placed: its own. If no space allows that, the card may cover
 * any colour except white (FAQ 8).
 */
export function colourToPlace({ ownColour }: CardKind, allowed: readonly ColourSet[]): ColourSet {
  for (let space = 0; space < allowed.length; space++)
    if ((allowed[space] & ownColour) !== NO_COLOURS) return ownColour
  return ALL_COLOURS
}

/** The spaces that can be covered if colours do not matter. */
export function coverableSpaces(board: BoardContents): Space[] {
  const allowed = coloursAllowedOn(board)
  return findIndices(allowed, (colours) => colours !== NO_COLOURS)
}

const ALONG_PATH: readonly Direction[] = [FORWARD, BACKWARD]
const NO_DIRECTION: readonly Direction[] = [NOWHERE]

/** The directions that a card can have on a space; up and down need a wall with a space behind it. */
export function legalDirections(
  { directionsFrom }: Street,
  { pointing }: CardKind,
  space: Space,
): readonly Direction[] {
  if (pointing === 'nowhere') return NO_DIRECTION
  return pointing === 'along' ? ALONG_PATH : directionsFrom[space]
}
