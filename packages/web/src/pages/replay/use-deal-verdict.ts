import { readEvidence } from '@slapwise/client'
import type { DealVerdict } from '@slapwise/client/check-deal'
import { useEffect, useState } from 'react'
import { loadEngine } from '../../games/index.ts'
import { checkRoomDeal } from '../../match-sources/room/check-room-deal.ts'
import { dealEvidenceStorage } from '../../match-sources/room/deal-evidence.ts'
import type { LoadedRecord } from './load-record.ts'

/** The comparison of a record with the evidence of this device; null until it is done, and without evidence. */
export function useDealVerdict({ record, room }: LoadedRecord): DealVerdict | null {
  const [verdict, setVerdict] = useState<DealVerdict | null>(null)
  useEffect(() => {
    const evidence = room && readEvidence(dealEvidenceStorage(room.code))
    // Without closed commitments, this device has left before the deal.
    if (!evidence?.closedCommitments || evidence.match !== room?.match) return
    let isUnmounted = false
    void checkRoomDeal(record.game, Promise.resolve(record), evidence, loadEngine).then(
      (next) => isUnmounted || setVerdict(next),
    )
    return () => {
      isUnmounted = true
    }
  }, [record, room])
  return verdict
}
