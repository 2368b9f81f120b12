import type { MATCH_LENGTHS } from '../index.ts'

/** The names of the settings and of their values. */
export interface SettingMessages {
  /** Each name fits after “somebody changed …”. */
  readonly settings: Readonly<Record<'limit' | 'board', string>>
  readonly lengths: Readonly<Record<(typeof MATCH_LENGTHS)[number], string>>
  readonly points: (count: number) => string
}
