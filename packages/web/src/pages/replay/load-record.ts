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
import { api, errorCodeOf } from '../../match-sources/room/api.ts'

/** A record, and the viewer unless the address names another one. */
export interface LoadedRecord {
  readonly record: MatchRecord
  readonly viewer: ReplayViewer
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
): LoadedRecord | RecordFailure =>
  'code' in found ? { failure: FAILURE_BY_CODE[found.code] } : { record: found, viewer }

export async function loadFile(file: File): Loading {
  if (file.size > MAX_RECORD_BYTES) return { failure: 'too-large' }
  try {
    return toLoaded(parseRecord(await file.text()), 'all-open')
  } catch {
    return { failure: 'unreadable-file' }
  }
}

export async function loadFromArchive(id: string): Loading {
  const match = await loadArchivedMatch(id).catch(() => null)
  return match ? toLoaded(readRecord(match.record), match.seat) : { failure: 'match-gone' }
}

/** The server lets those read it who may watch the room. */
export async function loadFromRoom(code: string, match: number): Loading {
  const known = parseRoomCode(code)
  if (known === null) return { screen: 'room-gone' }
  try {
    return toLoaded(readRecord(await api.fetchRecord(known, match)), 'all-open')
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
      default:
        return { failure: 'match-gone' }
    }
  }
}
