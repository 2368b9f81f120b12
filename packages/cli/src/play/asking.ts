import { type CardId, type CardMatch, type Question, type View, viewOf } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { sortHand } from '../words/cards.ts'
import type { Teller } from '../words/teller.ts'

/** A question that somebody at the keyboard is about to answer, and all they may look at. */
export interface Asking {
  readonly teller: Teller
  readonly prompt: Prompt<Question>
  readonly match: CardMatch
  readonly view: View
  /** Their hand in the order in which it is shown and numbered. */
  readonly hand: readonly CardId[]
}

/** Whether it asks for a card to be played, perhaps together with a power. */
export const isAboutPlaying = ({ ask }: Question): boolean =>
  ask === 'turn' || ask === 'drawn' || ask === 'second-chance'

export function asking(match: CardMatch, teller: Teller, prompt: Prompt<Question>): Asking {
  const view = viewOf(match, prompt.seat)
  return { teller, prompt, match, view, hand: sortHand(teller.setup, view.hand) }
}
