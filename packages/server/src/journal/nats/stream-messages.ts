import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream'
import { retry } from './retry.ts'

/**
 * The messages of a subject from a sequence on, one after the other, as the leader of the stream has them: other replicas may
 * be behind, and a consumer that loses its server may never say so.
 */
export async function* readStreamMessages(
  jsm: JetStreamManager,
  stream: string,
  subject: string,
  from = 1,
): AsyncGenerator<StoredMsg> {
  for (let seq = from; ; ) {
    const query = { seq, next_by_subj: subject }
    const found = await retry(() => jsm.streams.getMessage(stream, query))
    if (!found) return
    yield found
    seq = found.seq + 1
  }
}
