import { expect, it } from 'vitest'
import { filterItems } from './reference-filter.ts'
import type { ListedItem } from './reference-item.ts'
import { searchItems } from './search-items.ts'

const item = (title: string, rest: Partial<ListedItem> = {}): ListedItem => ({
  id: title,
  title,
  text: '',
  rulings: [],
  facts: [],
  variants: [],
  aliases: [],
  section: 'card',
  tags: {},
  renderPicture: () => null,
  ...rest,
})

const THIEF = item('Thief', {
  aliases: ['Dieb mask steal'],
  text: 'Look through somebody’s hand and keep two.',
})
const find = (items: readonly ListedItem[], query: string) => searchItems(items, query).map(({ id }) => id)

it.each([
  '',
  ' ',
  'thief',
  'THIEF ',
  'thi',
  'steal',
  'Thíef',
  'two steal',
  'keep, two!',
  'keeping',
  'somebodys',
])('finds all words in any text, whatever their case, accents and endings: %s', (query) =>
  expect(find([THIEF], query)).toEqual(['Thief']),
)

it.each(['skip', 'steal three', 'x'])('finds nothing else: %s', (query) =>
  expect(find([THIEF], query)).toEqual([]),
)

it('takes ß for ss, as texts are written', () => {
  expect(find([item('Großes Herz'), item('Ausser', { text: 'Gross.' })], 'groß')).toEqual([
    'Großes Herz',
    'Ausser',
  ])
})

it('ranks names before symbols and other words, and these before texts', () => {
  const items = [
    item('Text', { text: 'Then draw.' }),
    item('Inside a word', { text: 'Withdraw.' }),
    item('Alias', { aliases: ['draw'] }),
    item('All Draw One'),
    item('Overdrawn'),
    item('Draw'),
  ]
  expect(find(items, 'draw')).toEqual(['Draw', 'All Draw One', 'Overdrawn', 'Alias', 'Text', 'Inside a word'])
})

it('filters by one of the options in each filter', () => {
  const items = [
    item('red base', { tags: { set: ['base'], colour: ['red'] } }),
    item('blue both', { tags: { set: ['base', 'pandora'], colour: ['blue'] } }),
    item('event', { tags: { set: ['pandora'] } }),
  ]
  const filter = (tags: Record<string, string[]>) => filterItems(items, tags).map(({ id }) => id)
  expect(filter({})).toHaveLength(3)
  expect(filter({ set: ['pandora'] })).toEqual(['blue both', 'event'])
  expect(filter({ set: ['base', 'pandora'], colour: ['red', 'blue'] })).toEqual(['red base', 'blue both'])
  expect(filter({ set: ['pandora'], colour: ['red'] })).toEqual([])
})
