import { expect, it } from 'vitest'
import type { TableState } from '../../match-sources/table-source.ts'
import { rankSeats, totalsByRound } from './score-history.ts'

const over = (points: number[], scores: number[]): object => ({
  kind: 'round-over',
  ending: null,
  finishers: [0],
  hands: points.map(() => []),
  points,
  scores,
})

const state = (scoreSheet: number[][], scores: number[], log: object[]): TableState =>
  ({ match: { table: { scoreSheet, scores } }, log }) as unknown as TableState

const SHEET = [
  [0, 10],
  [5, 0],
]

it('sums up the rounds that are not in the log', () => {
  expect(totalsByRound(state(SHEET, [5, 10], []))).toEqual([
    [0, 10],
    [5, 10],
  ])
})

it('uses the totals of the log, because events change points during rounds', () => {
  const log = [over(SHEET[1], [15, 0])]
  expect(totalsByRound(state(SHEET, [15, 0], log))).toEqual([
    [0, 10],
    [15, 0],
  ])
})

it('ranks the lowest first', () => {
  expect(rankSeats([30, 10, 20])).toEqual([1, 2, 0])
})
