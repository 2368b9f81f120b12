import type { Seat } from '@slapwise/kernel'
import { type Space, within } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import type { Toward } from '../../round/walk.ts'
import { type Act, type Paths, restFrom, strideFrom } from '../paths.ts'
import { FUCK_YOU, GIFT, MAGNET } from './hand.ts'

/** The board, and what it is worth where tokens stand on it. */
export interface Lay extends Paths {
  /** What a point of each seat is worth. */
  readonly stakes: readonly number[]
  /** What a token has cost on each space by the end of the round. */
  readonly costs: readonly number[]
  /** What it is worth if a seat’s token came to the end. */
  readonly ends: readonly number[]
  /** What it is worth if somebody sets off an event. */
  trouble(): number
}

/** What it is worth if a seat’s token stood on a space, and nothing else changed. */
export function worthAt({ street, tokens, stakes, costs, ends }: Lay, seat: Seat, space: Space): number {
  return space === street.end ? ends[seat] : stakes[seat] * (costs[space] - costs[tokens[seat]])
}

/** What it is worth if a movement of a seat’s token ends there, with all that follows. */
export function settled(lay: Lay, seat: Seat, at: Space, toward: Toward): number {
  const rest = restFrom(lay, at)
  return lay.acts[rest] === 'second-chance'
    ? again(lay, seat, rest, toward)
    : rested(lay, seat, rest, lay.acts[rest])
}

/** A second roll, after which nothing is rolled again. */
function again(lay: Lay, seat: Seat, from: Space, toward: Toward): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) {
    const rest = restFrom(lay, strideFrom(lay, from, rolled, toward))
    sum += rested(lay, seat, rest, lay.acts[rest])
  }
  return sum / D6
}

const AVERAGE = 4

/** What it is worth if a seat’s token comes to rest on such a space. */
export function rested(lay: Lay, seat: Seat, at: Space, act: Act): number {
  const { street, stakes } = lay
  const stays = worthAt(lay, seat, at)
  switch (act) {
    case 'teleport':
      return somewhere(lay, seat)
    case 'second-chance':
      return worthAt(lay, seat, within(street, at + AVERAGE))
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
    case 'nothing':
    case 'stop':
    case 'snail':
    case 'x':
    case 'push':
    case 'jump':
      return stays
  }
}

function somewhere({ teleports, tokens, stakes, costs }: Lay, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < teleports.length; i++) sum += costs[teleports[i]]
  return stakes[seat] * (sum / teleports.length - costs[tokens[seat]])
}

/** With whoever is furthest behind. */
function swapped(lay: Lay, seat: Seat, at: Space): number {
  const { tokens } = lay
  let rival = -1
  for (let other = 0; other < tokens.length; other++)
    if (other !== seat && (rival < 0 || tokens[other] < tokens[rival])) rival = other
  return worthAt(lay, seat, tokens[rival]) + worthAt(lay, rival, at)
}

/** What a roll is worth from there, on average. */
export function walked(lay: Lay, seat: Seat, from: Space, toward: Toward): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += settled(lay, seat, strideFrom(lay, from, rolled, toward), toward)
  return sum / D6
}
