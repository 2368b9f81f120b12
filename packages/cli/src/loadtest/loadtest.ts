import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, RequestError } from '@slapwise/client'
import { findExceededLimit } from '../guest-client.ts'
import { LoadtestTable, type LoadtestTableOptions } from './loadtest-table.ts'
import {
  type HistoryCheck,
  LoadtestMetrics,
  type LoadtestResult,
  roundToHundredths,
  summarizeDelays,
} from './metrics.ts'

export interface LoadtestOptions
  extends Pick<
    LoadtestTableOptions,
    'url' | 'game' | 'players' | 'answerIntervalSeconds' | 'injectsFaults' | 'settings' | 'hasEnoughMatches'
  > {
  readonly tables: number
  readonly seconds: number
  readonly onRawMessage?: (table: number, player: number, text: string) => void
  /** Called when all tables are open. */
  onOpened?(tables: readonly LoadtestTable[]): void | Promise<void>
  /** Called when all tables have played. */
  onPlayed?(tables: readonly LoadtestTable[]): void
}

/** Recording every step of every client would dominate the work with more tables than that. */
export const MAX_CHECKED_TABLES = 200
const CONCURRENT_OPENS = 16
const CONCURRENT_CHECKS = 8
const SECOND_MS = 1000
/** Seconds to wait for the last answers after the end, and for a history. */
const GRACE_SECONDS = { answers: 30, history: 120 }

/** Fills a server with tables of remote players for a while and measures it. */
export async function runLoadtest(options: LoadtestOptions): Promise<LoadtestResult> {
  const metrics = new LoadtestMetrics()
  const tables = await openTables(options, metrics)
  await options.onOpened?.(tables)
  const startedAt = performance.now()
  if (metrics.limits.size === 0) await playTables(tables, options.seconds, metrics)
  const seconds = (performance.now() - startedAt) / SECOND_MS
  options.onPlayed?.(tables)
  const histories = await checkHistories(tables, metrics)
  for (const table of tables) table.close()
  return summarizeLoadtest(options, metrics, tables, seconds, histories)
}

async function openTables(options: LoadtestOptions, metrics: LoadtestMetrics): Promise<LoadtestTable[]> {
  const { onRawMessage } = options
  const tables: LoadtestTable[] = []
  const numbers = Array.from({ length: options.tables }, (_, number) => number)
  await forEachConcurrently(numbers, CONCURRENT_OPENS, async (number) => {
    if (metrics.limits.size > 0) return
    const open = LoadtestTable.open({
      ...options,
      metrics,
      number,
      recordsHistory: number < MAX_CHECKED_TABLES,
      onRawMessage: onRawMessage && ((player, text) => onRawMessage(number, player, text)),
    })
    await open.then((table) => tables.push(table), recordLimit(metrics))
  })
  return tables
}

const recordLimit = (metrics: LoadtestMetrics) => (error: unknown) => {
  const limit = error instanceof ApiError ? findExceededLimit(error) : null
  if (limit === null) throw error
  metrics.limits.add(limit)
}

/** Counts an error of one table; the others go on. */
const recordError = (metrics: LoadtestMetrics) => (error: unknown) =>
  metrics.increment('errors', error instanceof RequestError ? error.protocolError.code : String(error))

async function playTables(
  tables: readonly LoadtestTable[],
  seconds: number,
  metrics: LoadtestMetrics,
): Promise<void> {
  const end = performance.now() + seconds * SECOND_MS
  const isTimeUp = () => performance.now() >= end
  await Promise.all(
    tables.map(async (table) => {
      const played = table.play(isTimeUp).catch(recordError(metrics))
      if ((await withTimeout(played, seconds + GRACE_SECONDS.answers)) === TIMED_OUT)
        metrics.increment('errors', 'a table timed out')
    }),
  )
}

async function checkHistories(
  tables: readonly LoadtestTable[],
  metrics: LoadtestMetrics,
): Promise<HistoryCheck> {
  const players = tables.flatMap((table) => table.players)
  const checked = players.filter(({ keepsHistory }) => keepsHistory)
  let different = 0
  await forEachConcurrently(checked, CONCURRENT_CHECKS, async (player) => {
    const difference = await withTimeout(player.diffHistory().catch(String), GRACE_SECONDS.history)
    if (difference === null) return
    different++
    metrics.increment('errors', `history: ${difference.slice(0, 300)}`)
  })
  return { checked: checked.length, total: players.length, mismatched: different }
}

const TIMED_OUT = 'timed out' as const

/** Resolves with `TIMED_OUT` if the work takes longer. */
async function withTimeout<T>(work: Promise<T>, seconds: number): Promise<T | typeof TIMED_OUT> {
  const controller = new AbortController()
  const timeout = sleep(seconds * SECOND_MS, TIMED_OUT, controller).catch((): typeof TIMED_OUT => TIMED_OUT)
  try {
    return await Promise.race([work, timeout])
  } finally {
    controller.abort()
  }
}

/** Processes a list with limited concurrency. */
async function forEachConcurrently<T>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const items = list.values()
  const worker = async () => {
    for (const item of items) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function summarizeLoadtest(
  options: LoadtestOptions,
  metrics: LoadtestMetrics,
  tables: readonly LoadtestTable[],
  seconds: number,
  histories: HistoryCheck,
): LoadtestResult {
  return {
    tables: tables.length,
    players: options.players,
    seconds: roundToHundredths(seconds),
    decisions: metrics.decisions,
    decisionsPerSecond: Math.round(metrics.decisions / Math.max(seconds, 1)),
    updateDelayMs: summarizeDelays(metrics.updateDelaysMs),
    reconnects: tables.reduce((sum, { reconnects }) => sum + reconnects, 0),
    lateAnswers: metrics.lateAnswers,
    matchesFinished: metrics.matchesFinished,
    errors: metrics.errors,
    faults: metrics.faults,
    limits: [...metrics.limits],
    histories,
  }
}
