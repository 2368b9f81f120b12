import type { BaseSettings } from '@slapwise/kernel'
import type { Language } from '../../i18n/shell.tsx'
import {
  type Preferences,
  preferences,
  setPreferences,
  usePreferences,
} from '../../preferences/preferences.ts'
import type { Opponents } from '../opponents.ts'

/** The lengths of a match against bots; `none` is a single round without points, which not every game has. */
export type LocalMatchLength = 'none' | 'short' | 'medium' | 'long'

/**
 * Roughly how long a match against three bots takes, both games alike: the steps that are shown, and six seconds for each
 * decision. The rulebooks say 35, 60 and 90 minutes, but people shuffle, count and talk.
 */
export const MATCH_MINUTES: Readonly<Record<LocalMatchLength, number>> = {
  none: 5,
  short: 15,
  medium: 20,
  long: 25,
}

/** The settings of a match against bots that every game has. */
export interface LocalSettings extends BaseSettings {
  readonly limit: LocalMatchLength | number
}

/** The options of matches against bots. They are in the start page's bundle, so they are kept small. */
export interface LocalMatchOptions<S extends LocalSettings = LocalSettings> extends Opponents {
  readonly id: string
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly lengths: readonly LocalMatchLength[]
  /** Used until the player chooses other settings. Its fields are the plain choices, which are always stored. */
  readonly defaultSettings: S
  /** Checks the plain choices of the game as they were stored; the engine checks the rest when the match starts. */
  isValid(settings: Readonly<Record<string, unknown>>): boolean
  /** Names the game's own settings in a few words. */
  describe(settings: S, language: Language): string
}

const MAX_LIMIT = 9999

const isIntegerBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max

function readSettings<S extends LocalSettings>(
  { id, minPlayers, maxPlayers, lengths, defaultSettings, isValid }: LocalMatchOptions<S>,
  { matchSettings, isNewcomer }: Preferences,
): S {
  const stored = { ...matchSettings[id] } as Record<string, unknown>
  const { players, limit } = stored
  const isKnown =
    isIntegerBetween(players, minPlayers, maxPlayers) &&
    (lengths.includes(limit as LocalMatchLength) || isIntegerBetween(limit, 1, MAX_LIMIT)) &&
    isValid(stored)
  if (isKnown) return stored as unknown as S
  return isNewcomer ? { ...defaultSettings, limit: 'short' } : defaultSettings
}

/** The settings chosen last on this device; until then the game's default, and a short match for newcomers. */
export const getMatchSettings = <S extends LocalSettings>(options: LocalMatchOptions<S>): S =>
  readSettings(options, preferences.get())

export const useMatchSettings = <S extends LocalSettings>(options: LocalMatchOptions<S>): S =>
  readSettings(options, usePreferences())

/** Keeps the settings for the next match. */
export const setMatchSettings = <S extends LocalSettings>({ id }: LocalMatchOptions<S>, settings: S): void =>
  setPreferences({ matchSettings: { ...preferences.get().matchSettings, [id]: settings } })

/** Returns to the default; false if that is used already. */
export function forgetMatchSettings({ id }: LocalMatchOptions): boolean {
  const { [id]: stored, ...others } = preferences.get().matchSettings
  setPreferences({ matchSettings: others })
  return stored !== undefined
}

/** Whether there are other settings than the plain choices, which are stored only if they are unusual. */
export const hasUnusualSettings = (options: LocalMatchOptions, settings: LocalSettings): boolean =>
  Object.keys(settings).some((name) => !Object.hasOwn(options.defaultSettings, name))
