import { expect, it } from 'vitest'
import { findIndices, repeatIndices } from './indices.ts'

it('findIndices returns the indices of matching items, in order', () => {
  expect(findIndices(['a', 'b', 'a', 'c'], (letter) => letter === 'a')).toEqual([0, 2])
  expect(findIndices(['a', 'b', 'a', 'c'], (letter, place) => letter === 'a' && place > 0)).toEqual([2])
  expect(findIndices([], () => true)).toEqual([])
})

it('repeatIndices repeats each index as often as the list says', () => {
  expect(repeatIndices([2, 0, 3])).toEqual([0, 0, 2, 2, 2])
})
