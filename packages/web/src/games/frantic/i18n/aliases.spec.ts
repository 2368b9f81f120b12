import { CARD_SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

it('every alias belongs to an existing card in each language', () => {
  const all = Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
    ...prints.map(({ kind }) => kind.id),
    ...[...events, ...powers].map(({ id }) => id),
  ])
  const unknown = [en, de].flatMap(({ cards }) =>
    Object.keys(cards.aliases).filter((id) => !all.includes(id)),
  )
  expect(unknown).toEqual([])
  expect([en.cards.aliases.thief, de.cards.aliases.skip]).toEqual(['steal rob', 'aussetzen überspringen'])
})
