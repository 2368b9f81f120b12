import type { MatchRecord } from '@slapwise/kernel'
import { shareOrDownload } from '../../table/match-summary/picture-file.ts'

/** Shares or downloads a match as a file. */
export const saveRecord = (record: MatchRecord): Promise<void> =>
  shareOrDownload(
    new File([JSON.stringify(record)], `slapwise-${record.game}-${record.digest.slice(0, 8)}.json`, {
      type: 'application/json',
    }),
  )
