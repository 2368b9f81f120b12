import { sha256 } from '../fairness/sha256.ts'
import { canonical } from './canonical.ts'
import type { MatchRecord, UnsealedRecord } from './record.ts'

/** One number for everything in a record: whoever has the same has the same record. */
export function digestOf(record: UnsealedRecord): string {
  const { digest: _, ...all } = record as Partial<MatchRecord>
  return sha256(`record ${canonical(all)}`)
}

/** Whatever is changed from here on, the digest tells. */
export const sealed = (record: UnsealedRecord): MatchRecord => ({ ...record, digest: digestOf(record) })

const GROUP = 4
const GROUPS = 3

/** The beginning of a digest, to be compared aloud. */
export const spoken = (digest: string): string =>
  Array.from({ length: GROUPS }, (_, i) => digest.slice(i * GROUP, (i + 1) * GROUP)).join(' ')
