import { expect, it } from 'vitest'
import { createSummary } from '../../../match-sources/archive/testing/create-summary.ts'
import { filterMatches, groupKey, type HistoryFilter, NO_FILTER } from './history-filter.ts'

const NOW = 1_700_000_000_000
const daysAgo = (days: number): number => NOW - days * 24 * 3_600_000

const MATCHES = [
  createSummary({ id: 'today', sets: ['base', 'pandora'], endedAt: NOW }),
  createSummary({ id: 'last-week', sets: ['pandora', 'base'], endedAt: daysAgo(8) }),
  createSummary({ id: 'board', game: 'board', sets: ['street'], endedAt: daysAgo(31) }),
  createSummary({ id: 'long-ago', endedAt: daysAgo(366) }),
]

const idsBy = (filter: Partial<HistoryFilter>): string[] =>
  filterMatches(MATCHES, { ...NO_FILTER, ...filter }, NOW).map(({ id }) => id)

it('Figures are about all matches, or about those of a period', () => {
  expect(idsBy({})).toEqual(['today', 'last-week', 'board', 'long-ago'])
  expect(idsBy({ period: 'year' })).toEqual(['today', 'last-week', 'board'])
  expect(idsBy({ period: 'month' })).toEqual(['today', 'last-week'])
  expect(idsBy({ period: 'week' })).toEqual(['today'])
})

it('Figures are about a game, or about its sets in any order', () => {
  expect(idsBy({ group: groupKey('frantic') })).toEqual(['today', 'last-week', 'long-ago'])
  expect(idsBy({ group: groupKey('frantic', ['base', 'pandora']) })).toEqual(['today', 'last-week'])
  expect(idsBy({ group: groupKey('frantic', ['base']), period: 'year' })).toEqual([])
})
