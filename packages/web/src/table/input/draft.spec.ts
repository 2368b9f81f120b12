import type { Choice } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { answerFromDraft, countMissing, createEmptyDraft, removePiece, tapOption } from './draft.ts'

describe('Pieces that are distributed', () => {
  const choice: Choice = { kind: 'allot', of: 'seat', options: [1, 2, 3], total: 4 }
  const tapped = (...options: number[]) =>
    options.reduce((draft, option) => tapOption(choice, draft, option), createEmptyDraft(choice))

  it('go to the options in the order of the taps', () => {
    expect(answerFromDraft(choice, tapped(3, 1, 3, 2))).toEqual([3, 3, 1, 2])
  })

  it('are complete when none is left, and further taps do nothing', () => {
    expect(countMissing(choice, tapped(2, 2, 1))).toBe(1)
    expect(answerFromDraft(choice, tapped(2, 2, 1))).toBeNull()
    expect(answerFromDraft(choice, tapped(2, 2, 1, 1, 3))).toEqual([2, 2, 1, 1])
  })

  it('can be removed: an option without pieces is added at the end again', () => {
    const draft = removePiece(tapped(3, 1, 1), 3)
    expect(draft.picks).toEqual([1, 1])
    expect(tapOption(choice, draft, 3).picks).toEqual([1, 1, 3])
    expect(removePiece(tapped(3, 1, 1), 1).picks).toEqual([3, 1])
  })
})
