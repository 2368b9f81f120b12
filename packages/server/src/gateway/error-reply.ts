import type { ErrorCode, ProtocolError } from '@slapwise/protocol'
import { DamagedDataError } from '../journal/core/storage.ts'
import { damagedRoomError, RoomError } from '../rooms/commands/room-error.ts'

/** HTTP status of each error code that is not a plain 400, for requests and for refused WebSocket handshakes. */
const STATUS_BY_CODE: Partial<Record<ErrorCode, number>> = {
  'not-a-member': 401,
  'not-host': 403,
  'not-seated': 403,
  'room-locked': 403,
  'member-removed': 403,
  'no-such-room': 404,
  'no-such-game': 404,
  'not-playing': 409,
  'not-over': 409,
  'too-large': 413,
  'rate-limited': 429,
  'too-many-connections': 429,
  'not-stored': 500,
  'too-many-rooms': 503,
  // A damaged room may be restored, and a newer server may come back.
  'room-damaged': 503,
  'room-too-new': 503,
}

export const httpStatusOf = (code: ErrorCode): number => STATUS_BY_CODE[code] ?? 400

export interface ErrorReply {
  readonly status: number
  readonly error: ProtocolError
}

/** Reply to a failed request. Unexpected errors are not described. */
export function createErrorReply(thrown: Error & { readonly statusCode?: number }): ErrorReply {
  const error = thrown instanceof DamagedDataError ? damagedRoomError() : thrown
  if (error instanceof RoomError)
    return { status: httpStatusOf(error.protocolError.code), error: error.protocolError }
  const status = thrown.statusCode ?? 500
  return { status, error: { code: codeForStatus(status), message: messageForStatus(thrown, status) } }
}

function codeForStatus(status: number): ErrorCode {
  if (status === 429) return 'rate-limited'
  if (status === 413) return 'too-large'
  return status < 500 ? 'bad-message' : 'not-stored'
}

function messageForStatus({ message }: Error, status: number): string {
  if (status === 429) return 'Too many requests; try again later.'
  if (status === 413) return 'The request is too large.'
  return status < 500 ? message : 'Internal error; nothing was changed.'
}
