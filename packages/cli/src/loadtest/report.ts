import type { LoadtestResult } from './metrics.ts'

const NAME_WIDTH = 22

const row = (name: string, value: number | string): string =>
  `${name.padEnd(NAME_WIDTH)}${typeof value === 'number' ? value.toLocaleString('en-GB') : value}`

export function formatLoadtestReport(figures: LoadtestResult): string {
  const { updateDelayMs, histories } = figures
  return [
    row('Tables', figures.tables),
    row('Players per table', figures.players),
    row('Seconds', figures.seconds),
    row('Decisions', figures.decisions),
    row('… per second', figures.decisionsPerSecond),
    row(
      'Update delay',
      `p50 ${updateDelayMs.p50} ms, p99 ${updateDelayMs.p99} ms, max ${updateDelayMs.max} ms (${updateDelayMs.count} measured)`,
    ),
    row('Matches finished', figures.matchesFinished),
    row('Reconnects', figures.reconnects),
    row('Late answers', figures.lateAnswers),
    row(
      'Histories checked',
      `${histories.checked} of ${histories.total}, ${histories.mismatched} mismatched`,
    ),
    ...formatCounts('Faults', figures.faults),
    ...formatCounts('Errors', figures.errors),
    ...figures.limits.map((limit) => `The server rejected players: raise ${limit} there.`),
  ].join('\n')
}

const formatCounts = (title: string, byName: LoadtestResult['errors']): string[] =>
  Object.keys(byName).length === 0
    ? []
    : ['', title, ...Object.entries(byName).map(([name, count]) => row(`  ${name}`, count))]
