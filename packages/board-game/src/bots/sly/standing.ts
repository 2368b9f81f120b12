import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { View } from '../../views/view.ts'
import { oddsOfEnd, type Paths } from '../paths.ts'

/** So many points apart, one is e times as likely to win the match as the other: at its beginning, and at its end. */
const SPREAD = 26
const LAST_SPREAD = 12

/** How a seat stands in the match, and what it makes of where tokens stand. All worth is in points of the round. */
export interface Standing {
  /**
   * What a point of each seat is worth to it: its own are bad. Those of a rival are good, and the better the likelier
   * that rival wins instead; together they weigh as much as its own.
   */
  readonly stakes: readonly number[]
  /** So many points apart, one is e times as likely to win as the other. */
  readonly spread: number
  /** How likely it wins the match as it stands. */
  readonly hope: number
  /** What a token on each space will have cost by the end of the round, beside one on the start. */
  readonly costs: readonly number[]
  /** How likely the round is over within a lap. */
  readonly soon: number
  /** What a space is worth to whoever goes on. */
  readonly slope: number
}

/* What follows is fitted to how rounds of four sly ones ended (decision 19). */

/** Part of the street up to which all spaces are as good as each other: a roll, a manhole or an arrow makes up for them. */
const FLAT = 0.2
/** From such a part of the street on the end is in sight. */
const SIGHT = 0.7
/** What a space counts for beyond that lap, while everybody is far from the end, and when somebody is near. */
const FAR = 0.2
const NEAR = 0.43
/** Whoever could come to the end has other things to do, and somebody may try to stop them. */
const CERTAIN = 0.25

export function standingOf(paths: Paths, { scores, tokens }: View, seat: Seat, limit: number): Standing {
  const { end } = paths.street
  const soon = soonOver(paths, seat)
  const front = Math.max(...tokens) / end
  const beyond = FAR + (NEAR - FAR) * Math.max(0, (front - SIGHT) / (1 - SIGHT))
  const costs: number[] = []
  for (let space: Space = 0; space <= end; space++)
    costs.push(soon * space + (1 - soon) * beyond * Math.max(0, space - FLAT * end))
  const spread = SPREAD + (LAST_SPREAD - SPREAD) * (Math.max(...scores) / limit)
  const chances: number[] = []
  let sum = 0
  for (let other = 0; other < tokens.length; other++) {
    const behind = scores[seat] + costs[tokens[seat]] - scores[other] - costs[tokens[other]]
    chances.push(Math.exp(behind / spread))
    sum += chances[other]
  }
  const stakes = chances.map((chance, other) => (other === seat ? -1 : chance / (sum - 1)))
  return { stakes, spread, hope: 1 / sum, costs, soon, slope: soon + (1 - soon) * beyond }
}

/** How likely somebody else comes to the end in the lap to come. */
function soonOver(paths: Paths, seat: Seat): number {
  let goesOn = 1
  for (let other = 0; other < paths.tokens.length; other++)
    if (other !== seat) goesOn *= 1 - CERTAIN * oddsOfEnd(paths, other)
  return 1 - goesOn
}

/** What it is worth to it if the match ended with these points. */
export function worthOfWinning({ hope, spread }: Standing, totals: readonly number[], seat: Seat): number {
  return totals[seat] > Math.min(...totals) ? -spread / (1 - hope) : spread / hope
}
