import type { Seat } from '@slapwise/kernel'
import { type Direction, FORWARD, leads, NOWHERE, type Space, type Street, within } from '../model/board.ts'
import type { CardKind, KindIndex } from '../model/kind.ts'
import type { Setup } from '../model/setup.ts'
import type { Lying } from '../model/table.ts'
import { D6 } from '../round/dice.ts'
import type { Toward } from '../round/walk.ts'
import { cardIn, directionOf } from '../table/lying.ts'

/** What a space does to a token. Numbered teleports do what the card does. */
export type Act =
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
export interface Paths {
  readonly street: Street
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  readonly acts: Act[]
  readonly ways: Direction[]
}

/** All that lies on a board, in a match or in what anybody sees of it. */
interface Board {
  readonly spaces: readonly (readonly Lying[])[]
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
}

/** `kindOf` tells the kind of what lies there by its number, where it is not the kind itself. */
export function pathsOf(
  { street, kinds }: Setup,
  { spaces, tokens, teleports }: Board,
  kindOf: readonly KindIndex[] | null = null,
): Paths {
  const acts: Act[] = []
  const ways: Direction[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    if (cards.length === 0) {
      acts.push('nothing')
      ways.push(NOWHERE)
      continue
    }
    const top = cards[cards.length - 1]
    acts.push(actOf(kinds[kindOf ? kindOf[cardIn(top)] : cardIn(top)]))
    ways.push(directionOf(top))
  }
  for (const space of teleports) acts[space] = 'teleport'
  return { street, tokens, teleports, acts, ways }
}

/** What a card does that lies on the board: blue and multicoloured ones nothing. */
export const actOf = ({ id, landed, passing }: CardKind): Act => (landed || passing ? (id as Act) : 'nothing')

/** Whether it acts on whoever walks past, not only on whoever comes to rest. */
export const isUnderfoot = (act: Act): boolean => act === 'stop' || act === 'x' || act === 'snail'

/** Where so many steps lead, before anything acts there. */
export function strideFrom(
  { acts, street: { end } }: Paths,
  from: Space,
  steps: number,
  toward: Toward,
): Space {
  let at = from
  for (let left = steps; left > 0; left--) {
    at += toward
    while (acts[at] === 'x') at += toward
    if (at <= 0) return 0
    if (at >= end) return end
    if (acts[at] === 'stop') break
    if (acts[at] === 'snail') left--
  }
  return at
}

/** How far somebody flies who plays a Fuck You. */
export const FLIGHT = 21

/** So many arrows in a row are followed; after that it goes in circles. */
const ARROWS = 5

/** Where somebody comes to rest who comes to a space, with all the arrows that lead on from there. */
export function restFrom(paths: Paths, from: Space): Space {
  let at = from
  for (let arrows = 0; arrows < ARROWS; arrows++) {
    const to = pointedTo(paths, at, paths.acts[at], paths.ways[at])
    if (to === at) break
    at = to
  }
  return at
}

/** Where such an arrow on a space leads; the same space if it is none. Nobody stays on an X. */
export function pointedTo({ acts, street }: Paths, at: Space, act: Act, way: Direction): Space {
  let to = at
  if (act === 'push') to = leads(street, at, way) ?? at
  else if (act === 'jump') to = within(street, at + (way === FORWARD ? 2 : -2))
  else if (act !== 'x') return at
  while (acts[to] === 'x') to++
  return to
}

/** How likely a seat’s next roll brings it to the end. */
export function oddsOfEnd(paths: Paths, seat: Seat): number {
  let ends = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    if (restFrom(paths, strideFrom(paths, paths.tokens[seat], rolled, 1)) === paths.street.end) ends++
  return ends / D6
}
