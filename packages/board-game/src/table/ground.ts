import {
  BACKWARD,
  type Direction,
  DOWN,
  FORWARD,
  NOWHERE,
  type Space,
  START,
  type Street,
  UP,
} from '../model/board.ts'
import type { CardKind, KindIndex } from '../model/kind.ts'
import type { Lying, Table } from '../model/table.ts'
import { cardIn } from './lying.ts'

/** The board and all that lies on it: in the engine, and just as well in what anybody sees. */
export interface Ground {
  readonly street: Street
  readonly kinds: readonly CardKind[]
  readonly spaces: readonly (readonly Lying[])[]
  readonly teleports: readonly Space[]
  /** The kind of what lies there, by its number. */
  readonly kindOf: readonly KindIndex[]
}

export const groundOf = ({ setup, spaces, teleports }: Table): Ground => ({
  street: setup.street,
  kinds: setup.kinds,
  kindOf: setup.kindOf,
  spaces,
  teleports,
})

/** The card on top of a space that is in force there: none under a numbered teleport. */
export function topOf(ground: Ground, space: Space): CardKind | null {
  const cards = ground.spaces[space]
  if (cards.length === 0 || ground.teleports.includes(space)) return null
  return ground.kinds[ground.kindOf[cardIn(cards[cards.length - 1])]]
}

/** Why nothing, or not this card, can be placed on a space. */
export type Unplaceable = 'start' | 'end' | 'teleport' | 'white' | 'other-colour'

/** A card goes on an empty space or onto its own colour; white ones are never covered and go on anything else. */
export function whyNotOn(ground: Ground, kind: CardKind, space: Space): Unplaceable | null {
  if (space === START) return 'start'
  if (space === ground.street.end) return 'end'
  if (ground.teleports.includes(space)) return 'teleport'
  const top = topOf(ground, space)
  if (!top) return null
  if (top.colour === 'white') return 'white'
  return matches(kind, top) ? null : 'other-colour'
}

const matches = (kind: CardKind, { colour }: CardKind): boolean =>
  kind.colour === colour ||
  kind.colour === 'white' ||
  kind.colour === 'multicoloured' ||
  colour === 'multicoloured'

/** Where a card may be placed. Where its colour has no space left, the rules are broken this once (FAQ 8). */
export function spacesFor(ground: Ground, kind: CardKind): Space[] {
  const allowed: Space[] = []
  const coverable: Space[] = []
  for (let space = START + 1; space < ground.street.end; space++) {
    const why = whyNotOn(ground, kind, space)
    if (why === null) allowed.push(space)
    else if (why === 'other-colour') coverable.push(space)
  }
  return allowed.length > 0 ? allowed : coverable
}

/** Whatever the colour: only white cards are never covered. */
export function coverableSpaces(ground: Ground): Space[] {
  const spaces: Space[] = []
  for (let space = START + 1; space < ground.street.end; space++)
    if (!ground.teleports.includes(space) && topOf(ground, space)?.colour !== 'white') spaces.push(space)
  return spaces
}

const ALONG: readonly Direction[] = [FORWARD, BACKWARD]
const NO_DIRECTION: readonly Direction[] = [NOWHERE]

/** How a card can point on a space: through a wall only where there is one, with a space behind it. */
export function directionsOn({ behind }: Street, { points }: CardKind, space: Space): readonly Direction[] {
  if (points === 'nowhere') return NO_DIRECTION
  if (points === 'along') return ALONG
  const through = ([UP, DOWN] as const).filter((direction) => behind[direction][space] !== undefined)
  return [...ALONG, ...through]
}
