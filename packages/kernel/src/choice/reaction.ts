import { isReaction, type Prompt, type Script, type Seat } from '../match/script.ts'
import { countAnswers } from './choice.ts'
import { LivePrompt } from './live-prompt.ts'

/** The answer of a seat that does not react. */
export const PASS = -1

/** Whether the seat is asked to react but holds no card for it. */
export const canOnlyPass = ({ mode, choice }: Prompt<unknown>): boolean =>
  isReaction(mode) && countAnswers(choice) === 1

/** A moment at which players may throw in cards out of turn. */
export interface ReactionWindow<Q> {
  readonly mode: 'react' | 'glance'
  readonly question: Q
  /**
   * The seats that could hold such a card by public knowledge, in order of precedence. All of them are asked, so that
   * being asked reveals nothing.
   */
  readonly seats: readonly Seat[]
  /** The cards of that kind that a seat really holds. */
  heldCards(seat: Seat): readonly number[]
}

export interface ThrownCard {
  readonly seat: Seat
  readonly card: number
}

/** Asks all seats of the window at once, with sealed answers. Returns the thrown cards in the order of the seats. */
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
