/** What becomes of whole hands. */

import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { handCost, sortByHoldingCost } from './holding-cost.ts'
import { average, type QuestionPolicy } from './policy-context.ts'
import { evaluateThreat } from './target-choices.ts'
import { WEIGHTS as W } from './weights.ts'

/** The heaviest for whoever is most of a threat, and as many for each: who gets nothing would have finished. */
export const handOut: QuestionPolicy = (mind) => {
  const { choice } = mind.prompt
  const items = choice.kind === 'assign' ? choice.items : []
  const seats = [...choice.options].sort((a, b) => evaluateThreat(mind, b) - evaluateThreat(mind, a))
  const lies = new Map(seats.map((seat) => [seat, mind.view.players[seat].aside]))
  const receivers = new Map<number, Seat>()
  for (const card of sortByHoldingCost(mind, items)) {
    const seat = argMax(seats, (s) => -lies.get(s)!)
    lies.set(seat, lies.get(seat)! + 1)
    receivers.set(card, seat)
  }
  return items.map((card) => receivers.get(card)!)
}

/** The fewest cards for oneself, and the fullest hands for those who lead the match. */
export const distribute: QuestionPolicy = (mind) => {
  const { prompt, view, seat, fewestOpponentCards } = mind
  const { options } = prompt.choice
  const { cards } = view.players[prompt.question.about!]
  if (options.includes(seat) && cards === fewestOpponentCards) return seat
  const isFull = cards > average(view.players.map((player) => player.cards))
  return argMax(options, (s) => (s === seat ? Number.NEGATIVE_INFINITY : (isFull ? -1 : 1) * view.scores[s]))
}

/** One's own hand for a lighter one; or else, if somebody has to, those of others. */
export const swapHands: QuestionPolicy = (mind) => {
  const { choice } = mind.prompt
  const seats = choice.options.filter((seat) => seat !== PASS && seat !== mind.seat)
  const cards = (seat: Seat) => mind.view.players[seat].cards
  const lightest = argMax(seats, (seat) => -cards(seat))
  const isLighter = handCost(mind, mind.hand) > cards(lightest) * W.unseenCard
  if (choice.kind !== 'some') return isLighter ? lightest : PASS
  if (isLighter && choice.options.includes(mind.seat)) return [mind.seat, lightest]
  const fullest = argMax(seats, (seat) => (seat === lightest ? -1 : cards(seat)))
  return fullest === lightest ? choice.options.slice(0, 2) : [lightest, fullest]
}
