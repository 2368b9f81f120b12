import { CARD_KINDS } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { listTimings } from './timing.ts'

const of = (id: string) => listTimings(CARD_KINDS.find((kind) => kind.id === id)!)

test('lists when a card acts: played, landed on, passed, thrown in or in the hand', () => {
  expect(of('skip')).toEqual(['played'])
  expect(of('push')).toEqual(['landed'])
  expect(of('snail')).toEqual(['passing'])
  expect(of('block')).toEqual(['thrown-in'])
  expect(of('fuck-you')).toEqual(['played', 'landed', 'in-hand'])
})
