import { scene } from '@slapwise/board-game/testing'
import { expect, it } from 'vitest'
import { listSpentSpaces } from './spent-spaces.ts'
import { findStageCause } from './stage-cause.ts'

const [ADA, BEN] = [0, 1]

it('names a cause at the card that acts', () => {
  const push = { kind: 'moved', seat: BEN, how: 'push', path: [12, 29], source: 'push' } as const
  expect(findStageCause([{ kind: 'rolled', seat: BEN, sides: 6, value: 2 }, push])).toEqual({
    fact: push,
    seat: BEN,
    space: 12,
  })
  const held = { kind: 'hindered', seat: ADA, source: 'stop', space: 2 } as const
  expect(findStageCause([held, { kind: 'drew', seat: ADA, count: 1 }])?.space).toBe(2)
})

it('names an event where it has put the token, and nothing for a walk by the own die', () => {
  const walk = { kind: 'moved', seat: ADA, how: 'walk', path: [3, 4], source: null } as const
  expect(findStageCause([walk])).toBeNull()
  expect(findStageCause([{ ...walk, how: 'shift', source: 'charity' }])?.space).toBe(4)
})

it('lists the cards that have done their work, until the turn is over', () => {
  const s = scene({
    hands: { Ada: 'block, push', Ben: 'block' },
    on: { 3: 'push forward', 4: 'gift' },
    dice: [3],
  })
  s.plays('Ada', 'block on 40')
  // Ada still decides about the Gift on 4.
  expect([...listSpentSpaces(s.factsFor('Ada'), [])]).toEqual([[3, [ADA]]])
  s.chooses('Ada', 'Ben 1')
  expect(listSpentSpaces(s.factsFor('Ada'), []).size).toBe(0)
})

it('forgets a card that was covered', () => {
  const triggered = { kind: 'triggered', seat: ADA, source: 'push', space: 3 } as const
  const placed = { kind: 'placed', seat: BEN, card: 0, space: 3, direction: 0 } as const
  expect(listSpentSpaces([triggered, placed], []).size).toBe(0)
})

it('takes over from the table on a page that was loaded in the middle of the turn', () => {
  const before = [{ space: 3, seat: ADA }]
  const triggered = { kind: 'triggered', seat: BEN, source: 'push', space: 3 } as const
  const moved = { kind: 'moved', seat: BEN, how: 'push', path: [4], source: 'push' } as const
  expect([...listSpentSpaces([], before)]).toEqual([[3, [ADA]]])
  expect([...listSpentSpaces([triggered, moved], before)]).toEqual([[3, [ADA, BEN]]])
  expect(listSpentSpaces([{ kind: 'turn-began', seat: BEN }], before).size).toBe(0)
})
