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

/** What a space does to a token. Numbered teleports do what the card does. */
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
 * The board, as far as it decides where tokens come to rest: asked thousands of times for every card that is placed, so
 * it is plain lists by space. What-ifs write into it and put it back.
 */
export interface MovementBoard {
  readonly street: Street
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  readonly effects: SpaceEffect[]
  readonly directions: Direction[]
}

/** All that lies on a board, in a match or in what anybody sees of it. */
interface BoardState {
  readonly spaces: readonly (readonly PlacedCard[])[]
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
}

/** `kindOf` tells the kind of what lies there by its number, where it is not the kind itself. */
export function createMovementBoard(
  { street, kinds }: Setup,
  { spaces, tokens, teleports }: BoardState,
  kindOf: readonly KindIndex[] | null = null,
): MovementBoard {
  const acts: SpaceEffect[] = []
  const ways: Direction[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    if (cards.length === 0) {
      acts.push('nothing')
      ways.push(NOWHERE)
      continue
    }
    const top = cards[cards.length - 1]
    acts.push(effectOfKind(kinds[kindOf ? kindOf[decodeCard(top)] : decodeCard(top)]))
    ways.push(decodeDirection(top))
  }
  for (const space of teleports) acts[space] = 'teleport'
  return { street, tokens, teleports, effects: acts, directions: ways }
}

/** What a card does that lies on the board: blue and multicoloured ones nothing. */
export const effectOfKind = ({ id, onLanded, passingEffect }: CardKind): SpaceEffect =>
  onLanded || passingEffect ? (id as SpaceEffect) : 'nothing'

/** Whether it acts on whoever walks past, not only on whoever comes to rest. */
export const isPassingEffect = (act: SpaceEffect): boolean => act === 'stop' || act === 'x' || act === 'snail'

/** Where so many steps lead, before anything acts there. */
export function walkSteps(
  { effects, street: { end } }: MovementBoard,
  from: Space,
  steps: number,
  toward: WalkDirection,
): Space {
  let at = from
  for (let left = steps; left > 0; left--) {
    at += toward
    while (effects[at] === 'x') at += toward
    if (at <= 0) return 0
    if (at >= end) return end
    if (effects[at] === 'stop') break
    if (effects[at] === 'snail') left--
  }
  return at
}

/** How far somebody flies who plays a Fuck You. */
export const FUCK_YOU_STEPS = 21

/** So many arrows in a row are followed; after that it goes in circles. */
const MAX_ARROWS = 5

/** Where somebody comes to rest who comes to a space, with all the arrows that lead on from there. */
export function followArrows(paths: MovementBoard, from: Space): Space {
  let at = from
  for (let arrows = 0; arrows < MAX_ARROWS; arrows++) {
    const to = followArrow(paths, at, paths.effects[at], paths.directions[at])
    if (to === at) break
    at = to
  }
  return at
}

/** Where such an arrow on a space leads; the same space if it is none. Nobody stays on an X. */
export function followArrow(
  { effects, street }: MovementBoard,
  at: Space,
  act: SpaceEffect,
  way: Direction,
): Space {
  let to = at
  if (act === 'push') to = adjacentSpace(street, at, way) ?? at
  else if (act === 'jump') to = clampSpace(street, at + (way === FORWARD ? 2 : -2))
  else if (act !== 'x') return at
  while (effects[to] === 'x') to++
  return to
}

/** How likely a seat’s next roll brings it to the end. */
export function chanceOfReachingEnd(paths: MovementBoard, seat: Seat): number {
  let ends = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    if (followArrows(paths, walkSteps(paths, paths.tokens[seat], rolled, 1)) === paths.street.end) ends++
  return ends / D6
}
