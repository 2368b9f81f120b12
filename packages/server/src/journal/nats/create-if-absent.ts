import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'

const CONFLICT_CODES: readonly number[] = [
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
]

/** Somebody was first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof JetStreamApiError && CONFLICT_CODES.includes(error.code)

/** Whether it was not there before; what is there stays as it is. */
export async function createIfAbsent(bucket: KV, key: string, text: string): Promise<boolean> {
  try {
    await bucket.create(key, text)
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}
