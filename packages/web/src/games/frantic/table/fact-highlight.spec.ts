import { expect, it } from 'vitest'
import { highlightOfFact } from './fact-highlight.ts'

const [ADA, BEN] = [0, 1]
const faceOf = (card: number) => card + 100

it('shows who did it, and the cards that came or went', () => {
  expect(highlightOfFact({ kind: 'gave', from: BEN, to: ADA, count: 1, cards: [3] }, ADA, faceOf)).toEqual({
    doer: BEN,
    pictures: [{ face: 103, isLost: false }],
  })
  expect(highlightOfFact({ kind: 'took', seat: BEN, from: ADA, count: 1, cards: [4] }, ADA, faceOf)).toEqual({
    doer: BEN,
    pictures: [{ face: 104, isLost: true }],
  })
})

it('shows backs of cards that the viewer may not see', () => {
  expect(highlightOfFact({ kind: 'drew', seat: ADA, count: 2 }, ADA, faceOf).pictures).toEqual([
    { face: null, isLost: false },
    { face: null, isLost: false },
  ])
})

it('shows points as numbers, and a skipped turn as the card', () => {
  expect(highlightOfFact({ kind: 'scored', seat: ADA, points: -7 }, ADA, faceOf).pictures).toEqual([
    { badge: '−7' },
  ])
  expect(highlightOfFact({ kind: 'skipped', seat: ADA }, ADA, faceOf).pictures).toEqual([{ icon: 'skip' }])
})
