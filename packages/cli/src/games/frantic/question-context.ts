import type { CardId, Question, View } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { sortHand } from './chips.ts'
import type { FranticFormatter } from './formatter.ts'

/** A question that somebody at the keyboard is about to answer, and all they may look at. */
export interface QuestionContext {
  readonly formatter: FranticFormatter
  readonly prompt: Prompt<Question>
  readonly view: View
  /** Their hand in the order in which it is shown and numbered. */
  readonly hand: readonly CardId[]
}

/** Whether it asks for a card to be played, perhaps together with a power. */
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
