import { BACKWARD, type Direction, FORWARD, NOWHERE, type Space, START, type Street } from '../model/board.ts'
import type { CardKind, Colour, KindIndex } from '../model/card-kind.ts'
import type { PlacedCard, Table } from '../model/table.ts'
import { decodeCard } from './placed-card.ts'

/** The board and all that lies on it: in the engine, and just as well in what anybody sees. */
export interface BoardContents {
  readonly street: Street
  readonly kinds: readonly CardKind[]
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly teleports: readonly Space[]
  /** The kind of what lies there, by its number. */
  readonly kindOfCard: readonly KindIndex[]
}

export const boardContentsOf = ({ setup, spaces, teleports }: Table): BoardContents => ({
  street: setup.street,
  kinds: setup.kinds,
  kindOfCard: setup.kindOfCard,
  spaces,
  teleports,
})

/** The card on top of a space that is in force there: none under a numbered teleport. */
export function activeCardOn(board: BoardContents, space: Space): CardKind | null {
  const cards = board.spaces[space]
  if (cards.length === 0 || board.teleports.includes(space)) return null
  return board.kinds[board.kindOfCard[decodeCard(cards[cards.length - 1])]]
}

/** What a card would be placed on: a bare street, a card of some colour, or where nothing can be placed. */
export type SpaceContent = 'start' | 'end' | 'teleport' | 'empty' | Colour

/** Of every space at once: it is asked for each card of a hand. */
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

/** Why nothing, or not this card, can be placed there. */
export type PlacementObstacle = 'start' | 'end' | 'teleport' | 'white' | 'other-colour'

/** A card goes on an empty space or onto its own colour; white ones are never covered and go on anything else. */
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

/** Where a card may be placed. Where its colour has no space left, the rules are broken this once (FAQ 8). */
export function legalSpacesFor(kind: CardKind, on: readonly SpaceContent[]): Space[] {
  const allowed: Space[] = []
  for (let space = 0; space < on.length; space++)
    if (findObstacle(kind, on[space]) === null) allowed.push(space)
  return allowed.length > 0 ? allowed : coverableSpaces(on)
}

/** Whatever the colour: only white cards are never covered. */
export function coverableSpaces(on: readonly SpaceContent[]): Space[] {
  const spaces: Space[] = []
  for (let space = 0; space < on.length; space++) if (isCoverable(on[space])) spaces.push(space)
  return spaces
}

const isCoverable = (content: SpaceContent): boolean =>
  content !== 'start' && content !== 'end' && content !== 'teleport' && content !== 'white'

const ALONG_PATH: readonly Direction[] = [FORWARD, BACKWARD]
const NO_DIRECTION: readonly Direction[] = [NOWHERE]

/** How a card can point on a space: through a wall only where there is one, with a space behind it. */
export function legalDirections(
  { directionsFrom }: Street,
  { pointing }: CardKind,
  space: Space,
): readonly Direction[] {
  if (pointing === 'nowhere') return NO_DIRECTION
  return pointing === 'along' ? ALONG_PATH : directionsFrom[space]
}
