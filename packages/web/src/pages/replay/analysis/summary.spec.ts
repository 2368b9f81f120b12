import type { SeatAccount } from '@slapwise/bots'
import { expect, it } from 'vitest'
import { analysisMessages as german } from '../../../i18n/de/analysis.ts'
import { analysisMessages as english } from '../../../i18n/en/analysis.ts'
import { formatSummary } from './summary.ts'

const account = (seat: number, luck: number, accuracy: number | null): SeatAccount => ({
  seat,
  luck,
  luckError: 1.5,
  accuracy,
  accuracyError: 0.02,
  result: 0,
  skill: 0,
  skillError: 1,
  gifts: 0,
  giftsError: 1,
  steps: [],
})

const accounts = [account(0, -31.4, 0.78), account(1, 40, null), account(2, -8.6, -0.2)]

it('says how well somebody played, and how their luck compares', () => {
  expect(formatSummary(english, accounts, 0, null)).toBe(
    'You played 78\u00a0%\u00a0(±\u00a04) as well as a fiendish bot, and had the worst luck of the table (−31\u00a0±\u00a03 points).',
  )
  expect(formatSummary(english, accounts, 1, 'Ben')).toBe(
    'Ben had the best luck of the table (+40\u00a0±\u00a03 points).',
  )
  expect(formatSummary(german, accounts, 2, 'Cem')).toBe(
    'Cem hat zu 0\u00a0%\u00a0(±\u00a04) so gut gespielt wie ein teuflischer Bot und weder am meisten Glück noch am meisten Pech (−9\u00a0±\u00a03 Punkte) gehabt.',
  )
})

it('claims no rank that could be chance', () => {
  const close = [account(0, -3, 0.78), account(1, -2, null), account(2, 5, 1)]
  expect(formatSummary(english, close, 1, null)).toBe('You had luck like others (−2\u00a0±\u00a03 points).')
  expect(formatSummary(german, close, 0, null)).toContain('Glück wie andere auch (−3\u00a0±\u00a03 Punkte)')
})
