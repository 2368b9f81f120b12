import type { Seat } from '@slapwise/kernel'
import {
  type Direction,
  FORWARD,
  leads,
  NOWHERE,
  type Space,
  type Street,
  within,
} from '../../model/board.ts'
import type { CardKind } from '../../model/kind.ts'
import type { Setup } from '../../model/setup.ts'
import { D6 } from '../../round/dice.ts'
import type { Toward } from '../../round/walk.ts'
import { cardIn, directionOf } from '../../table/lying.ts'
import type { View } from '../../views/view.ts'
import { FUCK_YOU, GIFT, MAGNET } from './hand.ts'
import { worthsOf } from './points.ts'
import type { Standing } from './standing.ts'
import { worthOfTrouble } from './trouble.ts'

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
export interface Lay {
  readonly street: Street
  readonly tokens: readonly Space[]
  readonly teleports: readonly Space[]
  readonly acts: Act[]
  readonly ways: Direction[]
  readonly stakes: readonly number[]
  /** What it is worth if a seat’s token stood on a space, and nothing else changed. */
  readonly worths: readonly (readonly number[])[]
  /** What it is worth if somebody sets off an event. */
  trouble(): number
}

export function layOf(setup: Setup, view: View, standing: Standing, seat: Seat): Lay {
  const { spaces, tokens, teleports } = view
  const acts: Act[] = []
  const ways: Direction[] = []
  for (let space = 0; space < spaces.length; space++) {
    const cards = spaces[space]
    const top = cards.length - 1
    acts.push(top < 0 ? 'nothing' : actOf(setup.kinds[cardIn(cards[top])]))
    ways.push(top < 0 ? NOWHERE : directionOf(cards[top]))
  }
  for (const space of teleports) acts[space] = 'teleport'
  let trouble: number | null = null
  return {
    street: setup.street,
    tokens,
    teleports,
    acts,
    ways,
    stakes: standing.stakes,
    worths: worthsOf(setup, view, standing, seat),
    trouble() {
      trouble ??= worthOfTrouble(view, standing, seat)
      return trouble
    },
  }
}

/** What a card does that lies on the board: blue and multicoloured ones nothing. */
export const actOf = ({ id, landed, passing }: CardKind): Act => (landed || passing ? (id as Act) : 'nothing')

/** Whether it acts on whoever walks past, not only on whoever comes to rest. */
export const isUnderfoot = (act: Act): boolean => act === 'stop' || act === 'x' || act === 'snail'

/** Where so many steps lead, before anything acts there. */
export function strideFrom(
  { acts, street: { end } }: Lay,
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

/** So many arrows in a row are followed; after that it goes in circles. */
const ARROWS = 4

/** What it is worth if a movement of a seat’s token ends there, with all that follows. */
export function settled(lay: Lay, seat: Seat, at: Space, toward: Toward, arrows = 0): number {
  const { acts, ways, street, worths, stakes, teleports } = lay
  const stays = worths[seat][at]
  if (arrows > ARROWS) return stays
  switch (acts[at]) {
    case 'push':
      return arrived(lay, seat, leads(street, at, ways[at]) ?? at, toward, arrows)
    case 'jump':
      return arrived(lay, seat, within(street, at + (ways[at] === FORWARD ? 2 : -2)), toward, arrows)
    case 'teleport':
      return somewhere(worths[seat], teleports)
    case 'second-chance':
      return arrows > 0 ? stays : walked(lay, seat, at, toward, 1)
    case 'swap':
      return swapped(lay, seat, at)
    case 'gift':
      return stays - stakes[seat] * GIFT
    case 'magnet':
      return stays - stakes[seat] * MAGNET
    case 'fuck-you':
      return stays + stakes[seat] * FUCK_YOU
    case 'troublemaker':
      return stays + lay.trouble()
    case 'x':
      return arrived(lay, seat, at, toward, arrows)
    case 'nothing':
    case 'stop':
    case 'snail':
      return stays
  }
}

/** Brought to a space by a card. */
function arrived(lay: Lay, seat: Seat, to: Space, toward: Toward, arrows: number): number {
  let at = to
  while (lay.acts[at] === 'x') at++
  return settled(lay, seat, at, toward, arrows + 1)
}

function somewhere(worths: readonly number[], spaces: readonly Space[]): number {
  let sum = 0
  for (let i = 0; i < spaces.length; i++) sum += worths[spaces[i]]
  return sum / spaces.length
}

/** With whoever is furthest behind. */
function swapped({ tokens, worths }: Lay, seat: Seat, at: Space): number {
  let rival = -1
  for (let other = 0; other < tokens.length; other++)
    if (other !== seat && (rival < 0 || tokens[other] < tokens[rival])) rival = other
  return worths[seat][tokens[rival]] + worths[rival][at]
}

/** What a roll is worth from there, on average. */
export function walked(lay: Lay, seat: Seat, from: Space, toward: Toward, arrows = 0): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += settled(lay, seat, strideFrom(lay, from, rolled, toward), toward, arrows)
  return sum / D6
}
