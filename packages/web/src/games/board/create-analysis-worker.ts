/** A worker that runs `runAnalysisHost` with this game. */
export const createAnalysisWorker = (): Worker =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
