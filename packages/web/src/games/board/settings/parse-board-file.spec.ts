import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { parseBoardFile } from './parse-board-file.ts'

it('accepts one of our boards', () => {
  expect(parseBoardFile(JSON.stringify(BOARDS['blind-alley']), 'en')).toEqual({
    board: BOARDS['blind-alley'],
  })
})

it('rejects invalid JSON', () => {
  expect(parseBoardFile('{ "name": ', 'en')).toBe('invalid-json')
})

const { house } = BOARDS

it.each([
  ['en', 'two teleports lie on 7', 'Invalid input: expected string, received undefined'],
  ['de', 'zwei Teleporter liegen auf 7', 'Ungültige Eingabe: erwartet string, erhalten undefined'],
] as const)('reports issues with their path: %s', (language, ownMessage, zodMessage) => {
  const broken = { ...house, teleports: house.teleports.with(2, 7) }
  expect(parseBoardFile(JSON.stringify(broken), language)).toEqual({
    issues: [{ path: 'teleports.2', message: ownMessage }],
  })
  expect(parseBoardFile(JSON.stringify({ ...house, name: { en: 'Mine' } }), language)).toEqual({
    issues: [{ path: 'name.de', message: zodMessage }],
  })
})
