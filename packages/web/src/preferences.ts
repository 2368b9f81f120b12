import { useSyncExternalStore } from 'react'
import { Store } from './game/store.ts'
import { type Preferences, readPreferences } from './read-preferences.ts'

export { type Preferences, SORTS, THEMES } from './read-preferences.ts'

const KEY = 'slapwise.preferences'

/** Some browsers let nothing be kept; then it lasts as long as the page. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {}
}

export const preferences = new Store<Preferences>(readPreferences(remembered()))

export function prefer(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  remember(JSON.stringify(next))
  preferences.set(next)
}

/** Without a browser too: specs look at what is drawn. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get)
