import type { JetStreamManager } from '@nats-io/jetstream'
import { patiently } from './nats-patience.ts'

/**
 * Takes all messages of a subject out of a stream. To purge it would be quicker, but what was purged is still to be found in the
 * files: message by message it is overwritten.
 */
export async function eraseSubject(jsm: JetStreamManager, stream: string, subject: string): Promise<void> {
  for (let seq = 1; ; seq++) {
    const query = { seq, next_by_subj: subject }
    const found = await patiently(() => jsm.streams.getMessage(stream, query))
    if (!found) return
    seq = found.seq
    await patiently(() => eraseMessage(jsm, stream, seq))
  }
}

/** Another node may have been first. */
async function eraseMessage(jsm: JetStreamManager, stream: string, seq: number): Promise<void> {
  try {
    await jsm.streams.deleteMessage(stream, seq)
  } catch (error) {
    if ((await jsm.streams.getMessage(stream, { seq })) !== null) throw error
  }
}
