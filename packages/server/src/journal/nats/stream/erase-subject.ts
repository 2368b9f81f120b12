import type { JetStreamManager } from '@nats-io/jetstream'
import { retry } from '../retry.ts'
import { readStreamMessages } from './stream-messages.ts'

/**
 * Deletes all messages of a subject one by one: unlike a purge, this also overwrites their data in the stream files.
 */
export async function eraseSubject(jsm: JetStreamManager, stream: string, subject: string): Promise<void> {
  for await (const { seq } of readStreamMessages(jsm, stream, subject))
    await retry(() => eraseMessage(jsm, stream, seq))
}

/** Tolerates that another node has erased the message already. */
async function eraseMessage(jsm: JetStreamManager, stream: string, seq: number): Promise<void> {
  try {
    await jsm.streams.deleteMessage(stream, seq)
  } catch (error) {
    if ((await jsm.streams.getMessage(stream, { seq })) !== null) throw error
  }
}
