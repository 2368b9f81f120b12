import { preferences, usePreferences } from '../preferences/preferences.ts'
import { FIRST, gameEntry } from './index.ts'

const known = (id: string | null): string => (id !== null && gameEntry(id) ? id : FIRST)

/** What whoever is here likes to play. */
export const chosenGame = (): string => known(preferences.get().game)

export const useChosenGame = (): string => known(usePreferences().game)
