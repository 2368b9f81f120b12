import { askedIn, type ConnectionState, namesAtTable, type RoomSight, seatsAtTable } from '@slapwise/client'
import type { Verdict } from '@slapwise/client/check-deal'
import type { Grimace, ProtocolError, RoomView, TableView } from '@slapwise/protocol'
import { faceOf, facesOf } from '../../look/face/face.ts'
import { AT_ONCE, type PauseVote, type Person, type TableState } from '../source.ts'

/** A room on a server, as this browser sees it. */
export interface RoomState extends Pick<RoomSight, 'you' | 'chat' | 'changed' | 'isStopping'> {
  readonly connection: ConnectionState
  readonly room: RoomView | null
  readonly table: TableState | null
  /** Why the last thing was not done; it is forgotten once that may be otherwise. */
  readonly problem: ProtocolError | null
  readonly pulled: readonly PulledFace[]
  /** Whom one does not want to hear, on this device. */
  readonly muted: ReadonlySet<number>
  /** Spectators whom this page has let see one's hand in this match. */
  readonly shownTo: ReadonlySet<number>
  /** What there is to say about the deal of the match that is over; null before, and for who has no seat. */
  readonly deal: Verdict | null
  /** A bot plays for oneself. */
  readonly isAway: boolean
  /** The server answers, but something in between lets no WebSocket through. */
  readonly isBlocked: boolean
}

export interface PulledFace {
  readonly serial: number
  readonly member: number
  readonly grimace: Grimace
}

export const NOTHING: RoomState = {
  connection: 'connecting',
  room: null,
  you: null,
  chat: [],
  changed: null,
  isStopping: false,
  table: null,
  problem: null,
  pulled: [],
  muted: new Set(),
  shownTo: new Set(),
  deal: null,
  isAway: false,
  isBlocked: false,
}

export const seatOf = (room: RoomView, member: number | null): number | null => {
  const seat = member === null ? -1 : seatsAtTable(room).findIndex((other) => other.member === member)
  return seat < 0 ? null : seat
}

export const isAwayIn = (room: RoomView, you: number | null): boolean =>
  you !== null && room.seats.some(({ member, isAway }) => member === you && isAway)

/** Everybody who sits at the table, or will once it is dealt. */
export function peopleIn(room: RoomView): Person[] {
  const seats = seatsAtTable(room)
  const names = namesAtTable(room)
  const avatarOf = (member: number | null) => (member === null ? null : room.members[member].avatar)
  const faces = facesOf(
    seats.map(({ member }, seat) => ({ name: names[seat], avatar: avatarOf(member), member })),
  )
  return seats.map(({ member, bot, isAway }, seat) => ({
    name: names[seat],
    face: faces[seat],
    isBot: bot !== null,
    isAway,
    isOnline: member === null || room.members[member].isOnline,
  }))
}

/** Whoever is in a seat of the room that is taken. */
export const personIn = (room: RoomView, seat: number): Person =>
  peopleIn(room)[seatsAtTable(room).indexOf(room.seats[seat])]

/** The face of somebody in the room: the one at the table for those who sit there. */
export function faceOfMember(room: RoomView, member: number): number {
  const seat = seatOf(room, member)
  const { name, avatar } = room.members[member]
  return seat === null ? faceOf(name, avatar) : peopleIn(room)[seat].face
}

/** What the table shows of the faces that were pulled: spectators have no seat to show them over. */
const facesAt = (
  room: RoomView,
  { pulled, muted }: Pick<RoomState, 'pulled' | 'muted'>,
): NonNullable<TableState['faces']> =>
  pulled.flatMap(({ serial, member, grimace }) => {
    const seat = seatOf(room, member)
    return seat === null || muted.has(member) ? [] : [{ serial, seat, grimace }]
  })

/** What was said by those who have a seat to say it from. */
const saidAt = (
  room: RoomView,
  { chat }: RoomSight,
  { muted }: Pick<RoomState, 'muted'>,
): NonNullable<TableState['said']> =>
  chat.flatMap(({ member, text }) => {
    const seat = seatOf(room, member)
    return seat === null || muted.has(member) ? [] : [{ seat, text }]
  })

/** A vote on a break, or on its end. */
function pauseVoteAt(room: RoomView): PauseVote | null {
  const { vote, isPaused } = room
  if (!vote || vote.needed === null) return null
  const voters = vote.voters.map((member) => seatOf(room, member)).filter((seat) => seat !== null)
  return { isPaused, voters, needed: vote.needed }
}

/** The table in a room, once there is one. */
export function tableIn(
  sight: RoomSight,
  faces: Pick<RoomState, 'pulled' | 'muted'>,
  isAtOnce: boolean,
): TableState | null {
  const { room, match, clock, told, fresh } = sight
  if (!match) return null
  const people = peopleIn(room)
  const pause = pauseVoteAt(room)
  return {
    settings: { ...room.settings, players: people.length },
    rules: room.rules,
    people,
    match: asAsked(match, sight),
    clock,
    log: told,
    fresh,
    ...(isAtOnce && { act: AT_ONCE }),
    faces: facesAt(room, faces),
    said: saidAt(room, sight, faces),
    ...(pause && { pause }),
  }
}

/** The match with what can be done in it now: nothing during a break, or while a bot answers for oneself. */
function asAsked(match: TableView, sight: RoomSight): TableView {
  const isIdle = sight.room.isPaused || isAwayIn(sight.room, sight.you)
  const prompt = isIdle ? null : askedIn(sight)
  const mayTakeBack = match.own.mayTakeBack && !isIdle
  if (prompt === match.own.prompt && mayTakeBack === match.own.mayTakeBack) return match
  return { ...match, own: { ...match.own, prompt, mayTakeBack } }
}

/**
 * Whether a request that was refused before would be refused for the same reason: what is at stake in a lobby is the same. Pledges and
 * who is online change by themselves, and would take a note away before anybody has read it.
 */
export const isAsRefused = (before: RoomView, after: RoomView): boolean =>
  before === after || stakesIn(before) === stakesIn(after)

const stakesIn = ({ phase, isDealing, host, game, settings, pace, window, seats }: RoomView): string =>
  JSON.stringify([
    [phase, isDealing, host, game, settings, pace, window],
    seats.map(({ member, bot, isReady }) => [member, bot, isReady]),
  ])
