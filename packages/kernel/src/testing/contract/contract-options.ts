import type fc from 'fast-check'
import type { Answer } from '../../choice/choice.ts'
import type { AnyMatch, BaseSettings } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

/** What only a game can say about itself. */
export interface ContractOptions<M extends AnyMatch = AnyMatch> {
  /** Any settings, as a host could send them. */
  readonly arbitrarySettings: fc.Arbitrary<BaseSettings>
  /** No match takes more answers than this. */
  readonly maxAnswers: number
  /** A folder of matches that were played once and must end the same for ever. */
  readonly recordsFolder: URL
  /** Everything that must neither get lost nor appear, in whatever order. */
  listPieces(match: M): readonly number[]
  /** Gives both matches of a pair the same luck, and takes one step in both. */
  stepPair(pair: IndistinguishablePair<M>): PairedStep
}

/** A match, and one beside it that is the same for all that a viewer knows. Both tell what happens from here on. */
export interface IndistinguishablePair<M> {
  readonly viewer: Seat
  /** Where both come from: with all that was told so far. */
  readonly origin: M
  readonly actual: M
  readonly alternative: M
}

export interface PairedStep {
  /** The answer as it would be given there; null where it cannot be. */
  translateAnswer(seat: Seat, answer: Answer): Answer | null
  /** Once both have taken it: whether it has rightly shown the viewer what lies otherwise there. */
  hasRevealedDifference(): boolean
}
