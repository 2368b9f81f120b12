import type { Answer, FactPacing, Prompt, Seat } from '@slapwise/kernel'
import type { TableState } from '../match-sources/table-source.ts'
import type { Mood } from '../ui/face/mood.ts'
import type { Adviser } from './advice/adviser.ts'
import type { FactPresentations, SoundLimits } from './facts/fact-presentation.ts'
import type { IntroductionTopic } from './introductions/introduction-topic.ts'

/** The game's rules for presenting its table. They use only public information. */
export interface TableGame extends Pick<FactPacing<object>, 'affectedSeats'> {
  /** The id of the game, which its style sheets and URLs have, too. */
  readonly id: string
  readonly presentations: FactPresentations
  readonly soundLimits: SoundLimits
  /** Whether a tap only selects, and the answer needs a confirmation: for hidden answers, and those that cannot be taken back. */
  needsConfirmation(prompt: Prompt<unknown>): boolean
  /** The mood of a player about the current round. */
  moodOf(state: TableState, seat: Seat): Mood
  /** The seats that hold exactly one card, and win by losing it. */
  lastCardSeats(state: TableState): readonly Seat[]
  /**
   * The topics that come up in this state, those that are most urgent first. It uses only what the viewer sees. `prompt` is
   * the viewer's, null once it is answered.
   */
  listTopics(state: TableState, prompt: Prompt<unknown> | null): readonly IntroductionTopic[]
  /** Loads what `What would you do?` needs: the rules and a bot. */
  loadAdviser(): Promise<{ readonly default: Adviser }>
  /** The selectors of the things on the table that an answer is given with. */
  listAdviceTargets(state: TableState, prompt: Prompt<unknown>, answer: Answer): readonly string[]
  /** The point limit of the match; null in a match without points. */
  pointLimit(state: TableState): number | null
}
