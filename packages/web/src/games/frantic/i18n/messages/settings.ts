import type { CARD_SET_NAMES, EDITION_NAMES, Edition, HouseRules } from '@slapwise/card-game'

export type PresetName = 'first' | 'usual' | 'all'

type SetName = (typeof CARD_SET_NAMES)[number]
type EditionName = (typeof EDITION_NAMES)[number]

interface SettingText {
  readonly name: string
  readonly description: string
}

/** Texts of the room settings; each setting has a name and a description. */
export interface SettingsMessages {
  readonly presets: Readonly<Record<PresetName, SettingText>>
  readonly groups: Readonly<Record<'cards' | 'length' | 'house', string>>
  readonly sets: SettingText
  readonly setDescriptions: Readonly<Record<SetName, string>>
  readonly edition: string
  readonly editions: Readonly<Record<EditionName, SettingText>>
  readonly purple: SettingText
  readonly length: {
    readonly name: string
    readonly descriptions: Readonly<Record<Edition['matchEnds'], string>>
  }
  /** Any other limit; `label` names the number field. */
  readonly customLimit: SettingText & { readonly label: string }
  readonly handSize: SettingText
  readonly ruleCards: SettingText
  readonly houseCards: SettingText & { readonly count: (on: number, of: number) => string }
  readonly customRuleCards: SettingText & {
    readonly write: string
    readonly cardName: string
    readonly cardText: string
    readonly changes: string
    readonly save: string
    readonly cancel: string
    readonly remove: (name: string) => string
  }
  /** Names of the parameters that a custom rule card can change. */
  readonly ruleParameters: Readonly<Record<keyof HouseRules, string>>
  readonly doItYourself: { readonly description: string }
  readonly pandorasBox: { readonly description: string }
  /** Texts for rejected settings, by field. */
  readonly settingErrors: Readonly<Record<string, string>>
}
