/** Which cards to part with, and which to take. */
import type { CardId } from '../../model/face.ts'
import { PASS } from '../../round/plain-answers.ts'
import { burden, heaviest } from './burden.ts'
import { best, type Mind, type RuleOfThumb } from './mind.ts'

/** The heaviest first. */
export const partWith: RuleOfThumb = (mind) => {
  const { choice, question } = mind.prompt
  const count = choice.kind === 'some' ? choice.count : 1
  if (question.source === 'parasite') return byPoints(mind, choice.options).slice(0, count)
  return heaviest(mind, choice.options).slice(0, count)
}

/** When all is over, only points count. */
const byPoints = ({ faces }: Mind, cards: readonly CardId[]): CardId[] =>
  [...cards].sort((a, b) => faces[b].points - faces[a].points)

/** The lightest, among what one holds already. */
export const take: RuleOfThumb = (mind) => {
  const { choice } = mind.prompt
  const value = (card: CardId) => -burden(mind, card, mind.hand)
  if (choice.kind === 'some')
    return [...choice.options].sort((a, b) => value(b) - value(a)).slice(0, choice.count)
  return best(choice.options, value)
}

/** Which card to lay down in an event. */
export const lay: RuleOfThumb = (mind) => {
  const { faces, prompt } = mind
  const { options } = prompt.choice
  const points = (card: CardId) => (card === PASS ? -1 : faces[card].points)
  switch (prompt.question.source) {
    case 'gambling-man':
      // The second lowest loses. Most people part with a seven: as one of the lowest it is safe.
      return best(options, (card) => (points(card) > 10 ? 100 : points(card) === 7 ? 50 : -points(card)))
    case 'tsunami':
      return best(options, points)
    default:
      return best(options, (card) => burden(mind, card, mind.hand))
  }
}
