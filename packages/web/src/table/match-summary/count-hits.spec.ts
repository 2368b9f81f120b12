import { expect, it } from 'vitest'
import { createSlapFact, SLAP_GAME } from '../testing/slap-game.ts'
import { countHits, isCompleteLog, mostHitSeat } from './count-hits.ts'
import { findWorstRound } from './worst-round.ts'

const began = (round: number) => ({ kind: 'round-began', round })

it('counts hits by pair, the highest count first', () => {
  const log = [
    began(1),
    createSlapFact(0, 1, 2),
    createSlapFact(2, 1),
    createSlapFact(2, 1),
    createSlapFact(1, 0),
  ]
  expect(countHits(log, SLAP_GAME.presentations)).toEqual([
    { attacker: 2, victim: 1, count: 2 },
    { attacker: 0, victim: 1, count: 1 },
    { attacker: 0, victim: 2, count: 1 },
    { attacker: 1, victim: 0, count: 1 },
  ])
  expect(mostHitSeat(countHits(log, SLAP_GAME.presentations))).toEqual({ seat: 1, count: 3 })
})

it('is empty without hits', () => {
  expect(countHits([began(1), { kind: 'passed', seat: 0 }], SLAP_GAME.presentations)).toEqual([])
  expect(mostHitSeat([])).toBeNull()
})

it('does not count an attack that was taken back', () => {
  const undid = { kind: 'undid', seat: 0 }
  const played = { kind: 'played', seat: 0 }
  const passed = { kind: 'passed', seat: 1 }
  expect(countHits([played, createSlapFact(0, 1), undid], SLAP_GAME.presentations)).toEqual([])
  expect(countHits([createSlapFact(0, 1), passed, played, undid], SLAP_GAME.presentations)).toEqual([
    { attacker: 0, victim: 1, count: 1 },
  ])
  expect(
    countHits(
      [createSlapFact(0, 1), passed, createSlapFact(0, 1), undid, createSlapFact(0, 2)],
      SLAP_GAME.presentations,
    ),
  ).toEqual([
    { attacker: 0, victim: 1, count: 1 },
    { attacker: 0, victim: 2, count: 1 },
  ])
})

it('knows whether the log is complete', () => {
  expect(isCompleteLog([began(1), createSlapFact(0, 1)])).toBe(true)
  expect(isCompleteLog([began(2), createSlapFact(0, 1)])).toBe(false)
  expect(isCompleteLog([createSlapFact(0, 1), began(2)])).toBe(false)
  expect(isCompleteLog([])).toBe(false)
})

it('finds the worst round', () => {
  const scoreSheet = [
    [0, 12, 30],
    [44, 0, 9],
  ]
  expect(findWorstRound({ scoreSheet })).toEqual({ seat: 0, round: 2, points: 44 })
  expect(findWorstRound({ scoreSheet: [[0, 0, -5]] })).toBeNull()
})
