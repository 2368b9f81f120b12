import { setTimeout as sleep } from 'node:timers/promises'
import { RequestError, TurnedAway } from '@slapwise/client'
import { limitBehind } from '../guest-door.ts'
import { type Figures, type Histories, round, summarize, Tally } from './figures.ts'
import { Table, type TableOptions } from './table.ts'

export interface AttendOptions
  extends Pick<TableOptions, 'url' | 'game' | 'players' | 'pace' | 'isChaotic' | 'settings' | 'isEnough'> {
  readonly tables: number
  readonly seconds: number
  readonly eavesdrop?: (table: number, player: number, text: string) => void
  /** Called with the tables once they are all open, and once they have all played. */
  opened?(tables: readonly Table[]): void | Promise<void>
  played?(tables: readonly Table[]): void
}

/** Keeping every step of every client would be most of the work with more tables than that. */
export const TABLES_CHECKED = 200
const OPENED_AT_ONCE = 16
const CHECKED_AT_ONCE = 8
const SECOND = 1000
/** Seconds for the last answers after the time is over, and for a history that is asked for. */
const GRACE = { answers: 30, history: 120 }

/** Lets remote players fill a server's tables for a while, and counts. */
export async function attend(options: AttendOptions): Promise<Figures> {
  const tally = new Tally()
  const tables = await openTables(options, tally)
  await options.opened?.(tables)
  const startedAt = performance.now()
  if (tally.limits.size === 0) await playAll(tables, options.seconds, tally)
  const seconds = (performance.now() - startedAt) / SECOND
  options.played?.(tables)
  const histories = await checkHistories(tables, tally)
  for (const table of tables) table.close()
  return figuresOf(options, tally, tables, seconds, histories)
}

async function openTables(options: AttendOptions, tally: Tally): Promise<Table[]> {
  const { eavesdrop } = options
  const tables: Table[] = []
  const numbers = Array.from({ length: options.tables }, (_, number) => number)
  await eachOf(numbers, OPENED_AT_ONCE, async (number) => {
    if (tally.limits.size > 0) return
    const open = Table.open({
      ...options,
      tally,
      number,
      keepsHistory: number < TABLES_CHECKED,
      eavesdrop: eavesdrop && ((player, text) => eavesdrop(number, player, text)),
    })
    await open.then((table) => tables.push(table), noteLimit(tally))
  })
  return tables
}

const noteLimit = (tally: Tally) => (error: unknown) => {
  const limit = error instanceof TurnedAway ? limitBehind(error) : null
  if (limit === null) throw error
  tally.limits.add(limit)
}

/** What goes wrong at one table is an error among others. */
const noteTrouble = (tally: Tally) => (error: unknown) =>
  tally.count('errors', error instanceof RequestError ? error.error.code : String(error))

async function playAll(tables: readonly Table[], seconds: number, tally: Tally): Promise<void> {
  const end = performance.now() + seconds * SECOND
  const isTime = () => performance.now() >= end
  await Promise.all(
    tables.map(async (table) => {
      const played = table.play(isTime).catch(noteTrouble(tally))
      if ((await inTime(played, seconds + GRACE.answers)) === STUCK)
        tally.count('errors', 'a table was stuck')
    }),
  )
}

async function checkHistories(tables: readonly Table[], tally: Tally): Promise<Histories> {
  const players = tables.flatMap((table) => table.players)
  const checked = players.filter(({ keepsHistory }) => keepsHistory)
  let different = 0
  await eachOf(checked, CHECKED_AT_ONCE, async (player) => {
    const difference = await inTime(player.historyDifference().catch(String), GRACE.history)
    if (difference === null) return
    different++
    tally.count('errors', `history: ${difference.slice(0, 300)}`)
  })
  return { checked: checked.length, of: players.length, different }
}

const STUCK = 'stuck' as const

/** Whoever waits for a server that never answers is told so, and goes on. */
async function inTime<T>(work: Promise<T>, seconds: number): Promise<T | typeof STUCK> {
  const patience = new AbortController()
  const tooLate = sleep(seconds * SECOND, STUCK, patience).catch((): typeof STUCK => STUCK)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    patience.abort()
  }
}

/** Does something for each of a list, some at a time. */
async function eachOf<T>(
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

function figuresOf(
  options: AttendOptions,
  tally: Tally,
  tables: readonly Table[],
  seconds: number,
  histories: Histories,
): Figures {
  return {
    tables: tables.length,
    players: options.players,
    seconds: round(seconds),
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / Math.max(seconds, 1)),
    ms: summarize(tally.delays),
    reconnects: tables.reduce((sum, { reconnects }) => sum + reconnects, 0),
    late: tally.late,
    finished: tally.finished,
    errors: tally.errors,
    mischief: tally.mischief,
    limits: [...tally.limits],
    histories,
  }
}
