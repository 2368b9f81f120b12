/** Policies for cards to give up or to take. */

import { argMax } from '@slapwise/bots'
import type { CardId } from '../../model/face.ts'
import { PASS } from '../../round/answer-codes.ts'
import { holdingCost, sortByHoldingCost } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'

/** The cards with the highest holding cost. For Parasite, after the round, the highest points. */
export const chooseCardsToGiveUp: QuestionPolicy = (context) => {
  const { choice, question } = context.prompt
  const order = question.source === 'parasite' ? sortByPoints : sortByHoldingCost
  return choice.kind === 'some'
    ? order(context, choice.options).slice(0, choice.count)
    : order(context, choice.options)[0]
}

const sortByPoints = ({ faces }: PolicyContext, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => faces[b].points - faces[a].points)

/** The cards with the lowest holding cost. */
export const chooseCardsToTake: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const order = sortByHoldingCost(context, choice.options).reverse()
  return choice.kind === 'some' ? order.slice(0, choice.count) : order[0]
}

/** The card to lay down in an event. */
export const chooseCardToLay: QuestionPolicy = (context) => {
  const { faces, prompt } = context
  const { options } = prompt.choice
  const points = (card: CardId) => (card === PASS ? -1 : faces[card].points)
  switch (prompt.question.source) {
    case 'gambling-man':
      return argMax(options, (card) => gamblingManSafety(points(card)))
    case 'tsunami':
      // The higher the card, the less likely the next player can beat it.
      return argMax(options, points)
    default:
      return argMax(options, (card) => holdingCost(context, card, context.hand))
  }
}

/**
 * In Gambling Man everybody lays a card, usually a special one. Safe from being second lowest are cards above 10, then
 * special cards (7 points), then the lowest numbers.
 */
const gamblingManSafety = (points: number): number =>
  points > 10 ? 2 : points === SPECIAL_CARD_POINTS ? 1 : -points

const SPECIAL_CARD_POINTS = 7
