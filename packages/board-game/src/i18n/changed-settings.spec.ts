import { expect, it } from 'vitest'
import { BOARDS, settingsSchema } from '../index.ts'
import { formatChangedSettings } from './changed-settings.ts'

const BEFORE = settingsSchema.parse({ players: 2 })
const OWN = { ...BOARDS.house, name: { en: 'Elm Street', de: 'Ulmenweg' } }

it.each([
  ['en', 'the street (The long way home → Elm Street)', 'the limit (medium → 137 points)'],
  ['de', 'die Strasse (Der lange Heimweg → Ulmenweg)', 'die Grenze (mittel → 137 Punkte)'],
] as const)('names each changed setting with old and new value: %s', (language, board, limit) => {
  expect(formatChangedSettings(BEFORE, { ...BEFORE }, language)).toEqual([])
  expect(formatChangedSettings(BEFORE, { ...BEFORE, limit: 137 }, language)).toEqual([limit])
  expect(formatChangedSettings(BEFORE, { limit: 137, board: OWN }, language)).toEqual([board, limit])
})
