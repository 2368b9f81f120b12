import { expect, it } from 'vitest'
import { GAME, slap } from '../testing/slap-game.ts'
import { grudgesIn, isWhole, mostHit } from './grudges.ts'
import { worstRound } from './worst-round.ts'

const began = (round: number) => ({ kind: 'round-began', round })

it('counts who hit whom, the deepest grudge first', () => {
  const log = [began(1), slap(0, 1, 2), slap(2, 1), slap(2, 1), slap(1, 0)]
  expect(grudgesIn(log, GAME.facts)).toEqual([
    { by: 2, on: 1, times: 2 },
    { by: 0, on: 1, times: 1 },
    { by: 0, on: 2, times: 1 },
    { by: 1, on: 0, times: 1 },
  ])
  expect(mostHit(grudgesIn(log, GAME.facts))).toEqual({ on: 1, times: 3 })
})

it('knows of nothing where nobody hit anybody', () => {
  expect(grudgesIn([began(1), { kind: 'passed', seat: 0 }], GAME.facts)).toEqual([])
  expect(mostHit([])).toBeNull()
})

it('does not count what was taken back, but all that happened before it', () => {
  const undid = { kind: 'undid', seat: 0 }
  const played = { kind: 'played', seat: 0 }
  const passed = { kind: 'passed', seat: 1 }
  expect(grudgesIn([played, slap(0, 1), undid], GAME.facts)).toEqual([])
  expect(grudgesIn([slap(0, 1), passed, played, undid], GAME.facts)).toEqual([{ by: 0, on: 1, times: 1 }])
  expect(grudgesIn([slap(0, 1), passed, slap(0, 1), undid, slap(0, 2)], GAME.facts)).toEqual([
    { by: 0, on: 1, times: 1 },
    { by: 0, on: 2, times: 1 },
  ])
})

it('knows whether it was there from the beginning', () => {
  expect(isWhole([began(1), slap(0, 1)])).toBe(true)
  expect(isWhole([began(2), slap(0, 1)])).toBe(false)
  expect(isWhole([slap(0, 1), began(2)])).toBe(false)
  expect(isWhole([])).toBe(false)
})

it('finds the worst round, if there was one', () => {
  const sheet = [
    [0, 12, 30],
    [44, 0, 9],
  ]
  expect(worstRound({ sheet })).toEqual({ seat: 0, round: 2, points: 44 })
  expect(worstRound({ sheet: [[0, 0, -5]] })).toBeNull()
})
