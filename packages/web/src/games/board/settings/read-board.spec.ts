import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { readBoard } from './read-board.ts'

it('reads a board like ours', () => {
  expect(readBoard(JSON.stringify(BOARDS['blind-alley']))).toEqual({ board: BOARDS['blind-alley'] })
})

it('says what is no JSON', () => {
  expect(readBoard('{ "name": ')).toBe('no-json')
})

it('says what is wrong, and where', () => {
  const { house } = BOARDS
  const broken = { ...house, teleports: house.teleports.with(2, 7) }
  expect(readBoard(JSON.stringify(broken))).toEqual({
    flaws: [{ where: 'teleports.2', what: 'two teleports lie on 7' }],
  })
})
