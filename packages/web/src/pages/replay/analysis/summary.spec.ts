import type { SeatAccount } from '@slapwise/bots'
import { expect, it } from 'vitest'
import { analysisMessages as german } from '../../../i18n/de/analysis.ts'
import { analysisMessages as english } from '../../../i18n/en/analysis.ts'
import { formatSummary } from './summary.ts'

const account = (seat: number, luck: number, accuracy: number | null): SeatAccount => ({
  seat,
  luck,
  accuracy,
  result: 0,
  skill: 0,
  gifts: 0,
  steps: [],
})

const accounts = [account(0, -31.4, 0.78), account(1, 40, null), account(2, -8.6, -0.2)]

it('says how well somebody played, and how their luck compares', () => {
  expect(formatSummary(english, accounts, 0, null)).toBe(
    'You played 78\u00a0% as well as a fiendish bot, and had the worst luck of the table (−31 points).',
  )
  expect(formatSummary(english, accounts, 1, 'Ben')).toBe('Ben had the best luck of the table (+40 points).')
  expect(formatSummary(german, accounts, 2, 'Cem')).toBe(
    'Cem hat 0\u00a0% so gut gespielt wie ein teuflischer Bot und weder am meisten Glück noch am meisten Pech (−9 Punkte) gehabt.',
  )
})
