/** Which cards to part with, and which to take. */

import { argMax } from '@slapwise/bots'
import type { CardId } from '../../model/face.ts'
import { PASS } from '../../round/answer-codes.ts'
import { holdingCost, sortByHoldingCost } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'

/** The heaviest. When all is over but for the counting, the highest. */
export const chooseCardsToGiveUp: QuestionPolicy = (mind) => {
  const { choice, question } = mind.prompt
  const order = question.source === 'parasite' ? sortByPoints : sortByHoldingCost
  return choice.kind === 'some'
    ? order(mind, choice.options).slice(0, choice.count)
    : order(mind, choice.options)[0]
}

const sortByPoints = ({ faces }: PolicyContext, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => faces[b].points - faces[a].points)

/** The lightest, among what one holds already. */
export const chooseCardsToTake: QuestionPolicy = (mind) => {
  const { choice } = mind.prompt
  const order = sortByHoldingCost(mind, choice.options).reverse()
  return choice.kind === 'some' ? order.slice(0, choice.count) : order[0]
}

/** Which card to lay down in an event. */
export const chooseCardToLay: QuestionPolicy = (mind) => {
  const { faces, prompt } = mind
  const { options } = prompt.choice
  const points = (card: CardId) => (card === PASS ? -1 : faces[card].points)
  switch (prompt.question.source) {
    case 'gambling-man':
      return argMax(options, (card) => gamblingManSafety(points(card)))
    case 'tsunami':
      // The higher, the less likely the next one can beat it.
      return argMax(options, points)
    default:
      return argMax(options, (card) => holdingCost(mind, card, mind.hand))
  }
}

/** Everybody parts with a special card or more. So the second lowest is neither that nor a low number, nor far above. */
const gamblingManSafety = (points: number): number =>
  points > 10 ? 2 : points === SPECIAL_CARD_POINTS ? 1 : -points

const SPECIAL_CARD_POINTS = 7
