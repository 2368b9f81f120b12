import { argMax, chooseBest } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { clampSpace } from '../../model/board.ts'
import { decodeGift } from '../../table/gift.ts'
import { followArrows, walkSteps } from '../movement-board.ts'
import { evaluateLanding, evaluateRoll, evaluateSpace } from './evaluated-board.ts'
import type { PolicyContext } from './policy-context.ts'
import type { BoardTerms } from './reasons.ts'

/** The number of spaces that Surprise Party moves the named player. */
const SURPRISE_PARTY_STEPS = 2

/** The token to name for a card or an event. */
export function chooseToken(context: PolicyContext, source: string | null, options: readonly Seat[]): Seat {
  switch (source) {
    case 'swap':
      return chooseBest(context.trace, options, (opponent, terms) => evaluateSwap(context, opponent, terms))
    case 'surprise-party':
      return chooseBest(context.trace, options, (token, terms) =>
        explainMoving(context, token, evaluateSurpriseParty(context, token), terms),
      )
    default:
      return chooseBest(context.trace, options, (token, terms) =>
        explainMoving(context, token, evaluateTokenRoll(context, token), terms),
      )
  }
}

function explainMoving({ board }: PolicyContext, seat: Seat, value: number, terms?: BoardTerms): number {
  terms?.push({ value, reason: { id: 'moving', seat, space: board.tokens[seat] }, isRelative: true })
  return value
}

/** The token for which a roll has the highest value. */
export const findBestTokenRoll = (context: PolicyContext): Seat =>
  argMax([...context.board.tokens.keys()], (token) => evaluateTokenRoll(context, token))

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
export function evaluateSwap({ board, seat }: PolicyContext, opponent: Seat, terms?: BoardTerms): number {
  const { tokens } = board
  const ownValue = evaluateSpace(board, seat, tokens[opponent])
  const theirValue = evaluateSpace(board, opponent, tokens[seat])
  terms?.push(
    { value: ownValue, reason: { id: 'swap-own', seat: opponent, space: tokens[opponent] } },
    { value: theirValue, reason: { id: 'swap-theirs', seat: opponent, space: tokens[seat] } },
  )
  return ownValue + theirValue
}

const evaluateSurpriseParty = ({ board }: PolicyContext, token: Seat): number =>
  evaluateSpace(board, token, clampSpace(board.street, board.tokens[token] + SURPRISE_PARTY_STEPS))

/** The player and the number of steps for a Gift, by the space they come to rest on. */
export const chooseGift = (context: PolicyContext, options: readonly number[]): number =>
  chooseBest(context.trace, options, (option, terms) => {
    const { seat, steps } = decodeGift(option)
    const value = evaluateGift(context, seat, steps)
    if (terms) {
      const space = followArrows(
        context.board,
        walkSteps(context.board, context.board.tokens[seat], steps, 1),
      )
      terms.push({ value, reason: { id: 'steps', seat, steps, space }, isRelative: true })
    }
    return value
  })

export const evaluateGift = ({ board }: PolicyContext, seat: Seat, steps: number): number =>
  evaluateLanding(board, seat, walkSteps(board, board.tokens[seat], steps, 1), 1)
