import {
  type Chunks,
  type ClockView,
  diffRooms,
  encodeUpdate,
  encodeWelcome,
  type LookBack,
  type MemberNumber,
  type RoomPatch,
  type RoomView,
  type ServerMessage,
} from '@slapwise/protocol'
import type { EncodedSteps } from '../history/history.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import { createSharedMatch, SeatViewEncoder } from './match-view.ts'
import { createRoomView } from './room-view.ts'

/** A client that watches a room, through one connection. */
export interface Viewer {
  readonly identity: string
  /**
   * The identity that opened the connection; `identity` differs from it for a shared screen, which shows only what
   * everybody may see.
   */
  readonly ownerIdentity: string
  /** Network address of the client. */
  readonly address: string
  send(...chunks: Chunks): void
  /** Closes the connection. */
  close(reason: string): void
}

/** A message and its recipient. */
export interface OutgoingMessage {
  readonly viewer: Viewer
  readonly chunks: Chunks
}

/** A room at one moment. */
export interface ViewContext {
  readonly room: RoomState
  readonly clock: ClockView | null
  /** The moment of a finished match that the host shows. */
  readonly lookBack: LookBack | null
  /** Milliseconds that a normal step is shown at the normal tempo. */
  readonly stepDurationMs: number
  isOnline(member: MemberNumber): boolean
}

/** The member and seat of a viewer, and the other hands that are visible to them. */
interface Perspective {
  readonly member: MemberNumber | null
  readonly seat: number | null
  readonly visibleHands: readonly number[]
}

export const encodeMessage = (message: ServerMessage): string => JSON.stringify(message)

/** The room view that all viewers have; changes are sent as a diff against it. */
export class RoomViewBaseline {
  /** JSON, which takes less memory than the object. */
  #encoded = ''

  /** Returns the whole view as JSON, and makes it the baseline. */
  reset(now: ViewContext): string {
    this.#encoded = JSON.stringify(createViewOf(now))
    return this.#encoded
  }

  /** Returns the diff to the current view, and makes that the baseline. */
  advance(now: ViewContext): RoomPatch {
    const before = JSON.parse(this.#encoded) as RoomView
    const after = createViewOf(now)
    this.#encoded = JSON.stringify(after)
    return diffRooms(before, after)
  }
}

const createViewOf = ({ room, stepDurationMs, isOnline }: ViewContext): RoomView =>
  createRoomView(room, stepDurationMs, isOnline)

/** The messages about an event, for every viewer who may know of it. */
export function createUpdateMessages(
  now: ViewContext,
  baseline: RoomViewBaseline,
  viewers: ReadonlySet<Viewer>,
  event: JournalEvent,
  { changeScope, facts }: RoomUpdate,
): OutgoingMessage[] {
  const { room, clock } = now
  const { version, chat } = room.data
  if (viewers.size === 0) return []
  if (changeScope === 'none') return createHiddenAnswerMessages(room, viewers, event)
  if (changeScope === 'chat') {
    const chunks = encodeUpdate({ version, chat: chat.at(-1) })({})
    return Array.from(viewers, (viewer) => ({ viewer, chunks }))
  }
  const isOfRoom = changeScope === 'room' || changeScope === 'members'
  const own = changeScope === 'members' ? null : new SeatViewEncoder(room, facts)
  const encode = encodeUpdate({
    version,
    ...(isOfRoom && { room: baseline.advance(now) }),
    ...(own && { match: createSharedMatch(room, clock) }),
  })
  return Array.from(viewers, (viewer) => {
    const { member, seat, visibleHands } = perspectiveOf(room, viewer)
    const chunks = encode({
      ...(own && room.match && { match: own.encodeMatch(seat, visibleHands) }),
      ...(own && { facts: own.facts(seat) }),
      ...(isOfRoom && { yourMember: member }),
    })
    return { viewer, chunks }
  })
}

/** Only viewers of the answering seat learn that its answer is stored but hidden. */
function createHiddenAnswerMessages(
  room: RoomState,
  viewers: ReadonlySet<Viewer>,
  event: JournalEvent,
): OutgoingMessage[] {
  const { match, game } = room
  if (!match || event.type !== 'answered') return []
  const chunks = [encodeMessage({ type: 'own-view', own: game.ownView(match, event.seat) })]
  return [...viewers]
    .filter((viewer) => perspectiveOf(room, viewer).seat === event.seat)
    .map((viewer) => ({ viewer, chunks }))
}

/** The whole view for a viewer that has just connected, with the steps that they have missed. */
export function createWelcome(
  now: ViewContext,
  baseline: RoomViewBaseline,
  viewer: Viewer,
  missed: EncodedSteps | null,
): Chunks {
  const { room, clock, lookBack } = now
  const { member, seat, visibleHands } = perspectiveOf(room, viewer)
  const { version, chat, members } = room.data
  const shared = createSharedMatch(room, clock)
  return encodeWelcome({
    version,
    yourMember: member,
    isSkippingReactions:
      member !== null &&
      members[member].reactionsSkippedInRound !== null &&
      members[member].reactionsSkippedInRound === room.round,
    chat,
    ...(lookBack && { lookBack }),
    room: baseline.reset(now),
    missedSteps: missed,
    match: shared && { ...shared, ...new SeatViewEncoder(room, []).encodeMatch(seat, visibleHands) },
  })
}

function perspectiveOf(room: RoomState, { identity }: Viewer): Perspective {
  const member = room.memberOf(identity)
  const seat = room.match ? room.seatOf(member) : null
  return {
    member,
    seat,
    visibleHands: member === null || seat !== null ? [] : room.data.members[member].visibleHands,
  }
}
