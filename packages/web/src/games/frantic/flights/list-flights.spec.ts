import { expect, it } from 'vitest'
import { listFlights } from '../table/fact-presentations.ts'

const ADA = 0
const BEN = 1

const faceOf = (card: number): number => card + 100

it('lets a played card fly open to the pile', () => {
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

it('shows of a hand no more than one can follow', () => {
  expect(listFlights({ kind: 'gave', from: ADA, to: BEN, count: 9 }, faceOf)).toHaveLength(4)
})

it('has nothing in the air for what is only said', () => {
  expect(listFlights({ kind: 'passed', seat: BEN }, faceOf)).toEqual([])
})
