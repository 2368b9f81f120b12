import { randomBytes } from 'node:crypto'
import type { MemberNumber, ClientRequest } from '@slapwise/protocol'
import type { JournalEvent, MemberEvent } from '../state/journal-event.ts'
import { requestStatus, type SentRequest } from '../state/request-log.ts'
import type { RoomState } from '../state/room-state.ts'
import { findReservedSeat } from '../state/seat-handover.ts'
import { handleJoin } from './join.ts'
import { handleAnswer, handleReveal, handleShowHand, handleStart, handleTakeBack } from './match.ts'
import { requireFreeName } from './names.ts'
import { forgottenRequestError, notInLobbyError, RoomError } from './room-error.ts'
import {
  handleGiveSeat,
  handleRefuseSeat,
  handleSit,
  handleTakeSeat,
  notSeatedError,
  requireBotLevel,
  requireBotSeat,
  requireMember,
  requireSeat,
} from './seats.ts'
import { handleSettings } from './settings.ts'

/** The requests that change a room. The others only tell or ask. */
export type RoomCommand = Exclude<ClientRequest, { type: 'hold-on' | 'grimace' | 'history' }>

/** 256 bits that nobody can guess. */
export const createSecret = (): string => randomBytes(32).toString('hex')

/** Whether a member is connected, to this server or another. */
export type IsOnline = (member: MemberNumber) => boolean

/** The event that carries out a request; null if it would change nothing. Throws `RoomError` if it may not be carried out. */
export function handleCommand(
  room: RoomState,
  identity: string,
  request: RoomCommand,
  isOnline: IsOnline = () => true,
): JournalEvent | null {
  const by = room.memberOf(identity)
  if (request.type === 'join') return handleJoin(room, by, identity, request)
  if (by === null) throw new RoomError('not-a-member', 'Join the room first.')
  const event = handleMemberCommand(room, by, request, isOnline)
  return event && { by, id: request.id, ...event }
}

/** Whether they have asked for just this before; it may have been to leave. Refused where that is not known any more. */
export function isRepeatedRequest(room: RoomState, identity: string, asked: SentRequest): boolean {
  const own = room.data.members.filter((member) => member.identity === identity)
  const standings = own.map((member) => requestStatus(member, asked))
  if (standings.includes('repeated')) return true
  if (standings.includes('forgotten')) throw forgottenRequestError()
  return false
}

function handleMemberCommand(
  room: RoomState,
  by: MemberNumber,
  request: Exclude<RoomCommand, { type: 'join' }>,
  isOnline: IsOnline,
): MemberEvent | null {
  const { data: state } = room
  const asHost = () => {
    if (state.host !== by) throw new RoomError('not-host', 'Only the host can do that.')
  }
  const inLobby = () => {
    if (state.phase !== 'lobby') throw notInLobbyError()
  }
  const seated = () => {
    const seat = room.seatOf(by)
    if (seat === null) throw notSeatedError(room, by)
    return seat
  }
  switch (request.type) {
    case 'answer':
      return handleAnswer(room, seated(), request)
    case 'take-back':
      return handleTakeBack(room, seated(), request)
    case 'rename':
      return { type: 'renamed', name: requireFreeName(room, request.name, by), avatar: request.avatar }
    case 'leave':
      return { type: 'left', ...(state.host === by && { heir: room.nextHost() }) }
    case 'sit':
      inLobby()
      return handleSit(room, by, request.seat)
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
      return handleReveal(room, seated(), request.salt)
    case 'set':
      asHost()
      return handleSettings(room, request)
    case 'add-bot':
      asHost()
      inLobby()
      return {
        type: 'added-bot',
        seat: requireBotSeat(room, request.seat),
        level: requireBotLevel(room, request.level),
      }
    case 'remove-bot':
      asHost()
      inLobby()
      if (requireSeat(room, request.seat).bot === null)
        throw new RoomError('no-such-seat', 'No bot sits there.')
      return { type: 'removed-bot', seat: request.seat }
    case 'remove':
      asHost()
      if (request.member === by) throw new RoomError('no-such-member', 'Leave the room instead.')
      if (request.member === state.owner) throw new RoomError('not-host', 'You only stand in for them.')
      return { type: 'removed', member: requireMember(room, request.member) }
    case 'let-back':
      asHost()
      if (!state.members[request.member]?.isSentAway)
        throw new RoomError('no-such-member', 'Nobody of that number was sent away.')
      return { type: 'let-back', member: request.member }
    case 'make-host':
      asHost()
      return { type: 'made-host', member: requireMember(room, request.member) }
    case 'remove-screens':
      asHost()
      return { type: 'removed-screens' }
    case 'take-seat':
      return handleTakeSeat(room, by, request.seat)
    case 'give-seat':
      asHost()
      return handleGiveSeat(room, request, isOnline)
    case 'refuse-seat':
      if (request.member !== by) asHost()
      return handleRefuseSeat(room, request.member)
    case 'start':
      asHost()
      return handleStart(room, by)
    case 'rematch':
      asHost()
      if (state.phase !== 'over') throw new RoomError('not-over', 'The match is not over yet.')
      return { type: 'rematched', secret: createSecret() }
    case 'quiet':
      seated()
      return { type: 'quieted', isQuiet: request.quiet }
    case 'vote':
      seated()
      if (room.openVote?.motion !== request.motion)
        throw new RoomError('no-such-vote', `Nobody votes on a ${request.motion} now.`)
      return { type: 'voted', isFor: request.isFor }
    case 'back':
      if (findReservedSeat(state, by) === null) seated()
      return { type: 'came-back' }
    case 'show-hand':
      seated()
      return handleShowHand(room, request)
    case 'chat':
      return { type: 'said', text: request.text }
  }
}
