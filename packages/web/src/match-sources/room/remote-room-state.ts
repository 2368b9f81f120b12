import {
  type ClientRoomState,
  type ConnectionState,
  getActivePrompt,
  namesAtTable,
  seatsAtTable,
} from '@slapwise/client'
import type { DealVerdict } from '@slapwise/client/check-deal'
import type { Grimace, ProtocolError, RoomMatchView, RoomView } from '@slapwise/protocol'
import { assignFaces, faceForName } from '../../ui/face/face.ts'
import { IMMEDIATE_STEP, type PauseVote, type TablePlayer, type TableState } from '../table-source.ts'

/** A room on a server, as this browser sees it. */
export interface RemoteRoomState
  extends Pick<ClientRoomState, 'yourMember' | 'chat' | 'termsChange' | 'isStopping'> {
  readonly connection: ConnectionState
  readonly room: RoomView | null
  readonly table: TableState | null
  /** Why the last thing was not done; it is forgotten once that may be otherwise. */
  readonly lastError: ProtocolError | null
  readonly grimaces: readonly MemberGrimace[]
  /** Whom one does not want to hear, on this device. */
  readonly mutedMembers: ReadonlySet<number>
  /** Spectators whom this page has let see one's hand in this match. */
  readonly handShownTo: ReadonlySet<number>
  /** What there is to say about the deal of the match that is over; null before, and for who has no seat. */
  readonly dealVerdict: DealVerdict | null
  /** A bot plays for oneself. */
  readonly isAway: boolean
  /** The server answers, but something in between lets no WebSocket through. */
  readonly isSocketBlocked: boolean
}

export interface MemberGrimace {
  readonly serial: number
  readonly member: number
  readonly grimace: Grimace
}

export const INITIAL_STATE: RemoteRoomState = {
  connection: 'connecting',
  room: null,
  yourMember: null,
  chat: [],
  termsChange: null,
  isStopping: false,
  table: null,
  lastError: null,
  grimaces: [],
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

/** Everybody who sits at the table, or will once it is dealt. */
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
    isAway,
    isOnline: member === null || room.members[member].isOnline,
  }))
}

/** Whoever is in a seat of the room that is taken. */
export const playerInSeat = (room: RoomView, seat: number): TablePlayer =>
  playersInRoom(room)[seatsAtTable(room).indexOf(room.seats[seat])]

/** The face of somebody in the room: the one at the table for those who sit there. */
export function faceOfMember(room: RoomView, member: number): number {
  const seat = seatOfMember(room, member)
  const { name, avatar } = room.members[member]
  return seat === null ? faceForName(name, avatar) : playersInRoom(room)[seat].face
}

/** What the table shows of the faces that were pulled: spectators have no seat to show them over. */
const seatGrimaces = (
  room: RoomView,
  { grimaces, mutedMembers }: Pick<RemoteRoomState, 'grimaces' | 'mutedMembers'>,
): NonNullable<TableState['grimaces']> =>
  grimaces.flatMap(({ serial, member, grimace }) => {
    const seat = seatOfMember(room, member)
    return seat === null || mutedMembers.has(member) ? [] : [{ serial, seat, grimace }]
  })

/** What was said by those who have a seat to say it from. */
const seatChat = (
  room: RoomView,
  { chat }: ClientRoomState,
  { mutedMembers }: Pick<RemoteRoomState, 'mutedMembers'>,
): NonNullable<TableState['chat']> =>
  chat.flatMap(({ member, text }) => {
    const seat = seatOfMember(room, member)
    return seat === null || mutedMembers.has(member) ? [] : [{ seat, text }]
  })

/** A vote on a break, or on its end. */
function pauseVoteIn(room: RoomView): PauseVote | null {
  const { vote, isPaused } = room
  if (!vote || vote.votesNeeded === null) return null
  const voters = vote.voters.map((member) => seatOfMember(room, member)).filter((seat) => seat !== null)
  return { isPaused, voterSeats: voters, needed: vote.votesNeeded }
}

/** The table in a room, once there is one. */
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

/** The match with what can be done in it now: nothing during a break, or while a bot answers for oneself. */
function withOpenPrompt(match: RoomMatchView, roomState: ClientRoomState): RoomMatchView {
  const isIdle = roomState.room.isPaused || isMemberAway(roomState.room, roomState.yourMember)
  const prompt = isIdle ? null : getActivePrompt(roomState)
  const mayTakeBack = match.own.mayTakeBack && !isIdle
  if (prompt === match.own.prompt && mayTakeBack === match.own.mayTakeBack) return match
  return { ...match, own: { ...match.own, prompt, mayTakeBack } }
}

/**
 * Whether a request that was refused before would be refused for the same reason: what is at stake in a lobby is the same. Pledges and
 * who is online change by themselves, and would take a note away before anybody has read it.
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
