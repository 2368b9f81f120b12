import { expect, it } from 'vitest'
import { listFlights } from '../table/fact-presentations.ts'

const ADA = 0
const BEN = 1

const faceOf = (card: number): number => card + 100

it('flies a played card face up to the pile', () => {
  expect(listFlights({ kind: 'played', seat: BEN, face: 7 }, faceOf)).toEqual([
    { face: 7, from: 'seat-1', to: 'discard' },
  ])
})

it('shows the faces of drawn cards only to those who may know them', () => {
  const drew = { kind: 'drew', seat: BEN, count: 2 } as const
  const back = { face: null, from: 'draw', to: 'seat-1' }
  expect(listFlights(drew, faceOf)).toEqual([back, back])
  expect(listFlights({ ...drew, cards: [3, 4] }, faceOf)).toEqual([
    { ...back, face: 103, card: 3 },
    { ...back, face: 104, card: 4 },
  ])
})

it('limits the flights of a hand', () => {
  expect(listFlights({ kind: 'gave', from: ADA, to: BEN, count: 9 }, faceOf)).toHaveLength(4)
})

it('has no flights for facts without movement', () => {
  expect(listFlights({ kind: 'passed', seat: BEN }, faceOf)).toEqual([])
})
