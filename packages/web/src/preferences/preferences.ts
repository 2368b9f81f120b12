import type { Tempo } from '@slapwise/kernel'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../browser/device-storage.ts'
import { Store } from '../browser/store.ts'
import { randomFace } from '../ui/face/face.ts'
import {
  PREFERENCE_SCHEMA,
  type PreferenceSchema,
  type Preferences,
  parseStoredPreferences,
  readPreferences,
} from './preference-schema.ts'

export { type Preferences, THEMES } from './preference-schema.ts'

const KEY = 'slapwise.preferences'

/**
 * Creates a store of preferences. The page has one, and a game may have its own. All stores share one JSON object, so
 * the names of preferences must differ between stores.
 */
export function createPreferenceStore<T extends object>(schema: PreferenceSchema<T>) {
  const { get, set, subscribe } = new Store<T>(readPreferences(deviceStorage.read(KEY), schema))
  return {
    get,
    subscribe,
    update(change: Partial<T>): void {
      const next = { ...get(), ...change }
      deviceStorage.write(
        KEY,
        JSON.stringify({ ...parseStoredPreferences(deviceStorage.read(KEY)), ...next }),
      )
      set(next)
    },
    /** A React hook that works without a browser, too, for server rendering in specs. */
    use: (): T => useSyncExternalStore(subscribe, get, get),
  }
}

export const preferences = createPreferenceStore(PREFERENCE_SCHEMA)
export const { update: setPreferences, use: usePreferences } = preferences

// The face is chosen once per device, so that a player without a name looks the same on all pages.
if (preferences.get().avatar === null) setPreferences({ avatar: randomFace() })

/** The tempo of matches against bots: newcomers get the slowest by default. */
export const soloTempo = ({ tempo, isNewcomer }: Preferences): Tempo =>
  tempo ?? (isNewcomer ? 'calm' : 'normal')

/** Whether things introduce themselves: newcomers want that by default, players of earlier versions do not. */
export const areIntroductionsOn = ({ introductions, isNewcomer }: Preferences): boolean =>
  introductions ?? isNewcomer

/** Whether this is the guided first match: it waits for the player everywhere. */
export const isGuided = (current: Preferences): boolean => current.isNewcomer && areIntroductionsOn(current)

/** Whether players can ask what to do: by default those to whom things introduce themselves. */
export const isAdviceOn = (current: Preferences): boolean => current.advice ?? areIntroductionsOn(current)

/** Ends the time as a newcomer; introductions stay as they were. */
export function noteFirstMatchPlayed(): void {
  const current = preferences.get()
  if (current.isNewcomer) setPreferences({ isNewcomer: false, introductions: areIntroductionsOn(current) })
}

/** Lets everything introduce itself again, events included. */
export const resetIntroductions = (): void => setPreferences({ introduced: {}, seenEvents: [] })
