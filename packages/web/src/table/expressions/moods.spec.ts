import { expect, it } from 'vitest'
import { createSlapTable, SLAP_GAME } from '../testing/slap-game.ts'
import { crownedSeats, seatMoods } from './moods.ts'

it('A player who is hit winces, even the leader', () => {
  expect(seatMoods(createSlapTable({ smirking: [1] }), SLAP_GAME, [1])).toEqual(['calm', 'wince', 'calm'])
})

it('A face shows the mood of the game, and sulks far behind the leader', () => {
  expect(seatMoods(createSlapTable({ scores: [0, 49, 50, 90], smirking: [0, 3] }), SLAP_GAME, [])).toEqual([
    'smirk',
    'calm',
    'sulk',
    'smirk',
  ])
})

it('After the match the winner cheers, and moods of the game no longer count', () => {
  const over = createSlapTable({ scores: [10, 20, 90], winners: [0], smirking: [0, 1] })
  expect(seatMoods(over, SLAP_GAME, [])).toEqual(['cheer', 'calm', 'sulk'])
})

it('The crown goes to a sole leader after the first round, and to the winners after the match', () => {
  const scoreSheet = [[10, 20, 10]]
  expect(crownedSeats(createSlapTable({ scores: [0, 5, 9] }))).toEqual([])
  expect(crownedSeats(createSlapTable({ scores: [5, 20, 9], scoreSheet }))).toEqual([0])
  expect(crownedSeats(createSlapTable({ scores: [5, 20, 5], scoreSheet }))).toEqual([])
  expect(crownedSeats(createSlapTable({ scores: [5, 20, 5], scoreSheet, winners: [0, 2] }))).toEqual([0, 2])
})
