import { expect, it } from 'vitest'
import { boardFileSchema } from '../setup/board-file.ts'
import { generateBoard } from './generated-board.ts'

const BOARDS = Array.from({ length: 200 }, (_, i) => generateBoard(i))
const endOf = ({ rows }: (typeof BOARDS)[number]) => Math.max(...rows.flat())

it('Generated boards are valid, and the same for the same number', () => {
  for (const [i, board] of BOARDS.entries()) {
    expect(boardFileSchema.parse(board)).toEqual(board)
    expect(generateBoard(i)).toEqual(board)
  }
})

it('Generated boards differ in length, walls, manholes and cards', () => {
  const ends = BOARDS.map(endOf)
  expect(Math.min(...ends)).toBeLessThan(25)
  expect(Math.max(...ends)).toBeGreaterThan(70)
  expect(BOARDS.some(({ walls }) => walls.length === 0)).toBe(true)
  expect(BOARDS.some(({ walls }) => walls.length > 20)).toBe(true)
  expect(BOARDS.some(({ teleports }) => teleports[0] > teleports[5])).toBe(true)
  expect(BOARDS.some(({ cards }) => cards['re-roll'] === undefined)).toBe(true)
})

it('The boards on which bots are measured stay as they are', () => {
  expect([1, 2, 3].map((number) => endOf(generateBoard(number)))).toEqual([80, 58, 23])
  expect([1, 2, 3].map((number) => generateBoard(number).teleports)).toEqual([
    [39, 58, 64, 16, 36, 3],
    [7, 17, 19, 22, 24, 36],
    [1, 8, 10, 18, 19, 20],
  ])
})
