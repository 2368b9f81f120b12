import type { Players } from '@slapwise/kernel'
import type { Measures } from '../games/terminal.ts'
import type { Seated } from './standings.ts'

/** Who plays by which settings, in plain data. */
export interface Seating {
  readonly settings: Players
  /** In each seat: levels, or files. */
  readonly bots: readonly string[]
}

/** Many deals, each of them played in the same ways. */
export interface Series {
  readonly game: string
  readonly seed: string
  readonly ways: readonly Seating[]
  /** Whether to count what happens, too. */
  readonly isMeasured: boolean
}

/** What remains of a match. */
export interface MatchFigures extends Seated {
  readonly rounds: number
  readonly turns: number
  readonly answers: number
  /** Empty where nobody asked. */
  readonly measures: Measures
}

/** The matches of one deal, one for each way. */
export type Dealt = readonly MatchFigures[]

/** What a worker has to say. */
export type FromWorker =
  | { readonly deal: number; readonly dealt: Dealt }
  /** What somebody can put right. */
  | { readonly problem: string }
