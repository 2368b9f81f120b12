import { TEMPO_NAMES, type Tempo } from '@slapwise/kernel'
import { isLanguage, type Language } from './languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const

/** What somebody likes, on this device, whatever is played. */
export interface Preferences {
  readonly name: string
  /** A number that the face is made of; null until the device has one. */
  readonly avatar: number | null
  /** Null for what the browser asks for. */
  readonly language: Language | null
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  readonly vibration: boolean
  readonly notifications: boolean
  /** Whether an event is a moment of its own, or only a line in the log. */
  readonly eventPanels: boolean
  readonly mildNames: boolean
  /** How fast bots play alone with one; null for who has not chosen yet. */
  readonly tempo: Tempo | null
  /** Whether a turn passes by itself where there is nothing else to do. */
  readonly autoPass: boolean
  /** Has not finished a round here yet. */
  readonly isNewcomer: boolean
  /** Whether bots say something now and then. */
  readonly botRemarks: boolean
  /** What was played last; null for who has not chosen yet. */
  readonly game: string | null
  /** How the bots play that were chosen last; null for who has not chosen yet. */
  readonly botLevel: string | null
}

/** What somebody likes who has not said so, and what is one at all. */
export type PreferenceSchema<T> = {
  readonly [K in keyof T]: readonly [usual: T[K], isOne: (value: unknown) => boolean]
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

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
  autoPass: [true, isBoolean],
  isNewcomer: [true, isBoolean],
  botRemarks: [true, isBoolean],
  game: [null, isStringOrNull],
  botLevel: [null, isStringOrNull],
}

/** Names of stored preferences until November 2026, and what they are called now. */
const RENAMED_PREFERENCES: Readonly<Record<string, string>> = {
  passes: 'autoPass',
  isNew: 'isNewcomer',
  remarks: 'botRemarks',
  level: 'botLevel',
}

/** Reads all stored preferences, those of games included; an empty object where the stored text is not JSON. */
export function parseStoredPreferences(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored = Object.entries({ ...JSON.parse(text ?? '{}') })
    return Object.fromEntries(stored.map(([name, value]) => [currentName(name), value]))
  } catch {
    return {}
  }
}

const currentName = (name: string): string =>
  Object.hasOwn(RENAMED_PREFERENCES, name) ? RENAMED_PREFERENCES[name] : name

/** What an older version, or somebody with a pencil, left there is taken as far as it makes sense. */
export function readPreferences<T>(text: string | null, schema: PreferenceSchema<T>): T {
  const kept = parseStoredPreferences(text)
  const names = Object.keys(schema) as (keyof T & string)[]
  const read = names.map((name) => {
    const [usual, isOne] = schema[name]
    return [name, Object.hasOwn(kept, name) && isOne(kept[name]) ? kept[name] : usual]
  })
  return Object.fromEntries(read) as T
}
