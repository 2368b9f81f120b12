import { isReaction, type Prompt, type Script, type Seat } from '../match/script.ts'
import { countAnswers } from './choice.ts'
import { LivePrompt } from './live-prompt.ts'

/** What is answered by whoever lets it be. */
export const PASS = -1

/** Whether somebody is asked to react who holds nothing for it. */
export const canOnlyPass = ({ mode, choice }: Prompt<unknown>): boolean =>
  isReaction(mode) && countAnswers(choice) === 1

/** A moment in which cards can be thrown in out of turn. */
export interface ReactionWindow<Q> {
  readonly mode: 'react' | 'glance'
  readonly question: Q
  /** Those who could hold such a card for all that everybody knows, whether they do or not; the first goes first. */
  readonly seats: readonly Seat[]
  /** What a seat really holds of them. */
  heldCards(seat: Seat): readonly number[]
}

export interface ThrownCard {
  readonly seat: Seat
  readonly card: number
}

/**
 * The one window for cards that are thrown in: everybody is asked at once and answers sealed. All who throw one in, in
 * the order of the seats.
 */
export function* askReactions<Q>({
  mode,
  question,
  seats,
  heldCards,
}: ReactionWindow<Q>): Script<readonly ThrownCard[], Q> {
  if (seats.length === 0) return []
  const options = (seat: Seat) => [PASS, ...heldCards(seat)]
  const prompts = seats.map((seat) => new LivePrompt(seat, mode, question, 'card', options))
  const answers = (yield prompts) as readonly number[]
  const thrown: ThrownCard[] = []
  for (let i = 0; i < seats.length; i++)
    if (answers[i] !== PASS) thrown.push({ seat: seats[i], card: answers[i] })
  return thrown
}
