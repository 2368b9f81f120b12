import { expect, it } from 'vitest'
import { listFlights } from '../table/fact-presentations.ts'
import { createHandAnchorResolver } from './flight.ts'

const ADA = 0
const BEN = 1

it('flies a card from its player to the space', () => {
  const placed = { kind: 'placed', seat: BEN, card: 4, space: 12, direction: 0 } as const
  expect(listFlights(placed, createHandAnchorResolver(ADA))).toEqual([
    { kind: 4, from: 'seat-1', to: 'space-12' },
  ])
  expect(listFlights(placed, createHandAnchorResolver(BEN))).toEqual([
    { kind: 4, from: 'hand', to: 'space-12' },
  ])
})

it('limits the flights of drawn cards and shows them face down', () => {
  expect(listFlights({ kind: 'drew', seat: BEN, count: 4 }, createHandAnchorResolver(ADA))).toEqual(
    Array.from({ length: 3 }, () => ({ kind: null, from: 'draw', to: 'seat-1' })),
  )
})

it('has no flights for facts with other motions', () => {
  expect(
    listFlights(
      { kind: 'moved', seat: BEN, how: 'walk', path: [3, 4], source: null },
      createHandAnchorResolver(ADA),
    ),
  ).toEqual([])
})
