import type fc from 'fast-check'
import type { Answer } from '../../choice/choice.ts'
import type { AnyMatch, Players } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

/** What only a game can say about itself. */
export interface Claims<M extends AnyMatch = AnyMatch> {
  /** Any settings, as a host could send them. */
  readonly anySettings: fc.Arbitrary<Players>
  /** No match takes more answers than this. */
  readonly mostAnswers: number
  /** A folder of matches that were played once and must end the same for ever. */
  readonly recorded: URL
  /** Everything that must neither get lost nor appear, in whatever order. */
  census(match: M): readonly number[]
  /** Gives both matches of a pair the same luck, and takes one step in both. */
  stride(pair: Pair<M>): Stride
}

/** A match, and one beside it that is the same for all that a viewer knows. Both tell what happens from here on. */
export interface Pair<M> {
  readonly viewer: Seat
  /** Where both come from: with all that was told so far. */
  readonly before: M
  readonly here: M
  readonly there: M
}

export interface Stride {
  /** The answer as it would be given there; null where it cannot be. */
  answerThere(seat: Seat, answer: Answer): Answer | null
  /** Once both have taken it: whether it has rightly shown the viewer what lies otherwise there. */
  hasLearnt(): boolean
}
