import type { AnalysisRun } from './analysis-run.ts'

/** The match that is analysed now, counted from 1, and its share that is done, from 0 to 1. */
export interface InTurnProgress {
  readonly number: number
  readonly total: number
  readonly progress: number
}

interface InTurnOptions<T> {
  /** Null if the match cannot be analysed. */
  open(match: T): Promise<AnalysisRun | null>
  /** Keeps the figures of a match. An analysis that was done before may be older than the history. */
  save(run: AnalysisRun): Promise<void>
  onProgress(progress: InTurnProgress): void
  /** Stops after what is known by now: the match that is running goes on from there the next time. */
  readonly signal: AbortSignal
}

/** Analyses matches one after the other. Returns how many could not be analysed. */
export async function analyseInTurn<T>(
  matches: readonly T[],
  { open, save, onProgress, signal }: InTurnOptions<T>,
): Promise<number> {
  let failed = 0
  for (const [i, match] of matches.entries()) {
    const report = (progress: number) => onProgress({ number: i + 1, total: matches.length, progress })
    report(0)
    const run = await open(match)
    const isDone = run !== null && (await finishRun(run, report, signal))
    if (signal.aborted) break
    if (isDone) await save(run)
    else failed++
  }
  return failed
}

/** Runs an analysis until it has ended or is stopped, and returns whether it is done. */
async function finishRun(
  run: AnalysisRun,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const ended = Promise.withResolvers<void>()
  const read = () => {
    const { status, update } = run.state.get()
    if (signal.aborted || status === 'done' || status === 'failed') ended.resolve()
    else report(update?.progress ?? 0)
  }
  const detach = run.attach()
  const unsubscribe = run.state.subscribe(read)
  signal.addEventListener('abort', read)
  read()
  await ended.promise
  signal.removeEventListener('abort', read)
  unsubscribe()
  detach()
  return run.state.get().status === 'done'
}
