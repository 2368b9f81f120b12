import type { MATCH_LENGTHS } from '../index.ts'

/** The terms of a match: what its settings and their values are called. */
export interface SettingMessages {
  /** The names of settings, as the object of “somebody changed …”. */
  readonly settings: Readonly<Record<'limit' | 'board', string>>
  readonly lengths: Readonly<Record<(typeof MATCH_LENGTHS)[number], string>>
  readonly points: (count: number) => string
}
