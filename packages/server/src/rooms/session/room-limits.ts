import { AddressQueues } from '../../address-queues.ts'
import { Buckets } from '../../limits.ts'
import type { Command } from '../commands/command.ts'
import { RoomError } from '../commands/errors.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'
import type { Viewer } from '../views/messages.ts'

const TALKS_PER_SECOND = 1
const TALKS_AT_ONCE = 6
const CHANGES_PER_SECOND = 2
const CHANGES_AT_ONCE = 20
const UNSEATED_CHANGES_PER_SECOND = 6
const UNSEATED_CHANGES_AT_ONCE = 60
const RETROSPECTS_PER_SECOND = 2
const RETROSPECTS_AT_ONCE = 24
/** As many as the gateway lets an address ask for at once. */
const HISTORIES_OF_ADDRESS = 12

const HOUR = 3_600
/** The part of an address's quota that the settings and the chat of one room may take. */
const ROOM_SHARE = 1 / 4

/** Requests and entries that are not rate limited: the rules of the match already bound how often these can happen. */
const UNCOUNTED: ReadonlySet<Command['type'] | RoomEvent['type']> = new Set([
  'answer',
  'answered',
  'start',
  'started',
  'closed',
  'rematch',
  'rematched',
])

/** Requests that carry a text of somebody's own, of nearly any length. */
const LONG: ReadonlySet<Command['type']> = new Set(['set', 'chat'])

/**
 * How often something may be done in each room, and how much of it is stored. Those of all rooms lie together: in nearly every
 * one nothing has been done lately that counts, and then nothing is kept of it.
 */
export class RoomLimits {
  /** What each may say, whatever the number of their connections. */
  readonly #talk = new Buckets(TALKS_PER_SECOND, TALKS_AT_ONCE)
  /** What each may change about a room: everybody there is told. */
  readonly #changes = new Buckets(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
  /**
   * What all members of a room without a seat may change about it together, the host aside: somebody with many identities has
   * each of them come and go, and everybody there is told. Players are bounded by the number of seats.
   */
  readonly #unseatedChanges = new Buckets(UNSEATED_CHANGES_PER_SECOND, UNSEATED_CHANGES_AT_ONCE)
  /** For what was before, much of a journal is folded again. */
  readonly retrospects = new Buckets(RETROSPECTS_PER_SECOND, RETROSPECTS_AT_ONCE)
  /**
   * One at a time for each address: a long journal takes longer to fold than the next request may take to come, and all that
   * are folded side by side take memory, and turns of the event loop from whoever opens a room.
   */
  readonly historyQueues = new AddressQueues(HISTORIES_OF_ADDRESS)
  /** Bytes of journal entries that may be stored. */
  readonly #storedOfAddress: Buckets
  readonly #storedOfRoom: Buckets

  /** `quota`: bytes that one address may have stored in an hour. */
  constructor(quota: number) {
    this.#storedOfAddress = new Buckets(quota / HOUR, quota)
    this.#storedOfRoom = new Buckets((quota * ROOM_SHARE) / HOUR, quota * ROOM_SHARE)
  }

  /** To be called before a command is judged. Settings count even if they are refused: to judge them costs as much. */
  admit(room: Room, { identity, address }: Viewer, { type }: Command): void {
    const now = performance.now()
    if (!this.#storedOfAddress.has(address, now))
      throw new RoomError('quota-exceeded', 'Your address has had as much stored as it may in an hour.')
    if (LONG.has(type) && !this.#storedOfRoom.has(room.state.code, now))
      throw new RoomError('quota-exceeded', 'This room has had as much stored as it may in an hour.')
    if (type === 'set') this.#countChange(room, identity)
  }

  /** To be called before what was judged is carried out. */
  count(room: Room, identity: string, { type }: Command): void {
    if (type === 'chat') this.countTalk(room, identity)
    else if (!UNCOUNTED.has(type)) {
      if (type !== 'set') this.#countChange(room, identity)
      if (isUnseated(room, identity) && !this.#unseatedChanges.take(room.state.code, performance.now()))
        throw new RoomError('too-fast', 'Too many are coming and going here.')
    }
  }

  countTalk(room: Room, identity: string): void {
    if (!this.#talk.take(inRoom(room, identity), performance.now()))
      throw new RoomError('too-fast', 'Let the others say something.')
  }

  #countChange(room: Room, identity: string): void {
    if (!this.#changes.take(inRoom(room, identity), performance.now()))
      throw new RoomError('too-fast', 'Not so fast.')
  }

  /** To be called when a command is stored, with the size of its entry. */
  charge(room: Room, { address }: Viewer, { type }: Command, bytes: number): void {
    const now = performance.now()
    this.#storedOfAddress.owe(address, now, bytes)
    if (LONG.has(type)) this.#storedOfRoom.owe(room.state.code, now, bytes)
  }

  /** What somebody did through another server counts here as well: nobody may do more by being on several. */
  countElsewhere(room: Room, entry: RoomEvent): void {
    if (!('id' in entry)) return
    const { identity } = entry.type === 'joined' ? entry : room.state.members[entry.by]
    const now = performance.now()
    if (entry.type === 'said') this.#talk.owe(inRoom(room, identity), now)
    else if (!UNCOUNTED.has(entry.type)) {
      this.#changes.owe(inRoom(room, identity), now)
      if (isUnseated(room, identity)) this.#unseatedChanges.owe(room.state.code, now)
    }
  }
}

/** Somebody in this room, and not in another one. */
const inRoom = ({ state }: Room, identity: string): string => `${state.code} ${identity}`

function isUnseated(room: Room, identity: string): boolean {
  const member = room.memberOf(identity)
  return member === null || (member !== room.state.host && room.seatOf(member) === null)
}
