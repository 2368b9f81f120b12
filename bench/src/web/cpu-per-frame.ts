import type { Browser } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds: the start, and the processor time of the event. */
  readonly ts: number
  readonly tdur?: number
}

const TASK_EVENT = 'ThreadControllerImpl::RunTask'
const FRAME_EVENT = 'FireAnimationFrame'

/**
 * Milliseconds of processor time of the page's main thread per frame, while `goOn` runs. Unlike presentation times, it
 * does not depend on other programs on the machine.
 */
export async function measureCpuPerFrame(browser: Browser, work: () => Promise<unknown>): Promise<number[]> {
  const devTools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === TASK_EVENT || event.name === FRAME_EVENT) events.push(event)
  })
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
  })
  await work()
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await complete
  await devTools.detach()
  return sumByFrame(events)
}

/** Sums up the work from the previous frame until this one is presented. */
function sumByFrame(events: readonly TraceEvent[]): number[] {
  const { pid, tid } = events.find(({ name }) => name === FRAME_EVENT)!
  const ours = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts)
  const work: number[] = []
  let sum = 0
  for (const { name, tdur = 0 } of ours)
    if (name === TASK_EVENT) sum += tdur / 1000
    // Several callbacks may run before the same frame.
    else if (sum > 0) {
      work.push(sum)
      sum = 0
    }
  return work.slice(1)
}
