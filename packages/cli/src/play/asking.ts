import type { CardId, Question, View } from '@slapwise/card-game'
import { countAnswers, type Prompt } from '@slapwise/kernel'
import { sortHand } from '../words/cards.ts'
import type { Teller } from '../words/teller.ts'

/** A question that somebody at the keyboard is about to answer, and all they may look at. */
export interface Asking {
  readonly teller: Teller
  readonly prompt: Prompt<Question>
  readonly view: View
  /** Their hand in the order in which it is shown and numbered. */
  readonly hand: readonly CardId[]
}

/** What is typed to take the last decision back, in place of an answer. */
export const BACK = 'back'

/** Whether it asks for a card to be played, perhaps together with a power. */
export const isAboutPlaying = ({ ask }: Question): boolean =>
  ask === 'turn' || ask === 'drawn' || ask === 'second-chance'

/** Whether it only asks everybody to say that they have seen enough. */
export const isForAll = ({ ask }: Question): boolean => ask === 'seen' || ask === 'next-round'

/** Whether there is nothing to decide, nor to look at. */
export const isFormality = ({ question, choice }: Prompt<Question>): boolean =>
  countAnswers(choice) === 1 && question.ask !== 'turn' && !isForAll(question)

export const asking = (view: View, teller: Teller, prompt: Prompt<Question>): Asking => ({
  teller,
  prompt,
  view,
  hand: sortHand(teller.setup, view.hand),
})
