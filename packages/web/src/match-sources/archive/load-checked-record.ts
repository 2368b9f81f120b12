import type { MatchRecord } from '@slapwise/kernel'
import { toCheckedRecord } from '../replay/to-checked-record.ts'
import { loadArchivedMatch } from './match-archive.ts'

/** The record of a kept match; null if there is none, or if it is no valid record. */
export async function loadCheckedRecord(id: string): Promise<MatchRecord | null> {
  const match = await loadArchivedMatch(id)
  return match && toCheckedRecord(match.record)
}
