import { AddressQueues } from '../../address-queues.ts'
import { TokenBuckets } from '../../token-bucket.ts'
import type { RoomCommand } from '../commands/command.ts'
import { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import type { Viewer } from '../views/outgoing-messages.ts'

export const CHATS_PER_SECOND = 1
export const CHAT_BURST = 6
export const CHANGES_PER_SECOND = 2
export const CHANGE_BURST = 20
export const UNSEATED_CHANGES_PER_SECOND = 6
export const UNSEATED_CHANGE_BURST = 60
const ROOM_HISTORY_READS_PER_SECOND = 2
const ROOM_HISTORY_READ_BURST = 24
/** As many as the gateway lets an address ask for at once. */
const MAX_QUEUED_HISTORIES = 12

const SECONDS_PER_HOUR = 3_600
/** The part of an address's quota that the settings and the chat of one room may take. */
const ROOM_SHARE = 1 / 4

/** Requests and entries that are not rate limited: the rules of the match already bound how often these can happen. */
const NOT_RATE_LIMITED: ReadonlySet<RoomCommand['type'] | JournalEvent['type']> = new Set([
  'answer',
  'answered',
  'start',
  'started',
  'closed-commitments',
  'rematch',
  'rematched',
])

/** Requests that carry a text of somebody's own, of nearly any length. */
const LONG_TEXT_COMMANDS: ReadonlySet<RoomCommand['type']> = new Set(['change-room', 'chat'])

/**
 * How often something may be done in each room, and how much of it is stored. Those of all rooms lie together: in nearly every
 * one nothing has been done lately that counts, and then nothing is kept of it.
 */
export class RoomLimits {
  /** What each may say, whatever the number of their connections. */
  readonly #chat = new TokenBuckets(CHATS_PER_SECOND, CHAT_BURST)
  /** What each may change about a room: everybody there is told. */
  readonly #changes = new TokenBuckets(CHANGES_PER_SECOND, CHANGE_BURST)
  /**
   * What all members of a room without a seat may change about it together, the host aside: somebody with many identities has
   * each of them come and go, and everybody there is told. Players are bounded by the number of seats.
   */
  readonly #unseatedChanges = new TokenBuckets(UNSEATED_CHANGES_PER_SECOND, UNSEATED_CHANGE_BURST)
  /** For what was before, much of a journal is folded again. */
  readonly historyReads = new TokenBuckets(ROOM_HISTORY_READS_PER_SECOND, ROOM_HISTORY_READ_BURST)
  /**
   * One at a time for each address: a long journal takes longer to fold than the next request may take to come, and all that
   * are folded side by side take memory, and turns of the event loop from whoever opens a room.
   */
  readonly historyQueues = new AddressQueues(MAX_QUEUED_HISTORIES)
  /** Bytes of journal entries that may be stored. */
  readonly #bytesByAddress: TokenBuckets
  readonly #bytesByRoom: TokenBuckets

  /** `quota`: bytes that one address may have stored in an hour. */
  constructor(quota: number) {
    this.#bytesByAddress = new TokenBuckets(quota / SECONDS_PER_HOUR, quota)
    this.#bytesByRoom = new TokenBuckets((quota * ROOM_SHARE) / SECONDS_PER_HOUR, quota * ROOM_SHARE)
  }

  /** To be called before a command is judged. Settings count even if they are refused: to judge them costs as much. */
  checkQuota(room: RoomState, { identity, address }: Viewer, { type }: RoomCommand): void {
    const now = performance.now()
    if (!this.#bytesByAddress.hasToken(address, now))
      throw new RoomError('quota-exceeded', 'Your address has had as much stored as it may in an hour.')
    if (LONG_TEXT_COMMANDS.has(type) && !this.#bytesByRoom.hasToken(room.data.code, now))
      throw new RoomError('quota-exceeded', 'This room has had as much stored as it may in an hour.')
    if (type === 'change-room') this.#countChange(room, identity)
  }

  /** To be called before what was judged is carried out. */
  countCommand(room: RoomState, identity: string, { type }: RoomCommand): void {
    if (type === 'chat') this.countChat(room, identity)
    else if (!NOT_RATE_LIMITED.has(type)) {
      if (type !== 'change-room') this.#countChange(room, identity)
      if (isUnseated(room, identity) && !this.#unseatedChanges.take(room.data.code, performance.now()))
        throw new RoomError('rate-limited', 'Too many are coming and going here.')
    }
  }

  countChat(room: RoomState, identity: string): void {
    if (!this.#chat.take(identityKey(room, identity), performance.now()))
      throw new RoomError('rate-limited', 'Let the others say something.')
  }

  #countChange(room: RoomState, identity: string): void {
    if (!this.#changes.take(identityKey(room, identity), performance.now()))
      throw new RoomError('rate-limited', 'Not so fast.')
  }

  /** To be called when a command is stored, with the size of its entry. */
  chargeBytes(room: RoomState, { address }: Viewer, { type }: RoomCommand, bytes: number): void {
    const now = performance.now()
    this.#bytesByAddress.charge(address, now, bytes)
    if (LONG_TEXT_COMMANDS.has(type)) this.#bytesByRoom.charge(room.data.code, now, bytes)
  }

  /** What somebody did through another server counts here as well: nobody may do more by being on several. */
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

/** Somebody in this room, and not in another one. */
const identityKey = ({ data }: RoomState, identity: string): string => `${data.code} ${identity}`

function isUnseated(room: RoomState, identity: string): boolean {
  const member = room.memberOf(identity)
  return member === null || (member !== room.data.host && room.seatOf(member) === null)
}
