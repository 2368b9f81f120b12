import type { CardKind, Colour, KindIndex } from '../model/kind.ts'
import {
  directionsOn,
  footings,
  type Ground,
  spacesFor,
  topOf,
  type Unplaceable,
  whyNotOn,
} from '../table/ground.ts'
import type { Placement } from '../table/placement.ts'

/** Why a card may not be placed like that now. */
export type Why =
  | { readonly because: 'not-yours' }
  | { readonly because: 'no-such-space' }
  | { readonly because: Exclude<Unplaceable, 'other-colour'> }
  | { readonly because: 'other-colour'; readonly colour: Colour; readonly lies: string }
  | { readonly because: 'points-nowhere' | 'needs-direction' | 'no-wall' }

/** Everybody sees that much of the board, and their own hand. */
export interface Sight {
  readonly ground: Ground
  readonly hand: readonly KindIndex[]
}

/** Null if it may. */
export function explain({ ground, hand }: Sight, { kind, space, direction }: Placement): Why | null {
  if (!hand.includes(kind)) return { because: 'not-yours' }
  const card = ground.kinds[kind]
  return explainSpace(ground, card, space) ?? explainDirection(ground, card, { kind, space, direction })
}

export function explainSpace(ground: Ground, card: CardKind, space: number): Why | null {
  if (!(space in ground.spaces)) return { because: 'no-such-space' }
  const on = footings(ground)
  const why = whyNotOn(card, on[space])
  if (why === null) return null
  if (why !== 'other-colour') return { because: why }
  if (spacesFor(card, on).includes(space)) return null
  const top = topOf(ground, space)!
  return { because: why, colour: top.colour, lies: top.id }
}

function explainDirection(ground: Ground, card: CardKind, { space, direction }: Placement): Why | null {
  if (directionsOn(ground.street, card, space).includes(direction)) return null
  if (card.points === 'nowhere') return { because: 'points-nowhere' }
  return { because: card.points === 'anywhere' && direction > 0 ? 'no-wall' : 'needs-direction' }
}
