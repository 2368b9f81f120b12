import type { MATCH_LENGTHS, Settings } from '../index.ts'

/** The names of settings, as the object of “somebody changed …”. */
type SettingName = Exclude<keyof Settings, 'players' | 'doItYourself' | 'pandorasBox'>

/** The terms of a match: what its settings and their values are called. */
export interface SettingMessages {
  readonly settings: Readonly<Record<SettingName, string>>
  readonly lengths: Readonly<Record<(typeof MATCH_LENGTHS)[number] | 'none', string>>
  readonly points: (count: number) => string
  readonly purple: {
    readonly off: string
    readonly fifth: string
    readonly insteadOf: (colour: string) => string
  }
  /** The effects of cards that do whatever the table agrees on. */
  readonly ruleCard: string
  readonly ruleCards: string
  readonly nothing: string
  readonly no: string
  readonly yes: string
}
