import type { SeatAccount } from '@slapwise/bots'
import type { MatchRecord } from '@slapwise/kernel'
import { loadArchivedMatch, updateSummary } from './match-archive.ts'
import { idOfRecord } from './match-summary.ts'

/** Adds luck and skill of the own seat to the match in the history of this device, if it is there. */
export async function saveAccount(record: MatchRecord, accounts: readonly SeatAccount[]): Promise<void> {
  const match = await loadArchivedMatch(idOfRecord(record))
  const account = match && accounts[match.summary.seat]
  if (account)
    await updateSummary(match.summary.id, { account: { luck: account.luck, skill: account.skill } })
}
