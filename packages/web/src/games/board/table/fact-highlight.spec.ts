import { expect, it } from 'vitest'
import { highlightOfFact } from './fact-highlight.ts'

const [ADA, BEN] = [0, 1]

it('shows who did it, and where the token was moved', () => {
  expect(
    highlightOfFact({ kind: 'attacked', seat: BEN, victim: ADA, card: 'remote', steps: null }, ADA),
  ).toEqual({
    doer: BEN,
    pictures: [{ icon: 'remote' }],
  })
  expect(
    highlightOfFact({ kind: 'moved', seat: ADA, how: 'push', source: 'push', path: [12, 11, 10] }, ADA)
      .pictures,
  ).toEqual([{ badge: '12 → 10' }])
})

it('tells cards that come from cards that go', () => {
  const gave = { kind: 'gave-hand', seat: BEN, to: ADA, count: 1, cards: [5] } as const
  expect(highlightOfFact(gave, ADA)).toEqual({ doer: BEN, pictures: [{ face: 5, isLost: false }] })
  expect(highlightOfFact(gave, BEN)).toEqual({ doer: null, pictures: [{ face: 5, isLost: true }] })
})
