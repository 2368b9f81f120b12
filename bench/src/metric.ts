/** One line of the result. */
export interface Metric {
  readonly name: string
  readonly value: number
  readonly unit:
    | 'moves/s'
    | 'rollouts/s'
    | 'answers/s'
    | 'views/s'
    | 'µs'
    | 'ms'
    | 's'
    | 'KB'
    | 'frames'
    | 'fps'
    | '%'
    | 'points'
    | ''
  /** For a peer: the speed of Slapwise divided by the peer's. For a workload of Slapwise: its speed divided by the speed it is compared with. */
  readonly ratio?: number
  readonly goal?: MetricGoal
}

export interface MetricGoal {
  readonly kind: 'ratio at least' | 'value below' | 'value at most' | 'value at least'
  readonly limit: number
  readonly isMet: boolean
}

export const metricBelow = (name: string, value: number, unit: Metric['unit'], limit?: number): Metric => ({
  name,
  value,
  unit,
  ...(limit !== undefined && { goal: { kind: 'value below', limit, isMet: value < limit } }),
})

export const metricAtMost = (name: string, value: number, unit: Metric['unit'], limit: number): Metric => ({
  name,
  value,
  unit,
  goal: { kind: 'value at most', limit, isMet: value <= limit },
})
