import { expect, it } from 'vitest'
import { SearchTotals } from './search-totals.ts'

it('Totals compare the rollouts made with those that the time did not allow', () => {
  const totals = new SearchTotals()
  totals.record({ rollouts: 300, maxRollouts: 1200, isCutShort: true }, 200)
  totals.record({ rollouts: 60, maxRollouts: 1200, isCutShort: false }, 10)
  expect(totals).toEqual({
    searches: 2,
    cutShort: 1,
    skipped: 0,
    rollouts: 360,
    plannedRollouts: 1260,
    elapsedMs: 210,
  })
})
