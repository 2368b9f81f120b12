import { formatRows } from '../deal-series/columns.ts'
import { formatStandings } from '../deal-series/format-standings.ts'
import type { MatchStatistics } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { SimulationResult } from './simulation.ts'

export function formatSimulationReport(
  figures: SimulationResult,
  statistics: MatchStatistics | null,
  messages: CliMessages,
  usesMildNames: boolean,
): string {
  const { matches, bots, rounds, answers, decisions, seconds, answersPerSecond, longestMatch, digest } =
    figures
  const { report } = messages
  const counts = statistics?.formatReport(messages, usesMildNames) ?? []
  return [
    ...formatRows([
      [report.matches, matches],
      [report.rounds, rounds],
      [report.answers, answers],
      [report.realChoices, decisions],
      [report.longestMatch, longestMatch],
      [report.seconds, seconds],
      [report.answersPerSecond, answersPerSecond],
    ]),
    '',
    ...formatStandings(bots, report),
    '',
    ...counts,
    ...(counts.length > 0 ? [''] : []),
    `${report.digest} ${digest}`,
  ].join('\n')
}
