import { isReaction, type Prompt, type Seat } from '../match/script.ts'
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

const listReactions = (heldCards: ReactionWindow<unknown>['heldCards'], seat: Seat): number[] => [
  PASS,
  ...heldCards(seat),
]

export interface ThrownCard {
  readonly seat: Seat
  readonly card: number
}

/**
 * The prompts to all seats of the window, to be asked at once with sealed answers: a script yields them and passes the
 * answers to `listThrownCards`. Not a script itself, because another generator would be measurable in each window.
 */
export const createReactionPrompts = <Q>({
  mode,
  question,
  seats,
  heldCards,
}: ReactionWindow<Q>): Prompt<Q>[] =>
  seats.map((seat) => new LivePrompt(seat, mode, question, 'card', heldCards, listReactions))

/** The cards that were thrown in, in the order of the seats. */
export function listThrownCards({ seats }: ReactionWindow<unknown>, answers: unknown): ThrownCard[] {
  const cards = answers as readonly number[]
  const thrown: ThrownCard[] = []
  for (let i = 0; i < seats.length; i++)
    if (cards[i] !== PASS) thrown.push({ seat: seats[i], card: cards[i] })
  return thrown
}
