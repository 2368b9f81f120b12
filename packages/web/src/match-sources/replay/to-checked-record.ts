import { type MatchRecord, readRecord } from '@slapwise/kernel'

/** The record in this JSON; null if it is none. */
export function toCheckedRecord(json: unknown): MatchRecord | null {
  const record = readRecord(json)
  return 'code' in record ? null : record
}
