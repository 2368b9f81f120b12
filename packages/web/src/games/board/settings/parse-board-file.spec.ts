import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { parseBoardFile } from './parse-board-file.ts'

it('reads a board like ours', () => {
  expect(parseBoardFile(JSON.stringify(BOARDS['blind-alley']), 'en')).toEqual({
    board: BOARDS['blind-alley'],
  })
})

it('says what is no JSON', () => {
  expect(parseBoardFile('{ "name": ', 'en')).toBe('invalid-json')
})

const { house } = BOARDS

it.each([
  ['en', 'two teleports lie on 7', 'Invalid input: expected string, received undefined'],
  ['de', 'zwei Teleporter liegen auf 7', 'Ungültige Eingabe: erwartet string, erhalten undefined'],
] as const)('says what is wrong, and where: %s', (language, ours, theirs) => {
  const broken = { ...house, teleports: house.teleports.with(2, 7) }
  expect(parseBoardFile(JSON.stringify(broken), language)).toEqual({
    flaws: [{ where: 'teleports.2', what: ours }],
  })
  expect(parseBoardFile(JSON.stringify({ ...house, name: { en: 'Mine' } }), language)).toEqual({
    flaws: [{ where: 'name.de', what: theirs }],
  })
})
