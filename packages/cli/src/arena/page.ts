import { counted } from '../bots/players.ts'
import { barsOf } from '../page/bars.ts'
import { html } from '../page/html.ts'
import type { Page } from '../page/page.ts'
import type { Estimate } from '../series/ratio.ts'
import { percent, plain } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { Contest } from './contest.ts'

/** The same as the table, in plots. */
export function arenaPage(
  { games, deals, standings }: Contest,
  { language, report, page }: Lexicon,
  played: readonly string[],
  command: string,
): Page {
  const entries = Object.entries(standings)
  const sectionOf = (
    title: string,
    of: 'wins' | 'rounds' | 'points',
    say: (estimate: Estimate) => string,
    isShare: boolean,
  ) => ({
    title,
    body: html`<div class="wide">${barsOf(
      entries.map(([name, standing], ink) => ({
        ink,
        name: counted(name, standing.seats),
        estimate: standing[of],
        figure: say(standing[of]),
        ...(isShare && { chance: standing.chance }),
      })),
    )}</div>`,
  })
  return {
    language,
    title: page.arena,
    lead: [played.join(', '), page.contest(games, deals)],
    sections: [
      sectionOf(report.wins, 'wins', percent, true),
      sectionOf(report.roundsWon, 'rounds', percent, true),
      sectionOf(report.points, 'points', plain, false),
    ],
    notes: [page.chance, page.intervals, page.again],
    command,
  }
}
