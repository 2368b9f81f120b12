import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { clampSpace } from '../../model/board.ts'
import { decodeGift } from '../../table/gift.ts'
import { walkSteps } from '../movement-board.ts'
import { evaluateLanding, evaluateRoll, evaluateSpace } from './evaluated-board.ts'
import type { PolicyContext } from './policy-context.ts'

/** The number of spaces that Surprise Party moves the named player. */
const SURPRISE_PARTY_STEPS = 2

/** The token to name for a card or an event. */
export function chooseToken(context: PolicyContext, source: string | null, options: readonly Seat[]): Seat {
  switch (source) {
    case 'swap':
      return argMax(options, (opponent) => evaluateSwap(context, opponent))
    case 'surprise-party':
      return argMax(options, (token) => evaluateSurpriseParty(context, token))
    default:
      return argMax(options, (token) => evaluateTokenRoll(context, token))
  }
}

/** The value of a roll for the best token. */
export function evaluateBestTokenRoll(context: PolicyContext): number {
  let best = Number.NEGATIVE_INFINITY
  for (let token = 0; token < context.board.tokens.length; token++)
    best = Math.max(best, evaluateTokenRoll(context, token))
  return best
}

/** The value of a roll for a token. */
export const evaluateTokenRoll = ({ board }: PolicyContext, token: Seat): number =>
  evaluateRoll(board, token, board.tokens[token], 1)

/** The value of swapping spaces with an opponent. */
export const evaluateSwap = ({ board, seat }: PolicyContext, opponent: Seat): number =>
  evaluateSpace(board, seat, board.tokens[opponent]) + evaluateSpace(board, opponent, board.tokens[seat])

const evaluateSurpriseParty = ({ board }: PolicyContext, token: Seat): number =>
  evaluateSpace(board, token, clampSpace(board.street, board.tokens[token] + SURPRISE_PARTY_STEPS))

/** The player and the number of steps for a Gift, by the space they come to rest on. */
export const chooseGift = (context: PolicyContext, options: readonly number[]): number =>
  argMax(options, (option) => {
    const { seat, steps } = decodeGift(option)
    return evaluateGift(context, seat, steps)
  })

export const evaluateGift = ({ board }: PolicyContext, seat: Seat, steps: number): number =>
  evaluateLanding(board, seat, walkSteps(board, board.tokens[seat], steps, 1), 1)
