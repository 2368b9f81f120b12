import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { View } from '../../views/view.ts'
import { chanceOfReachingEnd, type MovementBoard } from '../movement-board.ts'

/**
 * The score difference, in points, at which one player is e times as likely to win the match as another: at its start
 * and at its end.
 */
const EARLY_SCORE_SCALE = 26
const LATE_SCORE_SCALE = 12

/** The valuation of points and spaces for one seat. All values are in points of the round. */
export interface MatchValues {
  /**
   * The value of a point of each seat: −1 for its own; positive for opponents, in proportion to their chance to win.
   * They sum to 1 over all opponents.
   */
  readonly pointValues: readonly number[]
  /** The score difference at which one player is e times as likely to win as another. */
  readonly scoreScale: number
  /** The probability to win the match from the current scores. */
  readonly winProbability: number
  /** The expected cost of a token on each space by the end of the round, relative to the start. */
  readonly spaceCosts: readonly number[]
  /** The probability that the round ends within one turn each. */
  readonly roundEndProbability: number
  /** The cost of one space in the later part of the street. */
  readonly valuePerSpace: number
  /** Sinks from 1 to 0 as the end of the round comes near: somebody reaches the skull, or the draw pile runs out. */
  readonly timeLeft: number
}

/* The following constants were fitted to the ends of rounds among four sly bots (decision 19). */

/** The share of the street on which the exact space does not matter: a roll, a manhole or an arrow makes up for it. */
const FLAT_SHARE = 0.2
/** The share of the street from which the end is near. */
const ENDGAME_SHARE = 0.7
/**
 * The weight of a space if the round does not end within one turn each: with everybody far from the end, and with
 * somebody near it.
 */
const EARLY_SPACE_WEIGHT = 0.2
const LATE_SPACE_WEIGHT = 0.43
/** The share of players who finish when a roll would allow it: they may play something else or be stopped. */
const FINISH_DISCOUNT = 0.25

/** Within this distance of the end, or with cards for fewer turns of each player, it is late in the round. */
const LATE_SPACES = 15
const LATE_TURNS = 4

export function estimateMatchValues(
  board: MovementBoard,
  { scores, tokens, drawPileSize }: View,
  seat: Seat,
  limit: number,
): MatchValues {
  const { end } = board.street
  const roundEndProbability = estimateRoundEndProbability(board, seat)
  const front = Math.max(...tokens) / end
  const spaceWeight =
    EARLY_SPACE_WEIGHT +
    (LATE_SPACE_WEIGHT - EARLY_SPACE_WEIGHT) * Math.max(0, (front - ENDGAME_SHARE) / (1 - ENDGAME_SHARE))
  const spaceCosts: number[] = []
  for (let space: Space = 0; space <= end; space++)
    spaceCosts.push(
      roundEndProbability * space +
        (1 - roundEndProbability) * spaceWeight * Math.max(0, space - FLAT_SHARE * end),
    )
  const scoreScale =
    EARLY_SCORE_SCALE + (LATE_SCORE_SCALE - EARLY_SCORE_SCALE) * (Math.max(...scores) / limit)
  const winWeights: number[] = []
  let sum = 0
  for (let other = 0; other < tokens.length; other++) {
    const scoreLead = scores[seat] + spaceCosts[tokens[seat]] - scores[other] - spaceCosts[tokens[other]]
    winWeights.push(Math.exp(scoreLead / scoreScale))
    sum += winWeights[other]
  }
  const pointValues = winWeights.map((winWeight, other) => (other === seat ? -1 : winWeight / (sum - 1)))
  return {
    pointValues,
    scoreScale,
    winProbability: 1 / sum,
    spaceCosts,
    roundEndProbability,
    valuePerSpace: roundEndProbability + (1 - roundEndProbability) * spaceWeight,
    timeLeft: Math.min(
      1,
      (end - Math.max(...tokens)) / LATE_SPACES,
      drawPileSize / (LATE_TURNS * tokens.length),
    ),
  }
}

/** The probability that an opponent reaches the end within one turn each. */
function estimateRoundEndProbability(board: MovementBoard, seat: Seat): number {
  let continues = 1
  for (let other = 0; other < board.tokens.length; other++)
    if (other !== seat) continues *= 1 - FINISH_DISCOUNT * chanceOfReachingEnd(board, other)
  return 1 - continues
}

/** The value of the match ending with these scores. */
export function evaluateMatchEnd(
  { winProbability, scoreScale }: MatchValues,
  totals: readonly number[],
  seat: Seat,
): number {
  return totals[seat] > Math.min(...totals) ? -scoreScale / (1 - winProbability) : scoreScale / winProbability
}
