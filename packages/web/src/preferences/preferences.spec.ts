import { afterAll, expect, it, vi } from 'vitest'
import { isOneOf } from './preference-schema.ts'

const storage = new Map([['slapwise.preferences', '{"name":"Ada","sort":"drawn"}']])

vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
})

// The module reads the storage when it is loaded, and another spec may have loaded it already.
vi.resetModules()
const {
  areIntroductionsOn,
  isAdviceOn,
  noteFirstMatchPlayed,
  setPreferences,
  preferences,
  createPreferenceStore,
} = await import('./preferences.ts')

afterAll(() => vi.unstubAllGlobals())

const stored = () => JSON.parse(storage.get('slapwise.preferences')!)

it('keeps the preferences of a game and those of the page when either is written', () => {
  setPreferences({ theme: 'dark' })
  expect(stored()).toMatchObject({ name: 'Ada', theme: 'dark', sort: 'drawn' })
  const ofGame = createPreferenceStore<{ readonly sort: string }>({
    sort: ['colour', isOneOf(['colour', 'drawn'])],
  })
  expect(ofGame.get()).toEqual({ sort: 'drawn' })
  ofGame.update({ sort: 'colour' })
  expect(stored()).toMatchObject({ name: 'Ada', theme: 'dark', sort: 'colour' })
  expect(preferences.get()).toMatchObject({ name: 'Ada', theme: 'dark' })
})

it('introduces things to newcomers, also after their first match, and to nobody who played before', () => {
  expect(areIntroductionsOn(preferences.get())).toBe(true)
  noteFirstMatchPlayed()
  expect(preferences.get()).toMatchObject({ isNewcomer: false, introductions: true })
  expect(areIntroductionsOn({ ...preferences.get(), introductions: null })).toBe(false)
  setPreferences({ introductions: false })
  noteFirstMatchPlayed()
  expect(areIntroductionsOn(preferences.get())).toBe(false)
})

it('lets those ask for advice to whom things introduce themselves, unless they choose otherwise', () => {
  const current = { ...preferences.get(), introductions: true, advice: null }
  expect(isAdviceOn(current)).toBe(true)
  expect(isAdviceOn({ ...current, introductions: false })).toBe(false)
  expect(isAdviceOn({ ...current, advice: false })).toBe(false)
  expect(isAdviceOn({ ...current, introductions: false, advice: true })).toBe(true)
})
