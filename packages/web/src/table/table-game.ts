import type { Prompt, Seat } from '@slapwise/kernel'
import type { TableState } from '../match-sources/table-source.ts'
import type { Mood } from '../ui/face/mood.ts'
import type { FactPresentations, SoundLimits } from './facts/fact-presentation.ts'

/** The rules by which the shell presents the table of a game. They read nothing but what everybody may know. */
export interface TableGame {
  /** Its id, by which its styles and pages are found. */
  readonly id: string
  readonly presentations: FactPresentations
  readonly soundLimits: SoundLimits
  /** True where a tap alone does not carry it out: what lies sealed or cannot be taken back waits for another. */
  needsConfirmation(prompt: Prompt<unknown>): boolean
  /** The face that somebody makes about how the round goes for them. */
  moodOf(state: TableState, seat: Seat): Mood
  /** The points at which a match ends; null where nobody counts. */
  pointLimit(state: TableState): number | null
}
