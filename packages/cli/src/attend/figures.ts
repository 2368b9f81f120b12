/** What is counted while tables play; one for all of them. */
export class Tally {
  decisions = 0
  finished = 0
  /** Answers that came after the clock had closed the question. */
  late = 0
  /** How often something was done that a well-behaved client does not do, by what. */
  readonly mischief: Record<string, number> = {}
  /** What should not have happened, by what. */
  readonly errors: Record<string, number> = {}
  /** Settings of the server that were too low. */
  readonly limits = new Set<string>()
  /** Milliseconds from an answer to the last player who got the update. */
  readonly delays: number[] = []

  count(list: 'mischief' | 'errors', what: string): void {
    this[list][what] = (this[list][what] ?? 0) + 1
  }
}

export interface Delays {
  readonly measured: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Everything about an attendance. */
export interface Figures {
  readonly tables: number
  readonly players: number
  readonly seconds: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly ms: Delays
  readonly reconnects: number
  readonly late: number
  readonly finished: number
  readonly errors: Readonly<Record<string, number>>
  readonly mischief: Readonly<Record<string, number>>
  readonly limits: readonly string[]
  readonly histories: Histories
}

export interface Histories {
  readonly checked: number
  /** How many there are; with many tables only those of the first are checked. */
  readonly of: number
  readonly different: number
}

export function summarize(delays: readonly number[]): Delays {
  const sorted = Float64Array.from(delays).sort()
  const at = (part: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { measured: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) }
}

export const round = (value: number): number => Math.round(value * 100) / 100

/** Whether all went as it should. */
export const isFine = ({ errors, histories, limits }: Figures): boolean =>
  Object.keys(errors).length === 0 && histories.different === 0 && limits.length === 0
