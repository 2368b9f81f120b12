import type { Figure, Goal } from './figure.ts'

/** The figures as lines of text. */
export function tableOf(figures: readonly Figure[]): string {
  const widest = Math.max(...figures.map(({ name }) => name.length))
  return [HEADINGS, ...figures.map(rowOf)].map((row) => lineOf(row, widest)).join('\n')
}

type Row = readonly [name: string, value: string, unit: string, ratio: string, goal: string, met: string]

const HEADINGS: Row = ['', '', '', 'slapwise is', 'goal', '']

const lineOf = ([name, value, unit, ratio, goal, met]: Row, widest: number): string =>
  [name.padEnd(widest), value.padStart(12), unit.padEnd(9), ratio.padStart(12), goal.padStart(10), met]
    .join(' ')
    .trimEnd()

const rowOf = ({ name, value, unit, ratio, goal }: Figure): Row => [
  name,
  rounded(value),
  unit,
  ratio ? times(ratio) : '',
  goal ? limitOf(goal, unit) : '',
  goal ? (goal.met ? 'met' : 'missed') : '',
]

const SIGNS = { 'value below': '<', 'value at most': '≤', 'value at least': '≥' } as const

const limitOf = ({ kind, limit }: Goal, unit: string): string =>
  kind === 'ratio at least' ? `≥ ${times(limit)}` : `${SIGNS[kind]} ${limit} ${unit}`

/** Three digits: the rest is noise. */
const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const times = (ratio: number): string => (ratio < 1 ? `1/${rounded(1 / ratio)}` : `${rounded(ratio)}×`)
