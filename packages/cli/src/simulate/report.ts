import { formatRows } from '../deal-series/columns.ts'
import { formatStandings } from '../deal-series/format-standings.ts'
import type { MatchStatistics } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { SimulationResult } from './simulation.ts'

export function formatSimulationReport(
  figures: SimulationResult,
  tally: MatchStatistics | null,
  words: CliMessages,
  mild: boolean,
): string {
  const {
    matches: games,
    bots,
    rounds,
    answers,
    decisions,
    seconds,
    answersPerSecond,
    longestMatch,
    digest,
  } = figures
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
