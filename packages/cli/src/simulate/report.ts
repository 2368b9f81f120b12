import type { MatchStatistics } from '../games/terminal.ts'
import { formatRows } from '../series/columns.ts'
import { formatStandings } from '../series/standing-rows.ts'
import type { Lexicon } from '../words/index.ts'
import type { SimulationResult } from './bulk.ts'

export function formatSimulationReport(figures: SimulationResult, tally: MatchStatistics | null, words: Lexicon, mild: boolean): string {
  const { matches: games, bots, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } = figures
  const { report: titles } = words
  const counts = tally?.formatReport(words, mild) ?? []
  return [
    ...formatRows([
      [titles.matches, games],
      [titles.rounds, rounds],
      [titles.answers, answers],
      [titles.realChoices, decisions],
      [titles.longestMatch, longestMatch],
      [titles.seconds, seconds],
      [titles.answersPerSecond, answersPerSecond],
    ]),
    '',
    ...formatStandings(bots, titles),
    '',
    ...counts,
    ...(counts.length > 0 ? [''] : []),
    `${titles.digest} ${digest}`,
  ].join('\n')
}
