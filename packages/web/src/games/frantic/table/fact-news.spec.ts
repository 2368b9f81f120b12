import { expect, it } from 'vitest'
import { newsOfFact } from './fact-news.ts'

const [ADA, BEN] = [0, 1]
const faceOf = (card: number) => card + 100

it('shows who did it, and the cards that came or went', () => {
  expect(newsOfFact({ kind: 'gave', from: BEN, to: ADA, count: 1, cards: [3] }, ADA, faceOf)).toEqual({
    doer: BEN,
    pictures: [{ face: 103, isLost: false }],
  })
  expect(newsOfFact({ kind: 'took', seat: BEN, from: ADA, count: 1, cards: [4] }, ADA, faceOf)).toEqual({
    doer: BEN,
    pictures: [{ face: 104, isLost: true }],
  })
})

it('shows backs of cards that the viewer may not see', () => {
  expect(newsOfFact({ kind: 'drew', seat: ADA, count: 2 }, ADA, faceOf).pictures).toEqual([
    { face: null, isLost: false },
    { face: null, isLost: false },
  ])
})

it('shows points as numbers, and a skipped turn as the card', () => {
  expect(newsOfFact({ kind: 'scored', seat: ADA, points: -7 }, ADA, faceOf).pictures).toEqual([
    { badge: '−7' },
  ])
  expect(newsOfFact({ kind: 'skipped', seat: ADA }, ADA, faceOf).pictures).toEqual([{ icon: 'skip' }])
})
