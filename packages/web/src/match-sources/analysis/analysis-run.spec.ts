import type { MatchRecord } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { lastAttachedRun, openAnalysis } from './analysis-run.ts'
import type { AnalysisRequest } from './analysis-update.ts'

/** A worker that answers nothing. */
class SilentWorker {
  onerror: (() => void) | null = null
  readonly requests: AnalysisRequest['type'][] = []
  isTerminated = false

  postMessage({ type }: AnalysisRequest): void {
    this.requests.push(type)
  }

  terminate(): void {
    this.isTerminated = true
  }
}

const openWith = (digest: string) => {
  const worker = new SilentWorker()
  const record = { digest } as MatchRecord
  const input = { record, language: 'en', usesMildNames: false, playerNames: [] }
  return { worker, run: openAnalysis(input, () => worker as unknown as Worker) }
}

it('is shared by all who ask for the same match, and runs while one of them looks', () => {
  const { worker, run } = openWith('shared')
  expect(openWith('shared').run).toBe(run)
  const [detachFirst, detachSecond] = [run.attach(), run.attach()]
  detachFirst()
  expect(worker.requests).toEqual(['open', 'resume'])
  detachSecond()
  expect(worker.requests).toEqual(['open', 'resume', 'pause'])
})

it('is begun anew after a failure', () => {
  const { worker, run } = openWith('failing')
  worker.onerror!()
  expect(run.state.get().status).toBe('failed')
  expect(worker.isTerminated).toBe(true)
  const again = openWith('failing').run
  expect(again).not.toBe(run)
  expect(again.state.get().status).toBe('paused')
})

it('is known as the last one that was looked at', () => {
  const { run } = openWith('looked at')
  expect(lastAttachedRun.get()).not.toBe(run)
  run.attach()()
  expect(lastAttachedRun.get()).toBe(run)
})

it('keeps only so many workers of matches that nobody looks at', () => {
  const { run: watched, worker: watchedWorker } = openWith('match 0')
  watched.attach()
  const others = Array.from({ length: 12 }, (_, i) => openWith(`match ${i + 1}`).worker)
  expect(watchedWorker.isTerminated).toBe(false)
  expect(others.filter(({ isTerminated }) => !isTerminated)).toHaveLength(7)
})
