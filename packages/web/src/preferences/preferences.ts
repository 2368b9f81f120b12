import type { Tempo } from '@slapwise/kernel'
import { useSyncExternalStore } from 'react'
import { kept } from '../browser/kept.ts'
import { Store } from '../browser/store.ts'
import { anyFace } from '../look/face/face.ts'
import { LIKES, type Likes, type Preferences, readKept, readPreferences } from './read-preferences.ts'

export { type Preferences, THEMES } from './read-preferences.ts'

const KEY = 'slapwise.preferences'

/** A part of what somebody likes. A game may have one of its own; all are kept together, so their names differ. */
export function preferred<T extends object>(likes: Likes<T>) {
  const { get, set, subscribe } = new Store<T>(readPreferences(kept.read(KEY), likes))
  return {
    get,
    subscribe,
    prefer(change: Partial<T>): void {
      const next = { ...get(), ...change }
      kept.write(KEY, JSON.stringify({ ...readKept(kept.read(KEY)), ...next }))
      set(next)
    },
    /** Without a browser too: specs look at what is drawn. */
    use: (): T => useSyncExternalStore(subscribe, get, get),
  }
}

export const preferences = preferred(LIKES)
export const { prefer, use: usePreferences } = preferences

// A device gets its face once: somebody without a name looks the same on every page, in every room and language.
if (preferences.get().avatar === null) prefer({ avatar: anyFace() })

/** How fast bots play alone with somebody: a newcomer has time to look. */
export const tempoAlone = ({ tempo, isNew }: Preferences): Tempo => tempo ?? (isNew ? 'calm' : 'normal')
