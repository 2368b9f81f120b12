import { expect, it } from 'vitest'
import { newsOfFact } from './fact-news.ts'

const [ADA, BEN] = [0, 1]

it('shows who did it, and where the token was moved', () => {
  expect(newsOfFact({ kind: 'attacked', seat: BEN, victim: ADA, card: 'remote', steps: null }, ADA)).toEqual({
    doer: BEN,
    pictures: [{ icon: 'remote' }],
  })
  expect(
    newsOfFact({ kind: 'moved', seat: ADA, how: 'push', source: 'push', path: [12, 11, 10] }, ADA).pictures,
  ).toEqual([{ badge: '12 → 10' }])
})

it('tells cards that come from cards that go', () => {
  const gave = { kind: 'gave-hand', seat: BEN, to: ADA, count: 1, cards: [5] } as const
  expect(newsOfFact(gave, ADA)).toEqual({ doer: BEN, pictures: [{ face: 5, isLost: false }] })
  expect(newsOfFact(gave, BEN)).toEqual({ doer: null, pictures: [{ face: 5, isLost: true }] })
})
