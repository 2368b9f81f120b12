/** A table whose four players are in this process. */
export interface LoadTable {
  /** Sends the answers that are due; returns their number. */
  sendAnswers(): number
  close(): void
  /** Called whenever all four players have received an update. */
  onStep: () => void
}

export interface LoadResult {
  readonly answersPerSecond: number
  /** Answers per second of the server's processor time. */
  readonly answersPerCpuSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** Tables without progress at the end, although an answer was due. */
  readonly stalledTables: number
}

/** The load of a measurement. */
export interface LoadProfile {
  /** Milliseconds between answers of a table; 0 to answer immediately. */
  readonly answerIntervalMs: number
  /** Seconds of load before measuring starts, until V8 has optimized the server. */
  readonly warmUpSeconds: number
  readonly measuredSeconds: number
}

/** Runs all tables. `processorTime` is called at the start and the end of the measurement. */
export async function runLoad(
  tables: readonly LoadTable[],
  { answerIntervalMs, warmUpSeconds, measuredSeconds }: LoadProfile,
  processorTime: () => number,
): Promise<LoadResult> {
  const latencies: number[] = []
  const lastStep = new Map<LoadTable, number>()
  let answers = 0
  let isMeasuring = false
  let isRunning = true
  const play = (table: LoadTable) => {
    if (!isRunning) return
    const sentAt = performance.now()
    const given = table.sendAnswers()
    if (isMeasuring) answers += given
    table.onStep = () => {
      const now = performance.now()
      lastStep.set(table, now)
      if (isMeasuring) latencies.push(now - sentAt)
      if (answerIntervalMs === 0) play(table)
      else setTimeout(() => play(table), Math.max(0, sentAt + answerIntervalMs - now))
    }
  }
  for (const [i, table] of tables.entries())
    setTimeout(() => play(table), (answerIntervalMs * i) / tables.length)
  await delay(Math.max(warmUpSeconds * 1000, answerIntervalMs * 2))
  isMeasuring = true
  const start = performance.now()
  const processorStart = processorTime()
  await delay(measuredSeconds * 1000)
  const elapsed = (performance.now() - start) / 1000
  const busy = processorTime() - processorStart
  isMeasuring = false
  isRunning = false
  const patience = start + measuredSeconds * 1000 - Math.max(3000, answerIntervalMs * 3)
  latencies.sort((a, b) => a - b)
  const at = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))]
  return {
    answersPerSecond: answers / elapsed,
    answersPerCpuSecond: answers / busy,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    stalledTables: tables.filter((table) => (lastStep.get(table) ?? 0) < patience).length,
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
