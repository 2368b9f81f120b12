import { randomBytes } from 'node:crypto'
import type { ClientRequest, MemberNumber } from '@slapwise/protocol'
import type { JournalEvent, RequestedEvent } from '../state/journal-event.ts'
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

/** Requests that change the room, unlike those that only read or broadcast. */
export type RoomCommand = Exclude<
  ClientRequest,
  { type: 'extend-window' | 'grimace' | 'look-back' | 'point' | 'history' }
>

/** 256 random bits as hex. */
export const createSecret = (): string => randomBytes(32).toString('hex')

/** Whether a member is connected, to this server or another one. */
export type OnlineCheck = (member: MemberNumber) => boolean

/**
 * Returns the event that carries out a request; null if it would change nothing. Throws `RoomError` if the request is
 * not allowed.
 */
export function handleCommand(
  room: RoomState,
  identity: string,
  request: RoomCommand,
  isOnline: OnlineCheck = () => true,
): JournalEvent | null {
  const by = room.memberOf(identity)
  if (request.type === 'join') return handleJoin(room, by, identity, request)
  if (by === null) throw new RoomError('not-a-member', 'Join the room first.')
  const event = handleMemberCommand(room, by, request, isOnline)
  return event && { by, id: request.id, ...event }
}

/** Whether this request was carried out before; it may have been to leave. Throws if that is no longer known. */
export function isRepeatedRequest(room: RoomState, identity: string, request: SentRequest): boolean {
  const own = room.data.members.filter((member) => member.identity === identity)
  const statuses = own.map((member) => requestStatus(member, request))
  if (statuses.includes('repeated')) return true
  if (statuses.includes('forgotten')) throw forgottenRequestError()
  return false
}

function handleMemberCommand(
  room: RoomState,
  by: MemberNumber,
  request: Exclude<RoomCommand, { type: 'join' }>,
  isOnline: OnlineCheck,
): RequestedEvent | null {
  const { data } = room
  const requireHost = () => {
    if (data.host !== by) throw new RoomError('not-host', 'Only the host can do that.')
  }
  const requireLobby = () => {
    if (data.phase !== 'lobby') throw notInLobbyError()
  }
  const requireOwnSeat = () => {
    const seat = room.seatOf(by)
    if (seat === null) throw notSeatedError(room, by)
    return seat
  }
  switch (request.type) {
    case 'answer':
      return handleAnswer(room, requireOwnSeat(), request)
    case 'take-back':
      return handleTakeBack(room, requireOwnSeat(), request)
    case 'rename':
      return { type: 'renamed', name: requireFreeName(room, request.name, by), avatar: request.avatar }
    case 'leave':
      return { type: 'left', ...(data.host === by && { nextHost: room.nextHost() }) }
    case 'sit':
      requireLobby()
      return handleSit(room, by, request.seat)
    case 'stand-up':
      requireLobby()
      requireOwnSeat()
      return { type: 'stood-up' }
    case 'ready':
      requireLobby()
      requireOwnSeat()
      return { type: 'readied', isReady: request.isReady }
    case 'commit-seed':
      requireLobby()
      requireOwnSeat()
      return { type: 'committed-seed', commitment: request.commitment }
    case 'reveal-seed':
      return handleReveal(room, requireOwnSeat(), request.seed)
    case 'change-room':
      requireHost()
      return handleSettings(room, request)
    case 'add-bot':
      requireHost()
      requireLobby()
      return {
        type: 'added-bot',
        seat: requireBotSeat(room, request.seat),
        level: requireBotLevel(room, request.level),
      }
    case 'remove-bot':
      requireHost()
      requireLobby()
      if (requireSeat(room, request.seat).botLevel === null)
        throw new RoomError('no-such-seat', 'There is no bot in that seat.')
      return { type: 'removed-bot', seat: request.seat }
    case 'remove-member':
      requireHost()
      if (request.member === by) throw new RoomError('no-such-member', 'Leave the room instead.')
      if (request.member === data.owner)
        throw new RoomError('not-host', 'The owner of the room cannot be removed.')
      return { type: 'removed-member', member: requireMember(room, request.member) }
    case 'readmit-member':
      requireHost()
      if (!data.members[request.member]?.isRemoved)
        throw new RoomError('no-such-member', 'No removed member has that number.')
      return { type: 'readmitted-member', member: request.member }
    case 'make-host':
      requireHost()
      return { type: 'made-host', member: requireMember(room, request.member) }
    case 'remove-screens':
      requireHost()
      return { type: 'removed-screens' }
    case 'take-seat':
      return handleTakeSeat(room, by, request.seat)
    case 'give-seat':
      requireHost()
      return handleGiveSeat(room, request, isOnline)
    case 'refuse-seat':
      if (request.member !== by) requireHost()
      return handleRefuseSeat(room, request.member)
    case 'start':
      requireHost()
      return handleStart(room, by)
    case 'rematch':
      requireHost()
      if (data.phase !== 'over') throw new RoomError('not-over', 'The match is not over yet.')
      return { type: 'rematched', serverSeed: createSecret() }
    case 'skip-reactions':
      requireOwnSeat()
      return { type: 'skipped-reactions', isSkipping: request.isSkipping }
    case 'vote':
      requireOwnSeat()
      if (room.openVote?.topic !== request.topic)
        throw new RoomError('no-such-vote', `There is no open vote on a ${request.topic}.`)
      return { type: 'voted', isFor: request.isFor }
    case 'return-to-seat':
      if (findReservedSeat(data, by) === null) requireOwnSeat()
      return { type: 'returned-to-seat' }
    case 'show-hand':
      requireOwnSeat()
      return handleShowHand(room, request)
    case 'chat':
      return { type: 'chatted', text: request.text }
  }
}
