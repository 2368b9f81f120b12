import { randomBytes } from 'node:crypto'
import type { MemberNumber, Request } from '@slapwise/protocol'
import type { MemberEvent, RoomEvent } from '../state/event.ts'
import { seatKeptFor } from '../state/handover.ts'
import { type Asked, standingOf } from '../state/request-log.ts'
import type { Room } from '../state/room.ts'
import { forgotten, notInLobby, RoomError } from './errors.ts'
import { join } from './joining.ts'
import { answer, reveal, showHand, start, takeBack } from './match.ts'
import { freeName } from './names.ts'
import {
  botOf,
  chairAt,
  freeSeat,
  giveSeat,
  notSeated,
  present,
  refuseSeat,
  seatForBot,
  takeSeat,
} from './seats.ts'
import { set } from './settings.ts'

/** The requests that change a room. The others only tell or ask. */
export type Command = Exclude<Request, { type: 'hold-on' | 'grimace' | 'history' }>

/** 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** Whether a member is connected, to this server or another. */
export type IsOnline = (member: MemberNumber) => boolean

/** The event that carries out a request; null if it would change nothing. Throws `RoomError` if it may not be carried out. */
export function eventFor(
  room: Room,
  identity: string,
  request: Command,
  isOnline: IsOnline = () => true,
): RoomEvent | null {
  const by = room.memberOf(identity)
  if (request.type === 'join') return join(room, by, identity, request)
  if (by === null) throw new RoomError('not-a-member', 'Join the room first.')
  const event = memberEventFor(room, by, request, isOnline)
  return event && { by, id: request.id, ...event }
}

/** Whether they have asked for just this before; it may have been to leave. Refused where that is not known any more. */
export function isRepeated(room: Room, identity: string, asked: Asked): boolean {
  const own = room.state.members.filter((member) => member.identity === identity)
  const standings = own.map((member) => standingOf(member, asked))
  if (standings.includes('repeated')) return true
  if (standings.includes('forgotten')) throw forgotten()
  return false
}

function memberEventFor(
  room: Room,
  by: MemberNumber,
  request: Exclude<Command, { type: 'join' }>,
  isOnline: IsOnline,
): MemberEvent | null {
  const { state } = room
  const asHost = () => {
    if (state.host !== by) throw new RoomError('not-host', 'Only the host can do that.')
  }
  const inLobby = () => {
    if (state.phase !== 'lobby') throw notInLobby()
  }
  const seated = () => {
    const seat = room.seatOf(by)
    if (seat === null) throw notSeated(room, by)
    return seat
  }
  switch (request.type) {
    case 'answer':
      return answer(room, seated(), request)
    case 'take-back':
      return takeBack(room, seated(), request)
    case 'rename':
      return { type: 'renamed', name: freeName(room, request.name, by), avatar: request.avatar }
    case 'leave':
      return { type: 'left', ...(state.host === by && { heir: room.nextHost() }) }
    case 'sit':
      inLobby()
      return { type: 'sat', seat: freeSeat(room, request.seat) }
    case 'stand':
      inLobby()
      seated()
      return { type: 'stood' }
    case 'ready':
      inLobby()
      seated()
      return { type: 'readied', isReady: request.ready }
    case 'pledge':
      inLobby()
      seated()
      return { type: 'pledged', pledge: request.pledge }
    case 'reveal':
      return reveal(room, seated(), request.salt)
    case 'set':
      asHost()
      return set(room, request)
    case 'add-bot':
      asHost()
      inLobby()
      return { type: 'added-bot', seat: seatForBot(room, request.seat), level: botOf(room, request.level) }
    case 'remove-bot':
      asHost()
      inLobby()
      if (chairAt(room, request.seat).bot === null) throw new RoomError('no-such-seat', 'No bot sits there.')
      return { type: 'removed-bot', seat: request.seat }
    case 'remove':
      asHost()
      if (request.member === by) throw new RoomError('no-such-member', 'Leave the room instead.')
      if (request.member === state.owner) throw new RoomError('not-host', 'You only stand in for them.')
      return { type: 'removed', member: present(room, request.member) }
    case 'let-back':
      asHost()
      if (!state.members[request.member]?.isSentAway)
        throw new RoomError('no-such-member', 'Nobody of that number was sent away.')
      return { type: 'let-back', member: request.member }
    case 'make-host':
      asHost()
      return { type: 'made-host', member: present(room, request.member) }
    case 'remove-screens':
      asHost()
      return { type: 'removed-screens' }
    case 'take-seat':
      return takeSeat(room, by, request.seat)
    case 'give-seat':
      asHost()
      return giveSeat(room, request, isOnline)
    case 'refuse-seat':
      if (request.member !== by) asHost()
      return refuseSeat(room, request.member)
    case 'start':
      asHost()
      return start(room, by)
    case 'rematch':
      asHost()
      if (state.phase !== 'over') throw new RoomError('not-over', 'The match is not over yet.')
      return { type: 'rematched', secret: newSecret() }
    case 'quiet':
      seated()
      return { type: 'quieted', isQuiet: request.quiet }
    case 'vote':
      seated()
      if (room.vote?.motion !== request.motion)
        throw new RoomError('no-such-vote', `Nobody votes on a ${request.motion} now.`)
      return { type: 'voted', isFor: request.isFor }
    case 'back':
      if (seatKeptFor(state, by) === null) seated()
      return { type: 'came-back' }
    case 'show-hand':
      seated()
      return showHand(room, request)
    case 'chat':
      return { type: 'said', text: request.text }
  }
}
