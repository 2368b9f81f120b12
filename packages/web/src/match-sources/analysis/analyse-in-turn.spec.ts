import type { MatchRecord } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { analyseInTurn, type InTurnProgress } from './analyse-in-turn.ts'
import { AnalysisRun } from './analysis-run.ts'
import type { AnalysisRequest } from './analysis-update.ts'

/** A worker that does what the test says when it is asked to go on. */
class ScriptedWorker {
  onerror: (() => void) | null = null
  onmessage: ((event: { readonly data: object }) => void) | null = null
  isPaused = true
  readonly #goOn: (worker: ScriptedWorker) => void

  constructor(goOn: (worker: ScriptedWorker) => void) {
    this.#goOn = goOn
  }

  postMessage({ type }: AnalysisRequest): void {
    this.isPaused = type !== 'resume'
    if (type === 'resume') this.#goOn(this)
  }

  terminate(): void {}

  advanceTo(progress: number): void {
    this.onmessage?.({ data: { progress, accounts: [] } })
  }
}

const openRun = (worker: ScriptedWorker): AnalysisRun => {
  const input = {
    record: { digest: 'record' } as MatchRecord,
    language: 'en',
    usesMildNames: false,
    playerNames: [],
  }
  return new AnalysisRun(input, worker as unknown as Worker)
}

const doneWorker = () => new ScriptedWorker((worker) => worker.advanceTo(1))

function analyse(workers: readonly (ScriptedWorker | null)[], onProgress = (_: InTurnProgress) => {}) {
  const abort = new AbortController()
  const saved: AnalysisRun[] = []
  const failed = analyseInTurn(workers, {
    open: async (worker) => worker && openRun(worker),
    save: async (run) => {
      saved.push(run)
    },
    onProgress,
    signal: abort.signal,
  })
  return { failed, saved, stop: () => abort.abort() }
}

it('Matches are analysed one after the other, and those that cannot be are counted', async () => {
  const order: string[] = []
  const working = new ScriptedWorker((worker) => {
    order.push('first')
    queueMicrotask(() => {
      worker.advanceTo(0.5)
      worker.advanceTo(1)
    })
  })
  const broken = new ScriptedWorker((worker) => {
    order.push('second')
    worker.onerror?.()
  })
  const seen: number[] = []
  const { failed, saved } = analyse([working, broken, null, doneWorker()], ({ number, total, progress }) =>
    seen.push(number + progress + total * 10),
  )
  expect(await failed).toBe(2)
  expect(order).toEqual(['first', 'second'])
  expect(saved).toHaveLength(2)
  expect(seen).toContain(41.5)
  expect(seen.at(-1)).toBe(44)
})

it('A stopped analysis is paused, and the matches after it are not opened', async () => {
  const running = new ScriptedWorker((worker) => {
    worker.advanceTo(0.3)
    queueMicrotask(() => stop())
  })
  const next = doneWorker()
  const { failed, saved, stop } = analyse([running, next])
  expect([await failed, saved, running.isPaused, next.isPaused]).toEqual([0, [], true, true])
})
