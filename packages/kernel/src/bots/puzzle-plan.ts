import type { BaseSettings } from '../match/game.ts'

/** The puzzles of a game that are wanted. */
export interface PuzzlePlan<Settings extends BaseSettings, Q> {
  readonly count: number
  /** The points by which the best answer has to lead all others. */
  readonly minLead: number
  /** The settings of the simulated matches, in turn. */
  readonly settings: readonly Settings[]
  /**
   * The largest shares of all puzzles that have something in common: the kind of question, also the card or event that
   * asks, also the first reason. Games with few kinds of questions allow more.
   */
  readonly maxShares: Readonly<Record<'kind' | 'source' | 'theme', number>>
  /** The kind of a question, and the card or event that asks. */
  kindOf(question: Q): { readonly kind: string; readonly source: string | null }
}

/** A plan of an unspecified game. */
export type AnyPuzzlePlan = PuzzlePlan<BaseSettings, unknown>
