import type { BoardName } from '@slapwise/board-game'

interface SettingText {
  readonly name: string
  readonly description: string
}

/** Texts of the room settings; each setting has a name and a description. */
export interface SettingsMessages {
  readonly groups: Readonly<Record<'board' | 'length', string>>
  readonly length: SettingText
  /** Any other limit; `label` names the number field. */
  readonly customLimit: SettingText & { readonly label: string }
  readonly board: SettingText
  readonly boardDescriptions: Readonly<Record<BoardName, string>>
  readonly customBoard: SettingText & {
    readonly choose: string
    readonly paste: string
    readonly use: string
    readonly notJson: string
    readonly issue: (where: string, what: string) => string
  }
  /** Texts for rejected settings, by field. */
  readonly settingErrors: Readonly<Record<string, string>>
}
