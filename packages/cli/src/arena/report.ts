import { formatRows } from '../series/columns.ts'
import { formatStandings } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { ArenaResult } from './contest.ts'

export function formatArenaReport({ matches: games, deals, standings }: ArenaResult, { report: titles }: Lexicon): string {
  return [
    ...formatRows([
      [titles.matches, games],
      [titles.deals, deals],
    ]),
    '',
    ...formatStandings(standings, titles),
  ].join('\n')
}
