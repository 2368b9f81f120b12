import type { Metric, MetricGoal } from './metric.ts'

/** The metrics as lines of text. */
export function formatMetrics(metrics: readonly Metric[]): string {
  const widest = Math.max(...metrics.map(({ name }) => name.length))
  return [HEADINGS, ...metrics.map(formatRow)].map((row) => joinRow(row, widest)).join('\n')
}

type Row = readonly [name: string, value: string, unit: string, ratio: string, goal: string, met: string]

const HEADINGS: Row = ['', '', '', 'slapwise is', 'goal', '']

const joinRow = ([name, value, unit, ratio, goal, met]: Row, widest: number): string =>
  [name.padEnd(widest), value.padStart(12), unit.padEnd(9), ratio.padStart(12), goal.padStart(10), met]
    .join(' ')
    .trimEnd()

const formatRow = ({ name, value, unit, ratio, goal }: Metric): Row => [
  name,
  formatNumber(value),
  unit,
  ratio ? formatRatio(ratio) : '',
  goal ? formatGoal(goal, unit) : '',
  goal ? (goal.isMet ? 'met' : 'missed') : '',
]

const SIGNS = { 'value below': '<', 'value at most': '≤', 'value at least': '≥' } as const

const formatGoal = ({ kind, limit }: MetricGoal, unit: string): string =>
  kind === 'ratio at least' ? `≥ ${formatRatio(limit)}` : `${SIGNS[kind]} ${limit} ${unit}`

/** Rounds to three significant digits: the rest is noise. */
const formatNumber = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const formatRatio = (ratio: number): string =>
  ratio < 1 ? `1/${formatNumber(1 / ratio)}` : `${formatNumber(ratio)}×`
