import { useSyncExternalStore } from 'react'
import { Store } from './game/store.ts'

/** What somebody likes, on this device. */
export interface Preferences {
  readonly name: string
  /** A number that the face is made of; null for the one that goes with the name. */
  readonly avatar: number | null
  readonly theme: 'auto' | 'light' | 'dark'
  readonly sound: boolean
  readonly vibration: boolean
  readonly notifications: boolean
  /** Whether an event is a moment of its own, or only a line in the log. */
  readonly eventPanels: boolean
  readonly mildNames: boolean
  readonly sort: 'colour' | 'number' | 'drawn'
}

const KEY = 'slapwise.preferences'

const DEFAULTS: Preferences = {
  name: '',
  avatar: null,
  theme: 'auto',
  sound: true,
  vibration: true,
  notifications: false,
  eventPanels: true,
  mildNames: false,
  sort: 'colour',
}

/** What an older version, or somebody with a pencil, left there is taken as far as it is of the right type. */
function remembered(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const known = Object.entries(DEFAULTS).filter(
      ([key, usual]) => key in kept && (usual === null || typeof kept[key] === typeof usual),
    )
    return { ...DEFAULTS, ...Object.fromEntries(known.map(([key]) => [key, kept[key]])) }
  } catch {
    return DEFAULTS
  }
}

export const preferences = new Store<Preferences>(remembered())

export function prefer(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  localStorage.setItem(KEY, JSON.stringify(next))
  preferences.set(next)
}

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get)
