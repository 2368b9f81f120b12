import type { BoardName } from '@slapwise/board-game'

interface SettingText {
  readonly name: string
  readonly description: string
}

/** How a room plays the board game. Each setting has a name and one line about what it does. */
export interface SettingsMessages {
  readonly groups: Readonly<Record<'board' | 'length', string>>
  readonly length: SettingText
  readonly customLimit: string
  readonly board: SettingText
  readonly boardDescriptions: Readonly<Record<BoardName, string>>
  readonly customBoard: SettingText & {
    readonly choose: string
    readonly paste: string
    readonly use: string
    readonly notJson: string
    readonly issue: (where: string, what: string) => string
  }
  /** Why the server does not take a setting, by its name. */
  readonly settingErrors: Readonly<Record<string, string>>
}
