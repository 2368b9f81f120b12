import { expect, it } from 'vitest'
import { alignLog } from './align-log.ts'

const facts = (text: string): object[] => [...text].map((kind) => ({ kind }))

it('A log is aligned with the steps of a replay from its end', () => {
  // The deal a, then b and c by one decision, nothing by the next one, then d.
  const steps = [1, 3, 3, 4]
  expect(alignLog(facts('abcd'), facts('abcd'), steps)).toEqual([0, 1, 1, 3])
  expect(alignLog(facts('cd'), facts('abcd'), steps)).toEqual([1, 3])
})

it('Facts that were taken back belong to the step that replaced them', () => {
  const steps = [1, 2, 3]
  // After a, x was taken back (u), and b decided instead; b was taken back as well, and decided again.
  expect(alignLog(facts('axububc'), facts('abc'), steps)).toEqual([0, 1, 1, 1, 1, 1, 2])
  expect(alignLog(facts('au'), facts('a'), [1])).toEqual([0, 0])
})
