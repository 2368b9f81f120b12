/** Counters of a load test, shared by all its tables. */
export class LoadtestMetrics {
  decisions = 0
  matchesFinished = 0
  /** Answers that arrived after their prompt had timed out. */
  lateAnswers = 0
  /** Injected faults by name. */
  readonly faults: Record<string, number> = {}
  /** Unexpected errors by message. */
  readonly errors: Record<string, number> = {}
  /** Server settings that rejected the test. */
  readonly limits = new Set<string>()
  /** Milliseconds from an answer until the last player has received the update. */
  readonly updateDelaysMs: number[] = []

  increment(list: 'faults' | 'errors', name: string): void {
    this[list][name] = (this[list][name] ?? 0) + 1
  }
}

export interface DelaySummary {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** The result of a load test. */
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
  /** All histories; with many tables only those of the first tables are checked. */
  readonly total: number
  readonly mismatched: number
}

export function summarizeDelays(delays: readonly number[]): DelaySummary {
  const sorted = Float64Array.from(delays).sort()
  const quantile = (part: number) =>
    roundToHundredths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { count: sorted.length, p50: quantile(0.5), p99: quantile(0.99), max: quantile(1) }
}

export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100

/** Whether there were no errors, mismatches or limits. */
export const hasPassed = ({ errors, histories, limits }: LoadtestResult): boolean =>
  Object.keys(errors).length === 0 && histories.mismatched === 0 && limits.length === 0
