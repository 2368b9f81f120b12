import type { Config } from '../../config.ts'
import {
  CHANGE_BURST,
  CHANGES_PER_SECOND,
  CHAT_BURST,
  CHATS_PER_SECOND,
  LOOK_BACK_BURST,
  LOOK_BACKS_PER_SECOND,
  POINTER_BURST,
  POINTERS_PER_SECOND,
  UNSEATED_CHANGE_BURST,
  UNSEATED_CHANGES_PER_SECOND,
} from '../../rooms/session/room-limits.ts'
import { CHARACTERS_PER_TOKEN } from '../ws/room-socket.ts'
import {
  FAILED_LOOKUP_BURST,
  FAILED_LOOKUPS_PER_SECOND,
  HISTORY_READ_BURST,
  HISTORY_READS_PER_SECOND,
  MIN_CONNECT_BURST,
  MIN_CONNECTS_PER_SECOND,
  MIN_REQUEST_BURST,
  MIN_REQUESTS_PER_SECOND,
  PREVIEW_BURST,
  PREVIEWS_PER_SECOND,
} from './address-limits.ts'

/** A token bucket: allows `burst` at once, and `perSecond` more each second. */
export interface RateLimit {
  readonly what: string
  readonly scope: 'connection' | 'address' | 'member' | 'room'
  readonly perSecond: number
  readonly burst: number
}

/** All rate limits that a client can run into, for the reference of the protocol. */
export function listRateLimits({
  SLAPWISE_MESSAGES_PER_SECOND: messages,
  SLAPWISE_ROOMS_PER_HOUR: rooms,
}: Config): RateLimit[] {
  return [
    {
      what: `messages; one counts for each ${CHARACTERS_PER_TOKEN} characters that it has begun`,
      scope: 'connection',
      perSecond: messages,
      burst: messages * 2,
    },
    {
      what: 'requests that change the room, except `answer`, `start` and `rematch`',
      scope: 'member',
      perSecond: CHANGES_PER_SECOND,
      burst: CHANGE_BURST,
    },
    {
      what: 'such requests by all members without a seat together',
      scope: 'room',
      perSecond: UNSEATED_CHANGES_PER_SECOND,
      burst: UNSEATED_CHANGE_BURST,
    },
    { what: '`chat`', scope: 'member', perSecond: CHATS_PER_SECOND, burst: CHAT_BURST },
    { what: '`look-back`', scope: 'room', perSecond: LOOK_BACKS_PER_SECOND, burst: LOOK_BACK_BURST },
    { what: '`point`', scope: 'member', perSecond: POINTERS_PER_SECOND, burst: POINTER_BURST },
    {
      what: '`history`, past views, catalogues, records, lists of finished matches and exports',
      scope: 'address',
      perSecond: HISTORY_READS_PER_SECOND,
      burst: HISTORY_READ_BURST,
    },
    {
      what: 'HTTP requests',
      scope: 'address',
      perSecond: MIN_REQUESTS_PER_SECOND,
      burst: MIN_REQUEST_BURST,
    },
    {
      what: 'WebSocket handshakes',
      scope: 'address',
      perSecond: MIN_CONNECTS_PER_SECOND,
      burst: MIN_CONNECT_BURST,
    },
    {
      what: 'room codes that do not exist, or for previews are locked',
      scope: 'address',
      perSecond: FAILED_LOOKUPS_PER_SECOND,
      burst: FAILED_LOOKUP_BURST,
    },
    {
      what: 'previews of links, page or picture; a page beyond them has the tags of no room',
      scope: 'address',
      perSecond: PREVIEWS_PER_SECOND,
      burst: PREVIEW_BURST,
    },
    { what: 'rooms opened', scope: 'address', perSecond: rooms / 3600, burst: rooms },
  ]
}
