import type { Seat } from '@slapwise/kernel'
import {
  adjacentSpace,
  clampSpace,
  type Direction,
  FORWARD,
  NOWHERE,
  type Space,
  type Street,
} from '../model/board.ts'
import type { CardKind, KindIndex } from '../model/card-kind.ts'
import type { Setup } from '../model/setup.ts'
import type { PlacedCard } from '../model/table.ts'
import { D6 } from '../round/dice.ts'
import type { WalkDirection } from '../round/walk.ts'
import { decodeCard, decodeDirection } from '../table/placed-card.ts'

/** The effect of a space on a token. Numbered teleports act like the Teleport card. */
export type SpaceEffect =
  | 'nothing'
  | 'stop'
  | 'x'
  | 'snail'
  | 'push'
  | 'jump'
  | 'second-chance'
  | 'swap'
  | 'gift'
  | 'magnet'
  | 'teleport'
  | 'fuck-you'
  | 'troublemaker'

/**
 * The part of the board that determines movement. It is read thousands of times per decision, so it is plain arrays by
 * space. Evaluations of a changed board write into them and restore them.
 */
export interface MovementBoard {
  readonly street: Street
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  readonly effects: SpaceEffect[]
  readonly directions: Direction[]
}

/** The cards and tokens on a board, from a state or from a view. */
interface BoardState {
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
}

/** `kindOf` maps card numbers to kinds, for states; views contain kinds already. */
export function createMovementBoard(
  { street, kinds }: Setup,
  { spaces, tokens, teleports }: BoardState,
  kindOf: readonly KindIndex[] | null = null,
): MovementBoard {
  const effects: SpaceEffect[] = []
  const directions: Direction[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    if (cards.length === 0) {
      effects.push('nothing')
      directions.push(NOWHERE)
      continue
    }
    const top = cards[cards.length - 1]
    effects.push(effectOfKind(kinds[kindOf ? kindOf[decodeCard(top)] : decodeCard(top)]))
    directions.push(decodeDirection(top))
  }
  for (const space of teleports) effects[space] = 'teleport'
  return { street, tokens, teleports, effects, directions }
}

/** The effect of a card on the board; blue and multicoloured cards have none. */
export const effectOfKind = ({ id, onLanded, passingEffect }: CardKind): SpaceEffect =>
  onLanded || passingEffect ? (id as SpaceEffect) : 'nothing'

/** Whether an effect applies to tokens that walk past its space, not only to those that land there. */
export const isPassingEffect = (effect: SpaceEffect): boolean =>
  effect === 'stop' || effect === 'x' || effect === 'snail'

/** The space after `steps` steps, before the effect of that space. */
export function walkSteps(
  { effects, street: { end } }: MovementBoard,
  from: Space,
  steps: number,
  direction: WalkDirection,
): Space {
  let at = from
  for (let left = steps; left > 0; left--) {
    at += direction
    while (effects[at] === 'x') at += direction
    if (at <= 0) return 0
    if (at >= end) return end
    if (effects[at] === 'stop') break
    if (effects[at] === 'snail') left--
  }
  return at
}

/** The number of spaces that playing Fuck You moves its player forward. */
export const FUCK_YOU_STEPS = 21

/** The maximum number of arrows followed in a row: longer chains are cycles. */
const MAX_ARROWS = 5

/** The space where a token comes to rest after following all arrows. */
export function followArrows(board: MovementBoard, from: Space): Space {
  let at = from
  for (let arrows = 0; arrows < MAX_ARROWS; arrows++) {
    const to = followArrow(board, at, board.effects[at], board.directions[at])
    if (to === at) break
    at = to
  }
  return at
}

/** The space that an arrow leads to; the same space if `effect` is no arrow. Tokens never rest on an X. */
export function followArrow(
  { effects, street }: MovementBoard,
  at: Space,
  effect: SpaceEffect,
  direction: Direction,
): Space {
  let to = at
  if (effect === 'push') to = adjacentSpace(street, at, direction) ?? at
  else if (effect === 'jump') to = clampSpace(street, at + (direction === FORWARD ? 2 : -2))
  else if (effect !== 'x') return at
  while (effects[to] === 'x') to++
  return to
}

/** The probability that the next roll of a seat reaches the end. */
export function chanceOfReachingEnd(board: MovementBoard, seat: Seat): number {
  let ends = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    if (followArrows(board, walkSteps(board, board.tokens[seat], rolled, 1)) === board.street.end) ends++
  return ends / D6
}
