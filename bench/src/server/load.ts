/** A table whose four players sit in this process. */
export interface LoadedTable {
  /** Gives the answers that are due now; tells how many. */
  act(): number
  close(): void
  /** Called whenever all four have received an update. */
  onStep: () => void
}

export interface LoadResult {
  readonly perSecond: number
  /** Answers for each second of the server's processor time. */
  readonly perProcessorSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Tables that stood still at the end although something was due. */
  readonly stuck: number
}

/** How tables are played at. */
export interface Play {
  /** Milliseconds from one answer to the next; 0 for one after the other. */
  readonly pace: number
  /** Seconds of it before anything is measured. A server runs for days: while V8 compiles it, it is another one. */
  readonly warmUp: number
  /** Seconds that are measured. */
  readonly seconds: number
}

/** Lets all tables play for a while. The processor's time is asked for when measuring begins, and when it ends. */
export async function load(
  tables: readonly LoadedTable[],
  { pace, warmUp, seconds }: Play,
  processorTime: () => number,
): Promise<LoadResult> {
  const latencies: number[] = []
  const lastStep = new Map<LoadedTable, number>()
  let answers = 0
  let isMeasuring = false
  let isRunning = true
  const play = (table: LoadedTable) => {
    if (!isRunning) return
    const sentAt = performance.now()
    const given = table.act()
    if (isMeasuring) answers += given
    table.onStep = () => {
      const now = performance.now()
      lastStep.set(table, now)
      if (isMeasuring) latencies.push(now - sentAt)
      if (pace === 0) play(table)
      else setTimeout(() => play(table), Math.max(0, sentAt + pace - now))
    }
  }
  for (const [i, table] of tables.entries()) setTimeout(() => play(table), (pace * i) / tables.length)
  await later(Math.max(warmUp * 1000, pace * 2))
  isMeasuring = true
  const start = performance.now()
  const processorStart = processorTime()
  await later(seconds * 1000)
  const elapsed = (performance.now() - start) / 1000
  const busy = processorTime() - processorStart
  isMeasuring = false
  isRunning = false
  const patience = start + seconds * 1000 - Math.max(3000, pace * 3)
  latencies.sort((a, b) => a - b)
  const at = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))]
  return {
    perSecond: answers / elapsed,
    perProcessorSecond: answers / busy,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    stuck: tables.filter((table) => (lastStep.get(table) ?? 0) < patience).length,
  }
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
