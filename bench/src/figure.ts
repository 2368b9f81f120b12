/** One line of the result. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit:
    | 'moves/s'
    | 'laps/s'
    | 'answers/s'
    | 'views/s'
    | 'µs'
    | 'ms'
    | 'KB'
    | 'frames'
    | 'fps'
    | '%'
    | 'points'
    | ''
  /** How many times as fast slapwise is; for what else of ours is played, as the base game. */
  readonly ratio?: number
  readonly goal?: Goal
}

export interface Goal {
  readonly kind: 'ratio at least' | 'value below' | 'value at most' | 'value at least'
  readonly limit: number
  readonly met: boolean
}

export const cost = (name: string, value: number, unit: Figure['unit'], limit?: number): Figure => ({
  name,
  value,
  unit,
  ...(limit !== undefined && { goal: { kind: 'value below', limit, met: value < limit } }),
})

export const atMost = (name: string, value: number, unit: Figure['unit'], limit: number): Figure => ({
  name,
  value,
  unit,
  goal: { kind: 'value at most', limit, met: value <= limit },
})
