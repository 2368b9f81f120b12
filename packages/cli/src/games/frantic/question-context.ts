import type { CardId, Question, View } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { sortHand } from './chips.ts'
import type { FranticFormatter } from './formatter.ts'

/** An open prompt with what its player may see. */
export interface QuestionContext {
  readonly formatter: FranticFormatter
  readonly prompt: Prompt<Question>
  readonly view: View
  /** The hand in the order in which it is printed and numbered. */
  readonly hand: readonly CardId[]
}

/** Whether a card is to be played, possibly with a power card. */
export const asksForCard = ({ ask }: Question): boolean =>
  ask === 'turn' || ask === 'drawn' || ask === 'second-chance'

export const createQuestionContext = (
  view: View,
  formatter: FranticFormatter,
  prompt: Prompt<Question>,
): QuestionContext => ({
  formatter,
  prompt,
  view,
  hand: sortHand(formatter.setup, view.hand),
})
