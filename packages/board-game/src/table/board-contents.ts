import { BACKWARD, type Direction, FORWARD, NOWHERE, type Space, START, type Street } from '../model/board.ts'
import type { CardKind, Colour, KindIndex } from '../model/card-kind.ts'
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

/** The content of a space for the colour rule: empty, the colour of the top card, or a place that cannot be covered. */
export type SpaceContent = 'start' | 'end' | 'teleport' | 'empty' | Colour

/** The contents of all spaces. They are computed at once, because each card of a hand is checked against them. */
export function spaceContentsOf({
  street,
  kinds,
  kindOfCard,
  spaces,
  teleports,
}: BoardContents): SpaceContent[] {
  const found = spaces.map((cards): SpaceContent => {
    if (cards.length === 0) return 'empty'
    return kinds[kindOfCard[decodeCard(cards[cards.length - 1])]].colour
  })
  found[START] = 'start'
  found[street.end] = 'end'
  for (const space of teleports) found[space] = 'teleport'
  return found
}

/** The reason why a card cannot be placed on a space. */
export type PlacementObstacle = 'start' | 'end' | 'teleport' | 'white' | 'other-colour'

/**
 * The colour rule: a card goes on an empty space or on its own colour; white cards go on any colour and are never
 * covered.
 */
export function findObstacle({ colour }: CardKind, content: SpaceContent): PlacementObstacle | null {
  switch (content) {
    case 'empty':
    case 'multicoloured':
      return null
    case 'start':
    case 'end':
    case 'teleport':
    case 'white':
      return content
    default:
      return colour === content || colour === 'white' || colour === 'multicoloured' ? null : 'other-colour'
  }
}

/**
 * The spaces that the colour rule allows for a kind. If there is none, the card may cover any colour except white (FAQ
 * 8).
 */
export function legalSpacesFor(kind: CardKind, on: readonly SpaceContent[]): Space[] {
  const allowed: Space[] = []
  for (let space = 0; space < on.length; space++)
    if (findObstacle(kind, on[space]) === null) allowed.push(space)
  return allowed.length > 0 ? allowed : coverableSpaces(on)
}

/** The spaces that can be covered if colours do not matter. */
export function coverableSpaces(on: readonly SpaceContent[]): Space[] {
  const spaces: Space[] = []
  for (let space = 0; space < on.length; space++) if (isCoverable(on[space])) spaces.push(space)
  return spaces
}

const isCoverable = (content: SpaceContent): boolean =>
  content !== 'start' && content !== 'end' && content !== 'teleport' && content !== 'white'

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
