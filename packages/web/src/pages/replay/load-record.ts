import {
  MAX_RECORD_BYTES,
  type MatchRecord,
  parseRecord,
  type RecordFormatError,
  type ReplayViewer,
  readRecord,
} from '@slapwise/kernel'
import { parseRoomCode } from '@slapwise/protocol'
import type { ErrorScreenKind } from '../../i18n/messages/errors.ts'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import { loadArchivedMatch } from '../../match-sources/archive/match-archive.ts'
import type { MatchSummary } from '../../match-sources/archive/match-summary.ts'
import { decodeRecordLink } from '../../match-sources/replay/record-link.ts'
import type { OwnFace } from '../../match-sources/replay/replay-players.ts'
import { ensureIdentity, errorCodeOf } from '../../match-sources/room/api.ts'
import { fetchRecord } from '../../match-sources/room/fetch-record.ts'
import { preferences } from '../../preferences/preferences.ts'

/** A record, and the viewer unless the address names another one. */
export interface LoadedRecord {
  readonly record: MatchRecord
  readonly viewer: ReplayViewer
  /** Null if it is not in the archive of this device. */
  readonly own: OwnFace | null
  /** The room in which it was played; null if it was none, or is not known. */
  readonly room: MatchSummary['room']
}

export type RecordFailure = { readonly failure: ReplayFailure } | { readonly screen: ErrorScreenKind }

type Loading = Promise<LoadedRecord | RecordFailure>

const FAILURE_BY_CODE: Readonly<Record<RecordFormatError['code'], ReplayFailure>> = {
  'too-large': 'too-large',
  'no-json': 'not-a-match',
  'no-record': 'not-a-match',
}

const toLoaded = (
  found: MatchRecord | RecordFormatError,
  viewer: ReplayViewer,
  { own = null, room = null }: Partial<Pick<LoadedRecord, 'own' | 'room'>> = {},
): LoadedRecord | RecordFailure =>
  'code' in found ? { failure: FAILURE_BY_CODE[found.code] } : { record: found, viewer, own, room }

export async function loadFile(file: File): Loading {
  if (file.size > MAX_RECORD_BYTES) return { failure: 'too-large' }
  try {
    return toLoaded(parseRecord(await file.text()), 'all-open')
  } catch {
    return { failure: 'unreadable-file' }
  }
}

/** `fragment` is that of an address which contains the whole match. */
export async function loadFromLink(fragment: string): Loading {
  const text = await decodeRecordLink(fragment)
  if (text === null) return { failure: 'damaged-link' }
  return toLoaded(parseRecord(text), 'all-open')
}

export async function loadFromArchive(id: string): Loading {
  const match = await loadArchivedMatch(id).catch(() => null)
  if (!match) return { failure: 'match-gone' }
  const { seat, room } = match.summary
  const own = { seat, avatar: preferences.get().avatar }
  return toLoaded(readRecord(match.record), seat, { own, room })
}

/** The server lets those read it who may watch the room. */
export async function loadFromRoom(code: string, match: number): Loading {
  const known = parseRoomCode(code)
  if (known === null) return { screen: 'room-gone' }
  try {
    // A link is often the first page that somebody opens.
    await ensureIdentity()
    return toLoaded(readRecord(await fetchRecord(known, match)), 'all-open', { room: { code: known, match } })
  } catch (error) {
    switch (errorCodeOf(error)) {
      case null:
        return { screen: 'server-unreachable' }
      case 'room-locked':
        return { screen: 'room-locked' }
      case 'member-removed':
        return { screen: 'removed-from-room' }
      case 'no-such-room':
        return { screen: 'room-gone' }
      case 'room-damaged':
        return { screen: 'room-damaged' }
      case 'rate-limited':
        return { failure: 'rate-limited' }
      default:
        return { failure: 'match-gone' }
    }
  }
}
