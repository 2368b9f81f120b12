/** What is counted while tables play; one for all of them. */
export class LoadtestMetrics {
  decisions = 0
  matchesFinished = 0
  /** Answers that came after the clock had closed the question. */
  lateAnswers = 0
  /** How often something was done that a well-behaved client does not do, by what. */
  readonly faults: Record<string, number> = {}
  /** What should not have happened, by what. */
  readonly errors: Record<string, number> = {}
  /** Settings of the server that were too low. */
  readonly limits = new Set<string>()
  /** Milliseconds from an answer to the last player who got the update. */
  readonly updateDelaysMs: number[] = []

  increment(list: 'faults' | 'errors', what: string): void {
    this[list][what] = (this[list][what] ?? 0) + 1
  }
}

export interface DelaySummary {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Everything about an attendance. */
export interface LoadtestResult {
  readonly tables: number
  readonly players: number
  readonly seconds: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly updateDelayMs: DelaySummary
  readonly reconnects: number
  readonly lateAnswers: number
  readonly matchesFinished: number
  readonly errors: Readonly<Record<string, number>>
  readonly faults: Readonly<Record<string, number>>
  readonly limits: readonly string[]
  readonly histories: HistoryCheck
}

export interface HistoryCheck {
  readonly checked: number
  /** How many there are; with many tables only those of the first are checked. */
  readonly total: number
  readonly mismatched: number
}

export function summarizeDelays(delays: readonly number[]): DelaySummary {
  const sorted = Float64Array.from(delays).sort()
  const at = (part: number) =>
    roundToHundredths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) }
}

export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100

/** Whether all went as it should. */
export const hasPassed = ({ errors, histories, limits }: LoadtestResult): boolean =>
  Object.keys(errors).length === 0 && histories.mismatched === 0 && limits.length === 0
