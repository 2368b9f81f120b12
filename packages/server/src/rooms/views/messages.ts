import {
  type Chunks,
  type ClockView,
  diffRooms,
  encodeUpdate,
  encodeWelcome,
  type MemberNumber,
  type Message,
  type RoomPatch,
  type RoomView,
} from '@slapwise/protocol'
import type { StepsText } from '../history/history.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room, RoomUpdate } from '../state/room.ts'
import { OwnEncoder, sharedMatch } from './match-view.ts'
import { roomView } from './room-view.ts'

/** Somebody who looks at a room, through one connection. */
export interface Viewer {
  readonly identity: string
  /** Who has connected it, whatever it shows: a screen for all shows no more than everybody may see. */
  readonly holder: string
  /** Where it comes from. */
  readonly address: string
  send(...chunks: Chunks): void
  /** The room has no more to say to them. */
  close(reason: string): void
}

/** What is to be told, and whom it goes to. */
export interface Delivery {
  readonly viewer: Viewer
  readonly chunks: Chunks
}

/** A room as it is at this moment. */
export interface RoomNow {
  readonly room: Room
  readonly clock: ClockView | null
  /** Milliseconds that a plain step is shown at the normal tempo. */
  readonly plain: number
  isOnline(member: MemberNumber): boolean
}

/** From where somebody looks: as which member, from which seat, and into which hands besides. */
interface Place {
  readonly member: MemberNumber | null
  readonly seat: number | null
  readonly shown: readonly number[]
}

export const toText = (message: Message): string => JSON.stringify(message)

/** The view of a room that its viewers have: changes are told as what differs from it. */
export class Baseline {
  /** JSON, which takes less memory than the object. */
  #text = ''

  /** The whole view, as JSON; from here on everybody knows that. */
  set(now: RoomNow): string {
    this.#text = JSON.stringify(viewOf(now))
    return this.#text
  }

  /** What viewers have to be told now, after which they know that too. */
  advance(now: RoomNow): RoomPatch {
    const before = JSON.parse(this.#text) as RoomView
    const after = viewOf(now)
    this.#text = JSON.stringify(after)
    return diffRooms(before, after)
  }
}

const viewOf = ({ room, plain, isOnline }: RoomNow): RoomView => roomView(room, plain, isOnline)

/** The effect of an event, for every viewer who may know of it. */
export function updateMessages(
  now: RoomNow,
  baseline: Baseline,
  viewers: ReadonlySet<Viewer>,
  event: RoomEvent,
  { change, facts }: RoomUpdate,
): Delivery[] {
  const { room, clock } = now
  const { version, chat } = room.state
  if (viewers.size === 0) return []
  if (change === 'unseen') return sealedMessages(room, viewers, event)
  if (change === 'chat') {
    const chunks = encodeUpdate({ version, chat: chat.at(-1) })({})
    return Array.from(viewers, (viewer) => ({ viewer, chunks }))
  }
  const isOfRoom = change === 'room' || change === 'members'
  const own = change === 'members' ? null : new OwnEncoder(room, facts)
  const encode = encodeUpdate({
    version,
    ...(isOfRoom && { room: baseline.advance(now) }),
    ...(own && { match: sharedMatch(room, clock) }),
  })
  return Array.from(viewers, (viewer) => {
    const { member, seat, shown } = placeOf(room, viewer)
    const chunks = encode({
      ...(own && room.match && { match: own.match(seat, shown) }),
      ...(own && { facts: own.facts(seat) }),
      ...(isOfRoom && { you: member }),
    })
    return { viewer, chunks }
  })
}

/** Only those who look from the same seat learn that its answer lies sealed on the table. */
function sealedMessages(room: Room, viewers: ReadonlySet<Viewer>, event: RoomEvent): Delivery[] {
  const { match, game } = room
  if (!match || event.type !== 'answered') return []
  const chunks = [toText({ type: 'own', own: game.ownView(match, event.seat) })]
  return [...viewers]
    .filter((viewer) => placeOf(room, viewer).seat === event.seat)
    .map((viewer) => ({ viewer, chunks }))
}

/** Everything as it is now, for somebody who has just come, and what they have missed. Others are told only that they are there. */
export function welcomeFor(
  now: RoomNow,
  baseline: Baseline,
  viewer: Viewer,
  missed: StepsText | null,
): Chunks {
  const { room, clock } = now
  const { member, seat, shown } = placeOf(room, viewer)
  const { version, chat, members } = room.state
  const shared = sharedMatch(room, clock)
  return encodeWelcome({
    version,
    you: member,
    isQuiet: member !== null && members[member].quietIn === room.round,
    chat,
    room: baseline.set(now),
    missed,
    match: shared && { ...shared, ...new OwnEncoder(room, []).match(seat, shown) },
  })
}

function placeOf(room: Room, { identity }: Viewer): Place {
  const member = room.memberOf(identity)
  const seat = room.match ? room.seatOf(member) : null
  return { member, seat, shown: member === null || seat !== null ? [] : room.state.members[member].sees }
}
