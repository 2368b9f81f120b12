/** Policies for whole hands. */

import { argMax, chooseBest, mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { handCost, sortByHoldingCost } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'
import { evaluateThreat } from './target-choices.ts'
import { WEIGHTS as W } from './weights.ts'

/** Deals its cards out evenly, the most costly ones to the greatest threats: a player without cards would finish. */
export const handOut: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const items = choice.kind === 'assign' ? choice.items : []
  const seats = [...choice.options].sort((a, b) => evaluateThreat(context, b) - evaluateThreat(context, a))
  const cardCounts = new Map(seats.map((seat) => [seat, context.view.players[seat].aside]))
  const receivers = new Map<number, Seat>()
  const costliestFirst = sortByHoldingCost(context, items)
  for (const card of costliestFirst) {
    const seat = argMax(seats, (s) => -cardCounts.get(s)!)
    cardCounts.set(seat, cardCounts.get(seat)! + 1)
    receivers.set(card, seat)
  }
  const [card] = costliestFirst
  context.trace?.state({ id: 'costliest-to', card, seat: receivers.get(card)! })
  context.trace?.state({ id: 'spreads-evenly' })
  return items.map((card) => receivers.get(card)!)
}

/** The smallest hand for itself, and the largest hands for the leaders of the match. */
export const distribute: QuestionPolicy = (context) => {
  const { prompt, view, seat, fewestOpponentCards, trace } = context
  const { options } = prompt.choice
  const { cards } = view.players[prompt.question.about!]
  if (options.includes(seat) && cards === fewestOpponentCards) {
    trace?.state({ id: 'smallest-hand', cards })
    return seat
  }
  const isFull = cards > mean(view.players.map((player) => player.cards))
  return chooseBest(trace, options, (s, terms) => {
    const points = view.scores[s]
    const value = s === seat ? Number.NEGATIVE_INFINITY : isFull ? -points : points
    const id = isFull ? 'large-hand' : 'small-hand'
    terms?.push(
      s === seat
        ? { value, reason: { id: 'own-seat' } }
        : { value, reason: { id, seat: s, points }, isRelative: true },
    )
    return value
  })
}

/** Swaps the bot's hand for a cheaper one; otherwise, if two hands have to be swapped, those of opponents. */
export const swapHands: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const seats = choice.options.filter((seat) => seat !== PASS && seat !== context.seat)
  const cards = (seat: Seat) => context.view.players[seat].cards
  const smallest = argMax(seats, (seat) => -cards(seat))
  const isCheaper = isCheaperHand(context, smallest)
  if (choice.kind !== 'some') return isCheaper ? smallest : PASS
  if (isCheaper && choice.options.includes(context.seat)) return [context.seat, smallest]
  context.trace?.state({ id: 'others-swap' })
  const largest = argMax(seats, (seat) => (seat === smallest ? -1 : cards(seat)))
  return largest === smallest ? choice.options.slice(0, 2) : [smallest, largest]
}

const [KEEP, SWAP] = [0, 1]

/** Whether the hand of another player is expected to cost less than its own. */
function isCheaperHand(context: PolicyContext, seat: Seat): boolean {
  const { cards } = context.view.players[seat]
  const choice = chooseBest(context.trace, [KEEP, SWAP], (option, terms) => {
    if (option === KEEP) return 0
    const gain = handCost(context, context.hand) - cards * W.unseenCard
    terms?.push({ value: gain, reason: { id: 'hand-swap', seat, cards, ownCards: context.hand.length } })
    return gain
  })
  return choice === SWAP
}
