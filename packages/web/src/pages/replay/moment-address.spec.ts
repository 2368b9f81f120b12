import { expect, it } from 'vitest'
import { formatMoment } from '../../match-sources/replay/format-moment.ts'
import type { ReplayMoment } from '../../match-sources/replay/replay-source.ts'
import { namesMoment, parseMoment } from './moment-address.ts'

const FALLBACK: ReplayMoment = { index: 3, viewer: 1 }

it.each<ReplayMoment>([
  { index: 0, viewer: 0 },
  { index: 37, viewer: 2 },
  { index: 900, viewer: null },
  { index: 1_234_567, viewer: 'all-open' },
])('An address leads back to its moment: %o', (moment) => {
  expect(parseMoment(formatMoment(moment), 3, FALLBACK)).toEqual(moment)
})

it('Seats count from 1, as people do', () => {
  expect(formatMoment({ index: 5, viewer: 0 })).toBe('?at=5&seat=1')
})

it.each([
  '',
  '?at=',
  '?at=-1&seat=0',
  '?at=1.5&seat=4',
  '?at=12345678&seat=-1',
  '?at=1e3&seat=1.5',
  '?at=here&seat=mine',
])('Wrong and missing parts are those of the fallback: “%s”', (search) => {
  expect(parseMoment(search, 3, FALLBACK)).toEqual(FALLBACK)
})

it('Only a decision names a moment', () => {
  expect(['?at=3', '?at=3&seat=2', '?seat=2', ''].map(namesMoment)).toEqual([true, true, false, false])
})
