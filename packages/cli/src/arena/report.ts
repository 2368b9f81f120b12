import { formatRows } from '../deal-series/columns.ts'
import { formatStandings } from '../deal-series/format-standings.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { ArenaResult } from './arena-result.ts'

export function formatArenaReport(
  { matches, deals, standings }: ArenaResult,
  { report }: CliMessages,
): string {
  return [
    ...formatRows([
      [report.matches, matches],
      [report.deals, deals],
    ]),
    '',
    ...formatStandings(standings, report),
  ].join('\n')
}
