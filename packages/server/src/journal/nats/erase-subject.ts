import type { JetStreamManager } from '@nats-io/jetstream'
import { retry } from './retry.ts'
import { readStreamMessages } from './stream-messages.ts'

/**
 * Takes all messages of a subject out of a stream. To purge it would be quicker, but what was purged is still to be found in the
 * files: message by message it is overwritten.
 */
export async function eraseSubject(jsm: JetStreamManager, stream: string, subject: string): Promise<void> {
  for await (const { seq } of readStreamMessages(jsm, stream, subject))
    await retry(() => eraseMessage(jsm, stream, seq))
}

/** Another node may have been first. */
async function eraseMessage(jsm: JetStreamManager, stream: string, seq: number): Promise<void> {
  try {
    await jsm.streams.deleteMessage(stream, seq)
  } catch (error) {
    if ((await jsm.streams.getMessage(stream, { seq })) !== null) throw error
  }
}
