import { AddressQueues } from '../../address-queues.ts'
import { TokenBuckets } from '../../token-bucket.ts'
import type { RoomCommand } from '../commands/command.ts'
import { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import type { Viewer } from '../views/outgoing-messages.ts'

export const CHATS_PER_SECOND = 1
export const CHAT_BURST = 6
/** A client that drags a scrubber sends 10 moments a second. */
export const LOOK_BACKS_PER_SECOND = 12
export const LOOK_BACK_BURST = 24
export const POINTERS_PER_SECOND = 2
export const POINTER_BURST = 6
export const CHANGES_PER_SECOND = 2
export const CHANGE_BURST = 20
export const UNSEATED_CHANGES_PER_SECOND = 6
export const UNSEATED_CHANGE_BURST = 60
const ROOM_HISTORY_READS_PER_SECOND = 2
const ROOM_HISTORY_READ_BURST = 24
/** The number of histories that the gateway lets an address request at once. */
const MAX_QUEUED_HISTORIES = 12

const SECONDS_PER_HOUR = 3_600
/** The share of an address's quota that the settings and the chat of one room may use. */
const ROOM_SHARE = 1 / 4

/** Not rate limited: the rules of the match already bound how often these can happen. */
const NOT_RATE_LIMITED: ReadonlySet<RoomCommand['type'] | JournalEvent['type']> = new Set([
  'answer',
  'answered',
  'start',
  'started',
  'closed-commitments',
  'rematch',
  'rematched',
])

/** Requests that contain free text. */
const LONG_TEXT_COMMANDS: ReadonlySet<RoomCommand['type']> = new Set(['change-room', 'chat'])

/**
 * Rate limits and storage quota of all rooms. Kept in one object: at any time nearly all rooms have full buckets, which
 * take no memory here.
 */
export class RoomLimits {
  /** Chat, per member and room, over all connections. */
  readonly #chat = new TokenBuckets(CHATS_PER_SECOND, CHAT_BURST)
  /** Moments of a look-back, per room: only its host leads. */
  readonly #lookBacks = new TokenBuckets(LOOK_BACKS_PER_SECOND, LOOK_BACK_BURST)
  /** Pointers, per member and room. */
  readonly #pointers = new TokenBuckets(POINTERS_PER_SECOND, POINTER_BURST)
  /** Changes of a room, per member: each is sent to everybody there. */
  readonly #changes = new TokenBuckets(CHANGES_PER_SECOND, CHANGE_BURST)
  /**
   * Changes by all members without a seat together, except the host: somebody with many identities could have each of
   * them join and leave. Players are bounded by the number of seats.
   */
  readonly #unseatedChanges = new TokenBuckets(UNSEATED_CHANGES_PER_SECOND, UNSEATED_CHANGE_BURST)
  /** Histories, per room: they replay much of the journal. */
  readonly historyReads = new TokenBuckets(ROOM_HISTORY_READS_PER_SECOND, ROOM_HISTORY_READ_BURST)
  /**
   * One history at a time per address: replaying a long journal takes longer than sending the next request, and
   * parallel replays take memory and delay other rooms.
   */
  readonly historyQueues = new AddressQueues(MAX_QUEUED_HISTORIES)
  /** Bytes of journal events. */
  readonly #bytesByAddress: TokenBuckets
  readonly #bytesByRoom: TokenBuckets

  /** `quota` is in bytes per address and hour. */
  constructor(quota: number) {
    this.#bytesByAddress = new TokenBuckets(quota / SECONDS_PER_HOUR, quota)
    this.#bytesByRoom = new TokenBuckets((quota * ROOM_SHARE) / SECONDS_PER_HOUR, quota * ROOM_SHARE)
  }

  /**
   * Call it before a command is validated. Settings count even if they are refused, since validating them costs as
   * much.
   */
  checkQuota(room: RoomState, { identity, address }: Viewer, { type }: RoomCommand): void {
    const now = performance.now()
    if (!this.#bytesByAddress.hasToken(address, now))
      throw new RoomError('quota-exceeded', 'Your address has used up its storage quota for this hour.')
    if (LONG_TEXT_COMMANDS.has(type) && !this.#bytesByRoom.hasToken(room.data.code, now))
      throw new RoomError('quota-exceeded', 'This room has used up its storage quota for this hour.')
    if (type === 'change-room') this.#countChange(room, identity)
  }

  /** Call it after a command was validated and before it is carried out. */
  countCommand(room: RoomState, identity: string, { type }: RoomCommand): void {
    if (type === 'chat') this.countChat(room, identity)
    else if (!NOT_RATE_LIMITED.has(type)) {
      if (type !== 'change-room') this.#countChange(room, identity)
      if (isUnseated(room, identity) && !this.#unseatedChanges.take(room.data.code, performance.now()))
        throw new RoomError('rate-limited', 'Too many changes by members without a seat; try again later.')
    }
  }

  countChat(room: RoomState, identity: string): void {
    if (!this.#chat.take(identityKey(room, identity), performance.now()))
      throw new RoomError('rate-limited', 'Too many chat messages; try again later.')
  }

  countLookBack({ data }: RoomState): void {
    if (!this.#lookBacks.take(data.code, performance.now()))
      throw new RoomError('rate-limited', 'Too many moments; try again later.')
  }

  countPointer(room: RoomState, identity: string): void {
    if (!this.#pointers.take(identityKey(room, identity), performance.now()))
      throw new RoomError('rate-limited', 'Too many pointers; try again later.')
  }

  /** Counts what came through another server, so that using several servers allows no more. */
  chargeRemoteLookBack({ data }: RoomState): void {
    this.#lookBacks.charge(data.code, performance.now())
  }

  chargeRemotePointer(room: RoomState, identity: string): void {
    this.#pointers.charge(identityKey(room, identity), performance.now())
  }

  #countChange(room: RoomState, identity: string): void {
    if (!this.#changes.take(identityKey(room, identity), performance.now()))
      throw new RoomError('rate-limited', 'Too many requests; try again later.')
  }

  /** Call it when a command is stored, with the size of its event. */
  chargeBytes(room: RoomState, { address }: Viewer, { type }: RoomCommand, bytes: number): void {
    const now = performance.now()
    this.#bytesByAddress.charge(address, now, bytes)
    if (LONG_TEXT_COMMANDS.has(type)) this.#bytesByRoom.charge(room.data.code, now, bytes)
  }

  /** Counts events that a member caused through another server, so that using several servers allows no more. */
  countRemoteEvent(room: RoomState, event: JournalEvent): void {
    if (!('id' in event)) return
    const { identity } = event.type === 'joined' ? event : room.data.members[event.by]
    const now = performance.now()
    if (event.type === 'chatted') this.#chat.charge(identityKey(room, identity), now)
    else if (!NOT_RATE_LIMITED.has(event.type)) {
      this.#changes.charge(identityKey(room, identity), now)
      if (isUnseated(room, identity)) this.#unseatedChanges.charge(room.data.code, now)
    }
  }
}

/** Members are counted per room. */
const identityKey = ({ data }: RoomState, identity: string): string => `${data.code} ${identity}`

function isUnseated(room: RoomState, identity: string): boolean {
  const member = room.memberOf(identity)
  return member === null || (member !== room.data.host && room.seatOf(member) === null)
}
