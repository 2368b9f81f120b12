import { BOARDS, CARD_KINDS, EVENTS } from '@slapwise/board-game'
import { BOARD_PARTS } from '@slapwise/board-game/i18n'
import { describe, expect, it } from 'vitest'
import { searchItems } from '../../../kit/reference/search-items.ts'
import { de } from '../i18n/de/index.ts'
import { en } from '../i18n/en/index.ts'
import { BOX_ITEMS, BOX_ITEMS_BY_ID, relatedItems } from './box-items.ts'
import { listItems } from './list-items.tsx'
import { SYMBOL_NAMES } from './symbol-names.ts'

/** Spaces, manholes, walls and skulls. The board does not decide how many tokens there are. */
const PART_COUNTS = { house: [50, 6, 36, 1, undefined], 'blind-alley': [30, 6, 20, 1, undefined] }

describe('The reference', () => {
  it('has each card kind, part of the board and event of the engine once, with a symbol', () => {
    const ids = [...CARD_KINDS, ...BOARD_PARTS, ...EVENTS].map(({ id }) => id)
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
      const countOf = (id: string) =>
        BOX_ITEMS_BY_ID.get(id)!.copies.find((one) => one.board === board)?.count
      expect(['space', 'numbered-teleport', 'wall', 'skull', 'token'].map(countOf)).toEqual(
        PART_COUNTS[board],
      )
    }
  })

  it('says when things act and how many points they cost', () => {
    const factsOf = (id: string) => {
      const item = listItems({ language: 'en', mildNames: false, messages: en }).find((one) => one.id === id)!
      return Object.fromEntries(item.facts.map(({ label, value }) => [label, value]))
    }
    expect(BOX_ITEMS_BY_ID.get('fuck-you')).toMatchObject({ timings: ['played', 'landed'], points: 21 })
    expect(BOX_ITEMS_BY_ID.get('re-roll')).toMatchObject({ timings: ['throw-in-re-roll'] })
    expect(factsOf('fuck-you').Points).toContain('21')
    expect(factsOf('earthquake').Acts).toContain('2')
    expect(factsOf('skip').Points).toBe('none')
  })
})

it('relates the parts of the board to the cards that mention them, in both directions', () => {
  expect(relatedItems().get('wall')).toContain('push')
  expect(relatedItems().get('push')).toContain('wall')
  expect(relatedItems().get('skull')).toContain('nice-try')
  expect(relatedItems().get('big-die')).toContain('troublemaker')
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
  expect(find('d20')).toEqual(['big-die'])
  expect(find(language === 'en' ? 'swap' : 'tauschen')[0]).toBe('swap')
  expect(find('x')[0]).toBe('x')
  for (const { facts } of items) for (const { value } of facts) expect(value).not.toMatch(/^$|undefined/)
})
