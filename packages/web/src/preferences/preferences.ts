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

/** A part of what somebody likes. A game may have one of its own; all are kept together, so their names differ. */
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
    /** Without a browser too: specs look at what is drawn. */
    use: (): T => useSyncExternalStore(subscribe, get, get),
  }
}

export const preferences = createPreferenceStore(PREFERENCE_SCHEMA)
export const { update: setPreferences, use: usePreferences } = preferences

// A device gets its face once: somebody without a name looks the same on every page, in every room and language.
if (preferences.get().avatar === null) setPreferences({ avatar: randomFace() })

/** How fast bots play alone with somebody: a newcomer has time to look. */
export const soloTempo = ({ tempo, isNewcomer }: Preferences): Tempo =>
  tempo ?? (isNewcomer ? 'calm' : 'normal')
