import { CARD_KINDS, EVENTS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

it('every alias belongs to an existing card in each language', () => {
  const all = [...CARD_KINDS, ...EVENTS].map(({ id }) => id)
  const unknown = [en, de].flatMap(({ cards }) =>
    Object.keys(cards.aliases).filter((id) => !all.includes(id)),
  )
  expect(unknown).toEqual([])
})
