import type { ComponentType } from 'react'
import type { Language } from '../../i18n/index.tsx'
import type { AnySettings } from './settings-context.tsx'

/** Settings of a game that belong together. */
export interface GameSettingsGroup {
  readonly id: string
  /** The title, and a summary of the values. */
  useHeading(): { readonly title: string; readonly summary: string }
  /** The choices that everybody makes. */
  readonly Plain?: ComponentType
  /** The other choices; a match against bots has them behind “more”. */
  readonly Further?: ComponentType
}

/** The settings form of a game. A room and a match against bots lay it out differently. */
export interface GameSettings {
  /** Combinations of settings that can be chosen at once. */
  readonly Presets?: ComponentType
  readonly groups: readonly GameSettingsGroup[]
  /** Messages for rejected settings by the name of the setting. */
  useSettingErrors(): Readonly<Record<string, string>>
  /** The settings after a change, with other settings adapted that would contradict it. */
  applyChange(before: AnySettings, changed: AnySettings): AnySettings
  /** Adds the usual values of all settings that are missing. */
  complete(settings: AnySettings): AnySettings
  /** One text for each setting that differs, with its old and new value. */
  describeChanges(before: AnySettings, now: AnySettings, language: Language): readonly string[]
}
