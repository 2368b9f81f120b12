import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'

/** So many points apart, one is e times as likely to win the match as the other. */
const SPREAD = 20

/** How a seat stands in the match, and what it makes of where tokens stand. All that is worth something is in points of the round. */
export interface Standing {
  /**
   * What a point of each seat is worth to it: its own are bad. Those of a rival are good, and the better the likelier
   * that rival wins instead; together they weigh as much as its own.
   */
  readonly stakes: readonly number[]
  /** How likely it wins as it stands. */
  readonly hope: number
  /** What a space counts for that is far enough ahead: the more, the sooner the round is over. */
  readonly slope: number
  /** The spaces up to here are as good as each other. */
  readonly flat: Space
}

/** Part of the street from which on all spaces count alike: a roll, a manhole or an arrow makes up for them. */
const FLAT = 0.24
/** From such a part of the street on the end is in sight. */
const SIGHT = 0.72
const FAR = 0.15
const NEAR = 0.55

export function standingOf({ street: { end } }: Setup, { scores, tokens }: View, seat: Seat): Standing {
  const front = Math.max(...tokens) / end
  const slope = FAR + (NEAR - FAR) * Math.max(0, (front - SIGHT) / (1 - SIGHT))
  const flat = FLAT * end
  const chances: number[] = []
  let sum = 0
  const own = scores[seat] + slope * Math.max(flat, tokens[seat])
  for (let other = 0; other < tokens.length; other++) {
    chances.push(Math.exp((own - scores[other] - slope * Math.max(flat, tokens[other])) / SPREAD))
    sum += chances[other]
  }
  const hope = 1 / sum
  const stakes = chances.map((chance, other) => (other === seat ? -1 : chance / (sum - 1)))
  return { stakes, hope, slope, flat }
}

/** What a token there will have cost by the end of the round, beside one on the start. */
export const costOf = ({ slope, flat }: Standing, space: number): number => slope * Math.max(0, space - flat)

/** What it is worth to it if the match ended with these points. */
export function worthOfWinning({ hope }: Standing, totals: readonly number[], seat: Seat): number {
  return totals[seat] > Math.min(...totals) ? -SPREAD / (1 - hope) : SPREAD / hope
}
