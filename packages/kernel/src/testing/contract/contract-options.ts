import type fc from 'fast-check'
import type { Answer } from '../../choice/choice.ts'
import type { AnyMatch, BaseSettings } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

/** The game-specific inputs of the contract tests. */
export interface ContractOptions<M extends AnyMatch = AnyMatch> {
  /** Any settings that a host could choose. */
  readonly arbitrarySettings: fc.Arbitrary<BaseSettings>
  /** An upper limit for the number of answers in a match. */
  readonly maxAnswers: number
  /** The folder of recorded matches, which must replay to the same end for ever. */
  readonly recordsFolder: URL
  /** Everything that must be conserved, such as all cards, in any order. */
  listPieces(match: M): readonly number[]
  /** Gives both matches of the pair the same random seed and applies one answer to both. */
  stepPair(pair: IndistinguishablePair<M>): PairedStep
}

/** A match and one that the viewer cannot tell from it. Both collect facts from here on. */
export interface IndistinguishablePair<M> {
  readonly viewer: Seat
  /** The match that both were forked from, with its earlier facts. */
  readonly origin: M
  readonly actual: M
  readonly alternative: M
}

export interface PairedStep {
  /** The equivalent answer in the other match; null if there is none. */
  translateAnswer(seat: Seat, answer: Answer): Answer | null
  /** Called after both have applied it: whether the answer has legitimately revealed a difference to the viewer. */
  hasRevealedDifference(): boolean
}
