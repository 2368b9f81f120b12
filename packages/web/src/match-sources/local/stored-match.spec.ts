import { beforeEach, expect, it, vi } from 'vitest'
import {
  deleteStoredMatch,
  hasStoredMatch,
  loadStoredMatch,
  type StoredMatch,
  storeMatch,
} from './stored-match.ts'

const storage = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
})

beforeEach(() => storage.clear())

const GAME = { id: 'frantic', latestRulesVersion: 2 }

const MATCH = {
  game: 'frantic',
  rulesVersion: 1,
  settings: { players: 3 },
  levels: ['sly', 'simple'],
  seat: 1,
  saved: {},
  history: null,
  log: [],
} as unknown as StoredMatch

const writeStored = (match: object) => storage.set('slapwise.match.frantic', JSON.stringify(match))

it('keeps the rules version that it was started with', () => {
  storeMatch(MATCH)
  expect(loadStoredMatch(GAME)).toEqual(MATCH)
  expect(['frantic', 'eights'].map(hasStoredMatch)).toEqual([true, false])
  deleteStoredMatch('frantic')
  expect(loadStoredMatch(GAME)).toBeNull()
  expect(hasStoredMatch('frantic')).toBe(false)
})

it('is stored separately for each game', () => {
  storeMatch(MATCH)
  storeMatch({ ...MATCH, game: 'eights' })
  expect(loadStoredMatch(GAME)).toEqual(MATCH)
  expect(loadStoredMatch({ ...GAME, id: 'eights' })).toEqual({ ...MATCH, game: 'eights' })
  deleteStoredMatch('eights')
  expect(loadStoredMatch({ ...GAME, id: 'eights' })).toBeNull()
  expect(loadStoredMatch(GAME)).toEqual(MATCH)
})

it('is ignored if it is of another game or newer than this page', () => {
  for (const other of [
    { game: 'board' },
    { rulesVersion: undefined },
    { rulesVersion: 'one' },
    { rulesVersion: 3 },
  ]) {
    writeStored({ ...MATCH, ...other })
    expect(loadStoredMatch(GAME)).toBeNull()
  }
})

it('is at the first seat, and has one level for all bots, if it was stored by an older build', () => {
  const { seat: _, levels: __, ...older } = MATCH
  writeStored({ ...older, level: 'sly' })
  expect(loadStoredMatch(GAME)).toEqual({ ...MATCH, seat: 0, levels: ['sly', 'sly'] })
})

it('is ignored if it is not JSON', () => {
  storage.set('slapwise.match.frantic', '{')
  expect(loadStoredMatch(GAME)).toBeNull()
})

it('is written with a delay, and not at all once it is deleted', () => {
  vi.useFakeTimers()
  storeMatch(MATCH)
  expect(storage.size).toBe(0)
  vi.runAllTimers()
  expect(storage.size).toBe(1)
  storeMatch(MATCH)
  deleteStoredMatch('frantic')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(storage.size).toBe(0)
})
