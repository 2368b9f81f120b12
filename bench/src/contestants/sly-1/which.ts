/** Which cards to part with, and which to take. */

import type { CardId } from '@slapwise/card-game'
import { PASS } from '@slapwise/card-game'
import { best } from './best.ts'
import { burden, heaviest } from './burden.ts'
import type { Mind, RuleOfThumb } from './mind.ts'

/** The heaviest. When all is over but for the counting, the highest. */
export const partWith: RuleOfThumb = (mind) => {
  const { choice, question } = mind.prompt
  const order = question.source === 'parasite' ? highest : heaviest
  return choice.kind === 'some'
    ? order(mind, choice.options).slice(0, choice.count)
    : order(mind, choice.options)[0]
}

const highest = ({ faces }: Mind, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => faces[b].points - faces[a].points)

/** The lightest, among what one holds already. */
export const take: RuleOfThumb = (mind) => {
  const { choice } = mind.prompt
  const order = heaviest(mind, choice.options).reverse()
  return choice.kind === 'some' ? order.slice(0, choice.count) : order[0]
}

/** Which card to lay down in an event. */
export const lay: RuleOfThumb = (mind) => {
  const { faces, prompt } = mind
  const { options } = prompt.choice
  const points = (card: CardId) => (card === PASS ? -1 : faces[card].points)
  switch (prompt.question.source) {
    case 'gambling-man':
      return best(options, (card) => safety(points(card)))
    case 'tsunami':
      // The higher, the less likely the next one can beat it.
      return best(options, points)
    default:
      return best(options, (card) => burden(mind, card, mind.hand))
  }
}

/** Everybody parts with a special card or more. So the second lowest is neither that nor a low number, nor far above. */
const safety = (points: number): number => (points > 10 ? 2 : points === SPECIAL ? 1 : -points)

const SPECIAL = 7
