import type { Choice } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { chooseBest, DecisionTrace } from './decision-trace.ts'
import { listTies } from './list-ties.ts'

const choice: Choice = { kind: 'one', of: 'card', options: [-1, 0, 1, 2, 3] }

/** The ties of a decision by these values. */
function tiesOf(values: Readonly<Record<number, number>>): readonly unknown[] {
  const trace = new DecisionTrace()
  const best = chooseBest(trace, Object.keys(values).map(Number), (option) => values[option])
  return listTies(best, trace, choice)
}

it('lists the options with the value of the best one', () => {
  expect(tiesOf({ 0: 1, 1: 3, 2: 3, 3: 3 })).toEqual([2, 3])
  expect(tiesOf({ 0: 4, 1: 3, 2: 3 })).toEqual([])
})

it('leaves out special answers and options that the prompt does not have', () => {
  expect(tiesOf({ 1: 3, [-1]: 3, 7: 3 })).toEqual([])
})
