import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { View } from '../../views/view.ts'
import { chanceOfReachingEnd, type MovementBoard } from '../movement-board.ts'

/** So many points apart, one is e times as likely to win the match as the other: at its beginning, and at its end. */
const EARLY_SCORE_SCALE = 26
const LATE_SCORE_SCALE = 12

/** How a seat stands in the match, and what it makes of where tokens stand. All worth is in points of the round. */
export interface MatchValues {
  /**
   * What a point of each seat is worth to it: its own are bad. Those of a rival are good, and the better the likelier
   * that rival wins instead; together they weigh as much as its own.
   */
  readonly pointValues: readonly number[]
  /** So many points apart, one is e times as likely to win as the other. */
  readonly scoreScale: number
  /** How likely it wins the match as it stands. */
  readonly winProbability: number
  /** What a token on each space will have cost by the end of the round, beside one on the start. */
  readonly spaceCosts: readonly number[]
  /** How likely the round is over within a lap. */
  readonly roundEndProbability: number
  /** What a space is worth to whoever goes on. */
  readonly valuePerSpace: number
}

/* What follows is fitted to how rounds of four sly ones ended (decision 19). */

/** Part of the street up to which all spaces are as good as each other: a roll, a manhole or an arrow makes up for them. */
const FLAT_SHARE = 0.2
/** From such a part of the street on the end is in sight. */
const ENDGAME_SHARE = 0.7
/** What a space counts for beyond that lap, while everybody is far from the end, and when somebody is near. */
const EARLY_SPACE_WEIGHT = 0.2
const LATE_SPACE_WEIGHT = 0.43
/** Whoever could come to the end has other things to do, and somebody may try to stop them. */
const FINISH_DISCOUNT = 0.25

export function estimateMatchValues(
  paths: MovementBoard,
  { scores, tokens }: View,
  seat: Seat,
  limit: number,
): MatchValues {
  const { end } = paths.street
  const soon = estimateRoundEndProbability(paths, seat)
  const front = Math.max(...tokens) / end
  const beyond =
    EARLY_SPACE_WEIGHT +
    (LATE_SPACE_WEIGHT - EARLY_SPACE_WEIGHT) * Math.max(0, (front - ENDGAME_SHARE) / (1 - ENDGAME_SHARE))
  const costs: number[] = []
  for (let space: Space = 0; space <= end; space++)
    costs.push(soon * space + (1 - soon) * beyond * Math.max(0, space - FLAT_SHARE * end))
  const spread = EARLY_SCORE_SCALE + (LATE_SCORE_SCALE - EARLY_SCORE_SCALE) * (Math.max(...scores) / limit)
  const chances: number[] = []
  let sum = 0
  for (let other = 0; other < tokens.length; other++) {
    const behind = scores[seat] + costs[tokens[seat]] - scores[other] - costs[tokens[other]]
    chances.push(Math.exp(behind / spread))
    sum += chances[other]
  }
  const stakes = chances.map((chance, other) => (other === seat ? -1 : chance / (sum - 1)))
  return {
    pointValues: stakes,
    scoreScale: spread,
    winProbability: 1 / sum,
    spaceCosts: costs,
    roundEndProbability: soon,
    valuePerSpace: soon + (1 - soon) * beyond,
  }
}

/** How likely somebody else comes to the end in the lap to come. */
function estimateRoundEndProbability(paths: MovementBoard, seat: Seat): number {
  let goesOn = 1
  for (let other = 0; other < paths.tokens.length; other++)
    if (other !== seat) goesOn *= 1 - FINISH_DISCOUNT * chanceOfReachingEnd(paths, other)
  return 1 - goesOn
}

/** What it is worth to it if the match ended with these points. */
export function evaluateMatchEnd(
  { winProbability, scoreScale }: MatchValues,
  totals: readonly number[],
  seat: Seat,
): number {
  return totals[seat] > Math.min(...totals) ? -scoreScale / (1 - winProbability) : scoreScale / winProbability
}
