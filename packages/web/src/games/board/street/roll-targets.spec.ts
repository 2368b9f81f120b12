import { expect, it } from 'vitest'
import { groupByTarget } from './roll-targets.ts'

/** From space 10: a Stop on 12, and a Gift on 14. */
const ROLLS = [11, 12, 12, 12, 12, 14].map((space, i) => ({
  path: [10, space],
  openEndedBy: space === 14 ? 'gift' : null,
  roll: i + 1,
}))

it('lists each target once with the rolls that lead to it', () => {
  expect(groupByTarget({ rolls: ROLLS, current: 3 })).toEqual([
    { space: 11, rolls: [1], isOpen: false, isCurrent: false },
    { space: 12, rolls: [2, 3, 4, 5], isOpen: false, isCurrent: true },
    { space: 14, rolls: [6], isOpen: true, isCurrent: false },
  ])
})
