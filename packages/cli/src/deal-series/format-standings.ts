import type { ReportMessages } from '../i18n/messages.ts'
import { bold } from '../terminal/screen.ts'
import { COUNT_WIDTH, NAME_WIDTH } from './columns.ts'
import type { Estimate } from './ratio-estimator.ts'
import type { Standing } from './standings.ts'

const PART_WIDTH = 18

/** One row per kind of bot, with its share of won matches and rounds and its mean points. */
export function formatStandings(
  standings: Readonly<Record<string, Standing>>,
  titles: ReportMessages,
): string[] {
  const { bot, seats, wins, roundsWon, points } = titles
  const names = Object.keys(standings)
  const width = Math.max(NAME_WIDTH - COUNT_WIDTH, ...names.map(({ length }) => length))
  const row = (...[name, count, ...parts]: string[]) =>
    [name.padEnd(width), count.padStart(COUNT_WIDTH), ...parts.map((part) => part.padStart(PART_WIDTH))].join(
      '',
    )
  return [
    bold(row(bot, seats, wins, roundsWon, points)),
    ...Object.entries(standings).map(([name, of]) =>
      row(
        name,
        String(of.seats),
        formatPercent(of.wins),
        formatPercent(of.roundWins),
        formatNumber(of.points),
      ),
    ),
  ]
}

export const formatPercent = (estimate: Estimate): string => estimateWords(estimate, 100, ' %')

export const formatNumber = (estimate: Estimate): string => estimateWords(estimate, 1, '')

/** Avoids `-0.0`. */
const formatDecimal = (value: number): string => value.toFixed(1).replace(/^-0\.0$/, '0.0')

/** Formats an estimate as `mean ± margin`. */
function estimateWords({ mean, margin }: Estimate, by: number, unit: string): string {
  if (mean === null) return '–'
  return `${formatDecimal(mean * by)}${unit} ± ${margin === null ? '?' : formatDecimal(margin * by)}`
}
