import { vi } from 'vitest'
import type { WorkerRequest, WorkerUpdate } from '../local-host.ts'

/** The global scope of a worker: messages in both directions. Needs fake timers. */
export class WorkerScope {
  readonly sent: WorkerUpdate[] = []
  onmessage: (message: { readonly data: WorkerRequest }) => void = () => {}
  postMessage = (message: WorkerUpdate): void => void this.sent.push(message)

  /** Until `vi.unstubAllGlobals()`. */
  static install(): WorkerScope {
    const scope = new WorkerScope()
    vi.stubGlobal('self', scope)
    return scope
  }

  get last(): WorkerUpdate['match'] {
    return this.sent.at(-1)!.match
  }

  post(data: WorkerRequest): void {
    this.onmessage({ data })
  }

  /** Reports that everything is shown, as the page does. */
  reportPresented(restMs = 0): void {
    this.post({ type: 'presented', promptNumber: this.last.promptNumber, restMs })
  }

  /** Until the next message. */
  wait(): void {
    this.reportPresented()
    vi.runOnlyPendingTimers()
  }
}
