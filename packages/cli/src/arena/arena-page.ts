import { formatNameCount } from '../bots/bot-players.ts'
import { formatNumber, formatPercent } from '../deal-series/format-standings.ts'
import type { Estimate } from '../deal-series/ratio-estimator.ts'
import type { CliMessages } from '../i18n/index.ts'
import { html } from '../report-page/html.ts'
import { renderBars } from '../report-page/render-bars.ts'
import type { ReportPage } from '../report-page/render-page.ts'
import type { ArenaResult } from './arena-result.ts'

/** The HTML page of an arena result: the figures of the text report as bar charts. */
export function buildArenaPage(
  { matches, deals, standings }: ArenaResult,
  { language, report, page }: CliMessages,
  played: readonly string[],
  command: string,
): ReportPage {
  const entries = Object.entries(standings)
  const sectionOf = (
    title: string,
    metric: 'wins' | 'roundWins' | 'points',
    format: (estimate: Estimate) => string,
    isShare: boolean,
  ) => ({
    title,
    body: html`<div class="wide">${renderBars(
      entries.map(([name, standing], colourIndex) => ({
        colourIndex,
        name: formatNameCount(name, standing.seats),
        estimate: standing[metric],
        valueText: format(standing[metric]),
        ...(isShare && { expectedValue: standing.expectedWinRate }),
      })),
    )}</div>`,
  })
  return {
    language,
    title: page.arenaTitle,
    intro: [played.join(', '), page.arenaSize(matches, deals)],
    sections: [
      sectionOf(report.wins, 'wins', formatPercent, true),
      sectionOf(report.roundsWon, 'roundWins', formatPercent, true),
      sectionOf(report.points, 'points', formatNumber, false),
    ],
    notes: [page.expectedNote, page.intervalNote, page.reproduceNote],
    command,
  }
}
