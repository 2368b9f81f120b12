import type { Seat } from '@slapwise/kernel'
import { toCheckedRecord } from '../replay/to-checked-record.ts'
import { api, errorCodeOf } from '../room/api.ts'
import { askPatiently } from '../room/ask-patiently.ts'
import { fetchRecord } from '../room/fetch-record.ts'
import { archiveMatch, createUnknownMatchFilter } from './match-archive.ts'
import type { MatchSummary } from './match-summary.ts'

type RoomMatch = NonNullable<MatchSummary['room']>

/**
 * Keeps the record of a room match, unless it is kept already or was deleted on this device. `endedAt` is null if this
 * page has not seen the end: then the match counts as ended when it was dealt, which is all that the server knows.
 */
export async function keepRoomMatch(
  json: unknown,
  room: RoomMatch,
  { seat, endedAt }: { readonly seat: Seat; readonly endedAt: number | null },
): Promise<void> {
  const isUnknown = await createUnknownMatchFilter()
  const record = toCheckedRecord(json)
  if (!isUnknown(room) || !record) return
  await archiveMatch({ record, room, seat, endedAt: endedAt ?? (await fetchDealTime(room)) })
}

async function fetchDealTime({ code, match }: RoomMatch): Promise<number> {
  const played = await askPatiently(() => api.fetchPlayedMatches())
  const found = played.find((other) => other.code === code && other.number === match)
  return found?.dealtAt ?? Date.now()
}

/** Records are fetched one by one at this interval, below the rate limit of the server. */
const FETCH_INTERVAL_MS = 1_200

/** Fetches the matches that ended while this page was closed, or that were played on another device, newest room first. */
export async function fetchMissingMatches(signal: AbortSignal): Promise<void> {
  const isUnknown = await createUnknownMatchFilter()
  const played = await askPatiently(() => api.fetchPlayedMatches())
  const missing = played.filter(({ code, number }) => isUnknown({ code, match: number }))
  for (const { code, number, seat, dealtAt } of missing) {
    if (signal.aborted) return
    try {
      const json = await fetchRecord(code, number)
      await keepRoomMatch(json, { code, match: number }, { seat, endedAt: dealtAt ?? Date.now() })
    } catch (error) {
      // Without an answer, or when asked too often, the rest is left for the next visit; other errors concern one room.
      const code = errorCodeOf(error)
      if (code === null || code === 'rate-limited') throw error
    }
    await new Promise((next) => setTimeout(next, FETCH_INTERVAL_MS))
  }
}
