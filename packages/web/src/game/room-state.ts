import type { ConnectionState } from '@slapwise/client'
import type { ChatLine, ProtocolError, Reaction, RoomView } from '@slapwise/protocol'
import type { Person, TableState } from './source.ts'

/** A room on a server, as this browser sees it. */
export interface RoomState {
  readonly connection: ConnectionState
  readonly room: RoomView | null
  readonly you: number | null
  readonly chat: readonly ChatLine[]
  readonly table: TableState | null
  /** Why the last thing was not done. */
  readonly problem: ProtocolError | null
  readonly reactions: readonly PulledFace[]
  /** Whom one does not want to hear, on this device. */
  readonly muted: ReadonlySet<number>
  /** Spectators whom this page has let see one's hand in this match. */
  readonly shownTo: ReadonlySet<number>
  /** A bot plays for oneself. */
  readonly isAway: boolean
  /** The server goes down for a moment, and has said so. */
  readonly stopping: boolean
  /** The server answers, but something in between lets no WebSocket through. */
  readonly isBlocked: boolean
  readonly wasSentAway: boolean
}

export interface PulledFace {
  readonly serial: number
  readonly member: number
  readonly reaction: Reaction
}

export const NOTHING: RoomState = {
  connection: 'connecting',
  room: null,
  you: null,
  chat: [],
  table: null,
  problem: null,
  reactions: [],
  muted: new Set(),
  shownTo: new Set(),
  isAway: false,
  stopping: false,
  isBlocked: false,
  wasSentAway: false,
}

/** The seats in play, as the table numbers them. */
const taken = ({ seats }: RoomView) => seats.filter(({ member, bot }) => member !== null || bot !== null)

export const seatOf = (room: RoomView, member: number | null): number | null => {
  const seat = member === null ? -1 : taken(room).findIndex((other) => other.member === member)
  return seat < 0 ? null : seat
}

export const isAwayIn = (room: RoomView | null, you: number | null): boolean =>
  you !== null && (room?.seats.some(({ member, isAway }) => member === you && isAway) ?? false)

export const peopleIn = (room: RoomView): Person[] =>
  taken(room).map(({ member, bot, isAway }) => ({
    name: member === null ? null : room.members[member].name,
    avatar: member === null ? null : room.members[member].avatar,
    isBot: bot !== null,
    isAway,
    isOnline: member === null || room.members[member].isOnline,
  }))

/** What the table shows of the faces that were pulled: spectators have no seat to show them over. */
export const facesAt = (
  room: RoomView,
  { reactions, muted }: Pick<RoomState, 'reactions' | 'muted'>,
): NonNullable<TableState['faces']> =>
  reactions.flatMap(({ serial, member, reaction }) => {
    const seat = seatOf(room, member)
    return seat === null || muted.has(member) ? [] : [{ serial, seat, reaction }]
  })
