import { type BaseSettings, TEMPO_NAMES, type Tempo } from '@slapwise/kernel'
import { isLanguage, type Language } from './languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

/** The preferences of this device, whatever game is played. */
export interface Preferences {
  readonly name: string
  /** The number from which the face is derived; null until the device has one. */
  readonly avatar: number | null
  /** Null for the language of the browser. */
  readonly language: Language | null
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  readonly vibration: boolean
  readonly notifications: boolean
  /** Whether events are shown in a panel over the table; otherwise only in the log. */
  readonly eventPanels: boolean
  readonly mildNames: boolean
  /** The tempo of matches against bots; null until it is chosen. */
  readonly tempo: Tempo | null
  /** Whether a prompt with only one answer is answered automatically. */
  readonly autoAnswer: boolean
  /** Whether no match against bots has been finished on this device yet. */
  readonly isNewcomer: boolean
  /** The ids of the events that were shown on this device. */
  readonly seenEvents: readonly string[]
  /** The lessons that were finished on this device, as `GAME/LESSON`. */
  readonly finishedLessons: readonly string[]
  /** Whether things introduce themselves at the table when they first come up; null until it is chosen. */
  readonly introductions: boolean | null
  /** The keys of the introductions that were shown on this device, by game. */
  readonly introduced: Readonly<Record<string, readonly string[]>>
  /** Whether players may ask what a bot would do in their place; null until it is chosen. */
  readonly advice: boolean | null
  /** Whether bots make remarks. */
  readonly botRemarks: boolean
  /** The game played last; null before the first. */
  readonly game: string | null
  /** The bot level chosen last; null before the first choice. */
  readonly botLevel: string | null
  /** The level of each bot in matches on this device; empty if all have the one chosen last. */
  readonly botLevels: readonly string[]
  /** The settings of the last match against bots, by game; the game checks them. */
  readonly matchSettings: Readonly<Record<string, BaseSettings>>
}

/** The default value of each preference, and a check for stored values. */
export type PreferenceSchema<T> = {
  readonly [K in keyof T]: readonly [defaultValue: T[K], isValid: (value: unknown) => boolean]
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

const isStringList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isRecordOfStringLists = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStringList)

const isStringOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

export const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

export const PREFERENCE_SCHEMA: PreferenceSchema<Preferences> = {
  name: ['', (value) => typeof value === 'string'],
  avatar: [null, (value) => value === null || Number.isSafeInteger(value)],
  language: [null, (value) => value === null || isLanguage(value)],
  theme: ['auto', isOneOf(THEMES)],
  sound: [true, isBoolean],
  vibration: [true, isBoolean],
  notifications: [false, isBoolean],
  eventPanels: [true, isBoolean],
  mildNames: [false, isBoolean],
  tempo: [null, (value) => value === null || isOneOf(TEMPO_NAMES)(value)],
  autoAnswer: [true, isBoolean],
  isNewcomer: [true, isBoolean],
  seenEvents: [[], isStringList],
  finishedLessons: [[], isStringList],
  introductions: [null, (value) => value === null || isBoolean(value)],
  advice: [null, (value) => value === null || isBoolean(value)],
  introduced: [{}, isRecordOfStringLists],
  botRemarks: [true, isBoolean],
  game: [null, isStringOrNull],
  botLevel: [null, isStringOrNull],
  botLevels: [[], isStringList],
  matchSettings: [{}, (value) => typeof value === 'object' && value !== null],
}

/** Reads all stored preferences, those of games included; an empty object where the stored text is not JSON. */
export function parseStoredPreferences(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text ?? '{}') }
  } catch {
    return {}
  }
}

/**
 * Reads the preferences of a schema. A missing or invalid value, for example from another version, is replaced by the
 * default.
 */
export function readPreferences<T>(text: string | null, schema: PreferenceSchema<T>): T {
  const stored = parseStoredPreferences(text)
  const names = Object.keys(schema) as (keyof T & string)[]
  const read = names.map((name) => {
    const [defaultValue, isValid] = schema[name]
    return [name, Object.hasOwn(stored, name) && isValid(stored[name]) ? stored[name] : defaultValue]
  })
  return Object.fromEntries(read) as T
}
