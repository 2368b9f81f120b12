import type { MATCH_LENGTHS, Settings } from '../index.ts'

/** Each name fits after “somebody changed …”. */
type SettingName = Exclude<keyof Settings, 'players' | 'doItYourself' | 'pandorasBox'>

/** The names of the settings and of their values. */
export interface SettingMessages {
  readonly settings: Readonly<Record<SettingName, string>>
  readonly lengths: Readonly<Record<(typeof MATCH_LENGTHS)[number] | 'none', string>>
  readonly points: (count: number) => string
  readonly purple: {
    readonly off: string
    readonly fifth: string
    readonly insteadOf: (colour: string) => string
  }
  /** The default effects of Do It Yourself and Pandora’s Box. */
  readonly ruleCard: string
  readonly ruleCards: string
  readonly nothing: string
  readonly no: string
  readonly yes: string
}
