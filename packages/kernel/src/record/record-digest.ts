import { sha256 } from '../fairness/sha256.ts'
import { canonicalJson } from './canonical-json.ts'
import type { MatchRecord, RecordBody } from './record.ts'

/** One number for everything in a record: whoever has the same has the same record. */
export function digestRecord(record: RecordBody): string {
  const { digest: _, ...all } = record as Partial<MatchRecord>
  return sha256(`record ${canonicalJson(all)}`)
}

/** Whatever is changed from here on, the digest tells. */
export const withDigest = (record: RecordBody): MatchRecord => ({ ...record, digest: digestRecord(record) })

const GROUP_LENGTH = 4
const GROUP_COUNT = 3

/** The beginning of a digest, to be compared aloud. */
export const shortDigest = (digest: string): string =>
  Array.from({ length: GROUP_COUNT }, (_, i) => digest.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH)).join(
    ' ',
  )
