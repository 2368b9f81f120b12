import { sha256 } from '../fairness/sha256.ts'
import { canonicalJson } from './canonical-json.ts'
import type { MatchRecord, RecordBody } from './record.ts'

/** A hash over all fields of a record except `digest`: equal digests mean equal records. */
export function digestRecord(record: RecordBody): string {
  const { digest: _, ...all } = record as Partial<MatchRecord>
  return sha256(`record ${canonicalJson(all)}`)
}

/** Completes a record. Changing it afterwards invalidates the digest. */
export const withDigest = (record: RecordBody): MatchRecord => ({ ...record, digest: digestRecord(record) })

const GROUP_LENGTH = 4
const GROUP_COUNT = 3

/** The first 12 digits in groups of 4, for people to compare aloud. */
export const shortDigest = (digest: string): string =>
  Array.from({ length: GROUP_COUNT }, (_, i) => digest.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH)).join(
    ' ',
  )
