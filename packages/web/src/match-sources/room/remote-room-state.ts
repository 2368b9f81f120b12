import {
  type ClientRoomState,
  type ConnectionState,
  getActivePrompt,
  namesAtTable,
  seatsAtTable,
} from '@slapwise/client'
import type { DealVerdict } from '@slapwise/client/check-deal'
import type { Grimace, ProtocolError, RoomMatchView, RoomView } from '@slapwise/protocol'
import { assignFaces, faceForName, inkOfFace } from '../../ui/face/face.ts'
import type { PlayerInk } from '../../ui/print/inks.ts'
import { IMMEDIATE_STEP, type PauseVote, type TablePlayer, type TableState } from '../table-source.ts'

/** A room on a server, as this page sees it. */
export interface RemoteRoomState
  extends Pick<ClientRoomState, 'yourMember' | 'chat' | 'termsChange' | 'lookBack' | 'isStopping'> {
  readonly connection: ConnectionState
  readonly room: RoomView | null
  readonly table: TableState | null
  /** The error of the last failed request; null again once the room has changed in a way that may make it succeed. */
  readonly lastError: ProtocolError | null
  readonly grimaces: readonly MemberGrimace[]
  /** The places that members point at, in the match that all look back at. */
  readonly pointers: readonly MemberPointer[]
  /** The members who are muted on this device. */
  readonly mutedMembers: ReadonlySet<number>
  /** The spectators to whom this page has shown the hand in this match. */
  readonly handShownTo: ReadonlySet<number>
  /** The result of checking the deal of a finished match; null before, and for members without a seat. */
  readonly dealVerdict: DealVerdict | null
  /** Whether a bot or another member plays for this member. */
  readonly isAway: boolean
  /** The server answers over HTTP, but WebSocket connections fail, for example because of a proxy. */
  readonly isSocketBlocked: boolean
}

export interface MemberGrimace {
  readonly serial: number
  readonly member: number
  readonly grimace: Grimace
}

export interface MemberPointer {
  readonly serial: number
  readonly member: number
  /** The `data-anchor` of an element of the table. */
  readonly target: string
}

export const INITIAL_STATE: RemoteRoomState = {
  connection: 'connecting',
  room: null,
  yourMember: null,
  chat: [],
  termsChange: null,
  lookBack: null,
  isStopping: false,
  table: null,
  lastError: null,
  grimaces: [],
  pointers: [],
  mutedMembers: new Set(),
  handShownTo: new Set(),
  dealVerdict: null,
  isAway: false,
  isSocketBlocked: false,
}

export const seatOfMember = (room: RoomView, member: number | null): number | null => {
  const seat = member === null ? -1 : seatsAtTable(room).findIndex((other) => other.member === member)
  return seat < 0 ? null : seat
}

export const isMemberAway = (room: RoomView, you: number | null): boolean =>
  you !== null && room.seats.some(({ member, isAway }) => member === you && isAway)

/** The players of the match, or, in the lobby, those in the seats. */
export function playersInRoom(room: RoomView): TablePlayer[] {
  const seats = seatsAtTable(room)
  const names = namesAtTable(room)
  const avatarOf = (member: number | null) => (member === null ? null : room.members[member].avatar)
  const faces = assignFaces(
    seats.map(({ member }, seat) => ({ name: names[seat], avatar: avatarOf(member), member })),
  )
  return seats.map(({ member, botLevel, isAway }, seat) => ({
    name: names[seat],
    face: faces[seat],
    isBot: botLevel !== null,
    ...(botLevel !== null && { botLevel }),
    isAway,
    isOnline: member === null || room.members[member].isOnline,
  }))
}

/** The player in an occupied seat of the room. */
export const playerInSeat = (room: RoomView, seat: number): TablePlayer =>
  playersInRoom(room)[seatsAtTable(room).indexOf(room.seats[seat])]

/** The face of a member: at the table, faces are made distinguishable. */
export function faceOfMember(room: RoomView, member: number): number {
  const seat = seatOfMember(room, member)
  const { name, avatar } = room.members[member]
  return seat === null ? faceForName(name, avatar) : playersInRoom(room)[seat].face
}

/** The colours of players who keep theirs when this member, or somebody who is about to join, wants the same. */
export function inksTakenBefore(room: RoomView, member: number | null): PlayerInk[] {
  const players = playersInRoom(room)
  return seatsAtTable(room).flatMap(({ member: other }, seat) =>
    other !== null && (member === null || other < member) ? [inkOfFace(players[seat].face)] : [],
  )
}

/** The grimaces of members with a seat; those of spectators are not shown at the table. */
const seatGrimaces = (
  room: RoomView,
  { grimaces, mutedMembers }: Pick<RemoteRoomState, 'grimaces' | 'mutedMembers'>,
): NonNullable<TableState['grimaces']> =>
  grimaces.flatMap(({ serial, member, grimace }) => {
    const seat = seatOfMember(room, member)
    return seat === null || mutedMembers.has(member) ? [] : [{ serial, seat, grimace }]
  })

/** The chat lines of members with a seat. */
const seatChat = (
  room: RoomView,
  { chat }: ClientRoomState,
  { mutedMembers }: Pick<RemoteRoomState, 'mutedMembers'>,
): NonNullable<TableState['chat']> =>
  chat.flatMap(({ member, text }) => {
    const seat = seatOfMember(room, member)
    return seat === null || mutedMembers.has(member) ? [] : [{ seat, text }]
  })

/** The open vote on starting or ending a pause. */
function pauseVoteIn(room: RoomView): PauseVote | null {
  const { vote, isPaused } = room
  if (!vote || vote.votesNeeded === null) return null
  const voters = vote.voters.map((member) => seatOfMember(room, member)).filter((seat) => seat !== null)
  return { isPaused, voterSeats: voters, needed: vote.votesNeeded }
}

/** The state of the room's table; null before the first match. */
export function toTableState(
  roomState: ClientRoomState,
  faces: Pick<RemoteRoomState, 'grimaces' | 'mutedMembers'>,
  isAtOnce: boolean,
): TableState | null {
  const { room, match, clock, facts, newFacts } = roomState
  if (!match) return null
  const players = playersInRoom(room)
  const pause = pauseVoteIn(room)
  return {
    settings: { ...room.settings, players: players.length },
    rulesVersion: room.rulesVersion,
    players,
    match: withOpenPrompt(match, roomState),
    clock,
    log: facts,
    newFacts,
    ...(isAtOnce && { stageStep: IMMEDIATE_STEP }),
    grimaces: seatGrimaces(room, faces),
    chat: seatChat(room, roomState, faces),
    ...(pause && { pauseVote: pause }),
  }
}

/** The match without prompt and take-back while it is paused or somebody else plays for this member. */
function withOpenPrompt(match: RoomMatchView, roomState: ClientRoomState): RoomMatchView {
  const isIdle = roomState.room.isPaused || isMemberAway(roomState.room, roomState.yourMember)
  const prompt = isIdle ? null : getActivePrompt(roomState)
  const mayTakeBack = match.own.mayTakeBack && !isIdle
  if (prompt === match.own.prompt && mayTakeBack === match.own.mayTakeBack) return match
  return { ...match, own: { ...match.own, prompt, mayTakeBack } }
}

/**
 * Whether nothing has changed that could make the server accept a request that it rejected. Ignores seed commitments
 * and presence: they change without the player, and would remove an error message before it is read.
 */
export const isSameLobbyState = (before: RoomView, after: RoomView): boolean =>
  before === after || lobbyFingerprint(before) === lobbyFingerprint(after)

const lobbyFingerprint = ({
  phase,
  isDealing,
  host,
  game,
  settings,
  pace,
  windowSeconds,
  seats,
}: RoomView): string =>
  JSON.stringify([
    [phase, isDealing, host, game, settings, pace, windowSeconds],
    seats.map(({ member, botLevel, isReady }) => [member, botLevel, isReady]),
  ])
