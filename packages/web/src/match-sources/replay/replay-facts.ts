import type { MatchRecord, ReplayViewer } from '@slapwise/kernel'
import type { ReplayRequest, ReplayUpdate } from './replay-host.ts'

/** All facts of a match as this viewer saw them, by replaying it in a worker; null if it cannot be replayed. */
export function replayFacts(
  worker: Worker,
  record: MatchRecord,
  viewer: ReplayViewer,
): Promise<readonly object[] | null> {
  const send = (request: ReplayRequest) => worker.postMessage(request)
  return new Promise<readonly object[] | null>((resolve) => {
    worker.onerror = () => resolve(null)
    worker.onmessage = ({ data }: MessageEvent<ReplayUpdate>) => {
      if (data.type === 'failed') resolve(null)
      if (data.type === 'opened') send({ type: 'show', index: 0, viewer })
      if (data.type === 'facts') resolve(data.facts)
    }
    send({ type: 'open', record })
  }).finally(() => worker.terminate())
}
