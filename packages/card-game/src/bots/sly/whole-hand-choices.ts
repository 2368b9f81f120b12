/** Policies for whole hands. */

import { argMax, mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { handCost, sortByHoldingCost } from './holding-cost.ts'
import type { QuestionPolicy } from './policy-context.ts'
import { evaluateThreat } from './target-choices.ts'
import { WEIGHTS as W } from './weights.ts'

/** Deals its cards out evenly, the most costly ones to the greatest threats: a player without cards would finish. */
export const handOut: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const items = choice.kind === 'assign' ? choice.items : []
  const seats = [...choice.options].sort((a, b) => evaluateThreat(context, b) - evaluateThreat(context, a))
  const cardCounts = new Map(seats.map((seat) => [seat, context.view.players[seat].aside]))
  const receivers = new Map<number, Seat>()
  for (const card of sortByHoldingCost(context, items)) {
    const seat = argMax(seats, (s) => -cardCounts.get(s)!)
    cardCounts.set(seat, cardCounts.get(seat)! + 1)
    receivers.set(card, seat)
  }
  return items.map((card) => receivers.get(card)!)
}

/** The smallest hand for itself, and the largest hands for the leaders of the match. */
export const distribute: QuestionPolicy = (context) => {
  const { prompt, view, seat, fewestOpponentCards } = context
  const { options } = prompt.choice
  const { cards } = view.players[prompt.question.about!]
  if (options.includes(seat) && cards === fewestOpponentCards) return seat
  const isFull = cards > mean(view.players.map((player) => player.cards))
  return argMax(options, (s) => (s === seat ? Number.NEGATIVE_INFINITY : (isFull ? -1 : 1) * view.scores[s]))
}

/** Swaps the bot's hand for a cheaper one; otherwise, if two hands have to be swapped, those of opponents. */
export const swapHands: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const seats = choice.options.filter((seat) => seat !== PASS && seat !== context.seat)
  const cards = (seat: Seat) => context.view.players[seat].cards
  const smallest = argMax(seats, (seat) => -cards(seat))
  const isCheaper = handCost(context, context.hand) > cards(smallest) * W.unseenCard
  if (choice.kind !== 'some') return isCheaper ? smallest : PASS
  if (isCheaper && choice.options.includes(context.seat)) return [context.seat, smallest]
  const largest = argMax(seats, (seat) => (seat === smallest ? -1 : cards(seat)))
  return largest === smallest ? choice.options.slice(0, 2) : [smallest, largest]
}
