import { BOARDS, CARD_KINDS, EVENTS } from '@slapwise/board-game'
import { describe, expect, it } from 'vitest'
import { searchItems } from '../../../kit/reference/search-items.ts'
import { de } from '../i18n/de/index.ts'
import { en } from '../i18n/en/index.ts'
import { BOX_ITEMS, BOX_ITEMS_BY_ID } from './box-items.ts'
import { listItems } from './list-items.tsx'
import { SYMBOL_NAMES } from './symbol-names.ts'

describe('The reference', () => {
  it('has each card kind and event of the engine once, with a symbol', () => {
    const ids = [...CARD_KINDS, { id: 'numbered-teleport' }, ...EVENTS].map(({ id }) => id)
    expect(BOX_ITEMS.map(({ texts }) => texts.id)).toEqual(ids)
    expect(BOX_ITEMS_BY_ID.size).toBe(ids.length)
    expect(Object.keys(SYMBOL_NAMES).sort()).toEqual(ids.sort())
  })

  it('has the counts of the boards', () => {
    for (const board of ['house', 'blind-alley'] as const) {
      const counts = BOX_ITEMS.filter(({ section }) => section !== 'street').flatMap(({ texts, copies }) =>
        copies.filter((one) => one.board === board).map(({ count }) => [texts.id, count] as const),
      )
      expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(BOARDS[board].cards)
    }
  })

  it('says when things act and how many points they cost', () => {
    const factsOf = (id: string) => {
      const item = listItems({ language: 'en', mildNames: false, messages: en }).find((one) => one.id === id)!
      return Object.fromEntries(item.facts.map(({ label, value }) => [label, value]))
    }
    expect(BOX_ITEMS_BY_ID.get('fuck-you')).toMatchObject({ timings: ['played', 'landed'], handPoints: 21 })
    expect(BOX_ITEMS_BY_ID.get('re-roll')).toMatchObject({ timings: ['throw-in-re-roll'] })
    expect(factsOf('fuck-you').Points).toContain('21')
    expect(factsOf('earthquake').Acts).toContain('2')
    expect(factsOf('skip').Points).toBe('none')
  })
})

it.each([
  ['en', en],
  ['de', de],
] as const)('The search in %s finds by symbol and by the names in any language', (language, messages) => {
  const items = listItems({ language, mildNames: false, messages })
  const find = (query: string) => searchItems(items, query).map(({ id }) => id)
  expect(find('Kaktus')).toContain('fuck-you')
  expect(find('cactus')).toContain('fuck-you')
  expect(find('frog')[0]).toBe('jump')
  expect(find('Schubs')[0]).toBe('push')
  expect(find('fiddlesticks')[0]).toBe('fuck-you')
  for (const { facts } of items) for (const { value } of facts) expect(value).not.toMatch(/^$|undefined/)
})
