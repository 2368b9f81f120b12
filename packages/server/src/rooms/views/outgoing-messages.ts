import {
  type Chunks,
  type ClockView,
  diffRooms,
  encodeUpdate,
  encodeWelcome,
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

/** Somebody who looks at a room, through one connection. */
export interface Viewer {
  readonly identity: string
  /** Who has connected it, whatever it shows: a screen for all shows no more than everybody may see. */
  readonly ownerIdentity: string
  /** Where it comes from. */
  readonly address: string
  send(...chunks: Chunks): void
  /** The room has no more to say to them. */
  close(reason: string): void
}

/** What is to be told, and whom it goes to. */
export interface OutgoingMessage {
  readonly viewer: Viewer
  readonly chunks: Chunks
}

/** A room as it is at this moment. */
export interface ViewContext {
  readonly room: RoomState
  readonly clock: ClockView | null
  /** Milliseconds that a plain step is shown at the normal tempo. */
  readonly stepDurationMs: number
  isOnline(member: MemberNumber): boolean
}

/** From where somebody looks: as which member, from which seat, and into which hands besides. */
interface Perspective {
  readonly member: MemberNumber | null
  readonly seat: number | null
  readonly visibleHands: readonly number[]
}

export const encodeMessage = (message: ServerMessage): string => JSON.stringify(message)

/** The view of a room that its viewers have: changes are told as what differs from it. */
export class RoomViewBaseline {
  /** JSON, which takes less memory than the object. */
  #encoded = ''

  /** The whole view, as JSON; from here on everybody knows that. */
  reset(now: ViewContext): string {
    this.#encoded = JSON.stringify(createViewOf(now))
    return this.#encoded
  }

  /** What viewers have to be told now, after which they know that too. */
  advance(now: ViewContext): RoomPatch {
    const before = JSON.parse(this.#encoded) as RoomView
    const after = createViewOf(now)
    this.#encoded = JSON.stringify(after)
    return diffRooms(before, after)
  }
}

const createViewOf = ({ room, stepDurationMs, isOnline }: ViewContext): RoomView =>
  createRoomView(room, stepDurationMs, isOnline)

/** The effect of an event, for every viewer who may know of it. */
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

/** Only those who look from the same seat learn that its answer lies sealed on the table. */
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

/** Everything as it is now, for somebody who has just come, and what they have missed. Others are told only that they are there. */
export function createWelcome(
  now: ViewContext,
  baseline: RoomViewBaseline,
  viewer: Viewer,
  missed: EncodedSteps | null,
): Chunks {
  const { room, clock } = now
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
