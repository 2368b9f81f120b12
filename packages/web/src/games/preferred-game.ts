import { preferences, usePreferences } from '../preferences/preferences.ts'
import { DEFAULT_GAME_ID, findGameEntry } from './index.ts'

const knownGameOrDefault = (id: string | null): string =>
  id !== null && findGameEntry(id) ? id : DEFAULT_GAME_ID

export const getPreferredGame = (): string => knownGameOrDefault(preferences.get().game)

export const usePreferredGame = (): string => knownGameOrDefault(usePreferences().game)
