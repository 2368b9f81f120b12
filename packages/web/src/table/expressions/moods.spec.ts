import { expect, it } from 'vitest'
import { SLAP_GAME, slapTable } from '../testing/slap-game.ts'
import { crownedSeats, seatMoods } from './moods.ts'

it('Whoever is hit winces, however well things stand', () => {
  expect(seatMoods(slapTable({ smirking: [1] }), SLAP_GAME, [1])).toEqual(['calm', 'wince', 'calm'])
})

it('A face shows how the round goes, and whoever is far behind sulks', () => {
  expect(seatMoods(slapTable({ scores: [0, 49, 50, 90], smirking: [0, 3] }), SLAP_GAME, [])).toEqual([
    'smirk',
    'calm',
    'sulk',
    'smirk',
  ])
})

it('When all is over the winner cheers, and nobody smirks any more', () => {
  const over = slapTable({ scores: [10, 20, 90], winners: [0], smirking: [0, 1] })
  expect(seatMoods(over, SLAP_GAME, [])).toEqual(['cheer', 'calm', 'sulk'])
})

it('The crown is for whoever leads alone, after a round at least, and in the end for the winners', () => {
  const scoreSheet = [[10, 20, 10]]
  expect(crownedSeats(slapTable({ scores: [0, 5, 9] }))).toEqual([])
  expect(crownedSeats(slapTable({ scores: [5, 20, 9], scoreSheet }))).toEqual([0])
  expect(crownedSeats(slapTable({ scores: [5, 20, 5], scoreSheet }))).toEqual([])
  expect(crownedSeats(slapTable({ scores: [5, 20, 5], scoreSheet, winners: [0, 2] }))).toEqual([0, 2])
})
