import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { clampSpace } from '../../model/board.ts'
import { decodeGift } from '../../table/gift.ts'
import { walkSteps } from '../movement-board.ts'
import { evaluateLanding, evaluateRoll, evaluateSpace } from './evaluated-board.ts'
import type { PolicyContext } from './policy-context.ts'

/** How far an event sends whom everybody names. */
const SURPRISE_PARTY_STEPS = 2

/** Somebody’s token, for a card or an event. */
export function chooseToken(seen: PolicyContext, source: string | null, options: readonly Seat[]): Seat {
  switch (source) {
    case 'swap':
      return argMax(options, (rival) => evaluateSwap(seen, rival))
    case 'surprise-party':
      return argMax(options, (token) => evaluateSurpriseParty(seen, token))
    default:
      return argMax(options, (token) => evaluateTokenRoll(seen, token))
  }
}

/** What it is worth to let the best token walk by a roll. */
export function evaluateBestTokenRoll(seen: PolicyContext): number {
  let most = Number.NEGATIVE_INFINITY
  for (let token = 0; token < seen.board.tokens.length; token++)
    most = Math.max(most, evaluateTokenRoll(seen, token))
  return most
}

/** What it is worth to let a token walk by a roll. */
export const evaluateTokenRoll = ({ board }: PolicyContext, token: Seat): number =>
  evaluateRoll(board, token, board.tokens[token], 1)

/** It goes where they were, and they where it is. */
export const evaluateSwap = ({ board, seat }: PolicyContext, rival: Seat): number =>
  evaluateSpace(board, seat, board.tokens[rival]) + evaluateSpace(board, rival, board.tokens[seat])

const evaluateSurpriseParty = ({ board }: PolicyContext, token: Seat): number =>
  evaluateSpace(board, token, clampSpace(board.street, board.tokens[token] + SURPRISE_PARTY_STEPS))

/** Whom to send how many steps ahead: what they come to rest on counts. */
export const chooseGift = (seen: PolicyContext, options: readonly number[]): number =>
  argMax(options, (option) => {
    const { seat, steps } = decodeGift(option)
    return evaluateGift(seen, seat, steps)
  })

export const evaluateGift = ({ board }: PolicyContext, seat: Seat, steps: number): number =>
  evaluateLanding(board, seat, walkSteps(board, board.tokens[seat], steps, 1), 1)
