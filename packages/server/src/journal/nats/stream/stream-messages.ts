import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream'
import { retry } from '../retry.ts'

/**
 * Yields the messages of a subject from a sequence on, one request each. Asks the leader of the stream: other replicas
 * may be behind, and a consumer may stall without an error.
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
