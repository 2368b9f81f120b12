import { isLanguage, type Language } from './words/languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SORTS = ['colour', 'number', 'drawn'] as const

/** What somebody likes, on this device. */
export interface Preferences {
  readonly name: string
  /** A number that the face is made of; null for the one that goes with the name. */
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
  readonly sort: (typeof SORTS)[number]
}

const DEFAULTS: Preferences = {
  name: '',
  avatar: null,
  language: null,
  theme: 'auto',
  sound: true,
  vibration: true,
  notifications: false,
  eventPanels: true,
  mildNames: false,
  sort: 'colour',
}

type Check = (value: unknown) => boolean

const isBoolean: Check = (value) => typeof value === 'boolean'
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

const CHECKS: Readonly<Record<keyof Preferences, Check>> = {
  name: (value) => typeof value === 'string',
  avatar: (value) => value === null || Number.isSafeInteger(value),
  language: (value) => value === null || isLanguage(value),
  theme: isOneOf(THEMES),
  sound: isBoolean,
  vibration: isBoolean,
  notifications: isBoolean,
  eventPanels: isBoolean,
  mildNames: isBoolean,
  sort: isOneOf(SORTS),
}

/** What an older version, or somebody with a pencil, left there is taken as far as it makes sense. */
export function readPreferences(text: string | null): Preferences {
  try {
    const kept = Object.entries(JSON.parse(text ?? '{}'))
    const known = kept.filter(
      ([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Preferences](value),
    )
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    return DEFAULTS
  }
}
