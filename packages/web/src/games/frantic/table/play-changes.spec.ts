import { CALL_ANYTHING, type VisibleFact } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { playChanges } from './play-changes.ts'

const played: VisibleFact = { kind: 'played', seat: 1, face: 0 }
const wished: VisibleFact = { kind: 'wished', seat: 1, wish: 1, call: CALL_ANYTHING }
const turned: VisibleFact = { kind: 'turned-round', direction: -1 }
const blocked: VisibleFact = { kind: 'blocked', colour: 'red' }

it('include a wish as long as no other card was played', () => {
  expect(playChanges([played, wished])).toEqual([wished])
  expect(playChanges([played, wished, played])).toEqual([])
})

it('include the direction and blockades', () => {
  expect(playChanges([turned, played, blocked, played])).toEqual([turned, blocked])
})
