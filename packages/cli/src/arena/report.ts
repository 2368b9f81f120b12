import { formatRows } from '../deal-series/columns.ts'
import { formatStandings } from '../deal-series/format-standings.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { ArenaResult } from './arena-result.ts'

export function formatArenaReport(
  { matches: games, deals, standings }: ArenaResult,
  { report: titles }: CliMessages,
): string {
  return [
    ...formatRows([
      [titles.matches, games],
      [titles.deals, deals],
    ]),
    '',
    ...formatStandings(standings, titles),
  ].join('\n')
}
