import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'

const CONFLICT_CODES: readonly number[] = [
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
]

/** Whether a write failed because another client wrote the key first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof JetStreamApiError && CONFLICT_CODES.includes(error.code)

/** Returns whether the key was created; an existing value is kept. */
export async function createIfAbsent(bucket: KV, key: string, text: string): Promise<boolean> {
  try {
    await bucket.create(key, text)
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
