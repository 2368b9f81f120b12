/** Policies for cards to give up or to take. */

import { chooseBest } from '@slapwise/bots'
import type { Answer } from '@slapwise/kernel'
import type { CardId } from '../../model/face.ts'
import { PASS } from '../../round/answer-codes.ts'
import { evaluateGivingUp, holdingCost, sortByHoldingCost } from './holding-cost.ts'
import { areSameCards, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { type CardEvaluator, negateTerms } from './reasons.ts'

/** The cards with the highest holding cost. For Parasite, after the round, the highest points. */
export const chooseCardsToGiveUp: QuestionPolicy = (context) => {
  const { choice, question } = context.prompt
  return question.source === 'parasite'
    ? takeFirst(context, sortByPoints(context, choice.options), createPointsEvaluator(context))
    : takeFirst(context, sortByHoldingCost(context, choice.options), (card, terms) =>
        evaluateGivingUp(context, card, terms),
      )
}

/** The first cards of an order, as many as the prompt asks for; explained by the evaluation that the order is by. */
function takeFirst(
  { prompt: { choice }, trace, faces }: PolicyContext,
  order: readonly CardId[],
  evaluate: CardEvaluator,
): Answer {
  const count = choice.kind === 'some' ? choice.count : 1
  trace?.compare(order[0], order.slice(count), evaluate, (card) => faces[card] === faces[order[0]])
  return choice.kind === 'some' ? order.slice(0, count) : order[0]
}

const sortByPoints = ({ faces }: PolicyContext, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => faces[b].points - faces[a].points)

const createPointsEvaluator =
  ({ faces, isLastTurn }: PolicyContext): CardEvaluator =>
  (card, terms) => {
    const { points } = faces[card]
    terms?.push({ value: points, reason: { id: 'points', card, points, isLastTurn } })
    return points
  }

/** The cards with the lowest holding cost. */
export const chooseCardsToTake: QuestionPolicy = (context) => {
  const order = sortByHoldingCost(context, context.prompt.choice.options).reverse()
  return takeFirst(context, order, (card, terms) => {
    const cost = evaluateGivingUp(context, card, terms)
    if (terms) negateTerms(terms)
    return -cost
  })
}

/** The card to lay down in an event. */
export const chooseCardToLay: QuestionPolicy = (context) => {
  const { prompt, trace } = context
  const { options } = prompt.choice
  return chooseBest(trace, options, createLayEvaluator(context), areSameCards(context))
}

function createLayEvaluator(context: PolicyContext): CardEvaluator {
  const { faces, prompt } = context
  switch (prompt.question.source) {
    case 'gambling-man':
      return (card, terms) => {
        const { points } = faces[card]
        const value = gamblingManSafety(points)
        terms?.push({ value, reason: { id: 'gamble', points }, isRelative: true })
        return value
      }
    case 'tsunami':
      // The higher the card, the less likely the next player can beat it.
      return (card, terms) => {
        const value = card === PASS ? -1 : faces[card].points
        terms?.push({
          value,
          reason: card === PASS ? { id: 'take-all' } : { id: 'hard-to-beat', points: value },
        })
        return value
      }
    default:
      return (card, terms) => holdingCost(context, card, context.hand, terms)
  }
}

/**
 * In Gambling Man everybody lays a card, usually a special one. Safe from being second lowest are cards above 10, then
 * special cards (7 points), then the lowest numbers.
 */
const gamblingManSafety = (points: number): number =>
  points > 10 ? 2 : points === SPECIAL_CARD_POINTS ? 1 : -points

const SPECIAL_CARD_POINTS = 7
