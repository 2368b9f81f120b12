import { preferences, usePreferences } from '../preferences/preferences.ts'
import { FIRST, findGameEntry } from './index.ts'

const knownGameOrDefault = (id: string | null): string => (id !== null && findGameEntry(id) ? id : FIRST)

export const getPreferredGame = (): string => knownGameOrDefault(preferences.get().game)

export const usePreferredGame = (): string => knownGameOrDefault(usePreferences().game)
