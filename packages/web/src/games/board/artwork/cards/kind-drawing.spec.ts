import { CARD_KINDS } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { KIND_DRAWINGS } from './kind-drawing.tsx'

test('every card has a drawing, and no drawing is without a card', () => {
  expect(Object.keys(KIND_DRAWINGS).sort()).toEqual(CARD_KINDS.map(({ id }) => id).sort())
})
