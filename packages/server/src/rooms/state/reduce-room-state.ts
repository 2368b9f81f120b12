import { MAX_CHAT_LINES } from '@slapwise/protocol'
import type { JournalEvent, RequestedEvent, WithAuthor } from './journal-event.ts'
import { applyAnswer, applyTakeBack, closeLobby, dealMatch, returnToLobby, startMatch } from './match.ts'
import { createRoom, joinRoom, leaveRoom, renameMember } from './members.ts'
import { NewerVersionError } from './newer-version-error.ts'
import { logRequest } from './request-log.ts'
import type { RoomState } from './room-state.ts'
import { addSeenHand } from './seat-handover.ts'
import { addBot, giveSeat, refuseSeat, returnToSeat, seatMember, vacateSeat } from './seats.ts'
import { changeGame, changeSettings, keepScreens } from './settings.ts'
import { applyPauseVote, castVote } from './votes.ts'

/**
 * The effect of an event on viewers: nothing, the match only, a change of the room (and perhaps of the match), a change of
 * the member list, or a chat line.
 */
export type ChangeScope = 'none' | 'match' | 'room' | 'members' | 'chat'

/** Applies one event to a room. Events are validated before they are stored: one that does not fit is a bug. */
export function reduceRoomState(room: RoomState, event: JournalEvent): ChangeScope {
  const changeScope = reduceEvent(room, event)
  if (changeScope === 'room') applyPauseVote(room.data)
  return changeScope
}

function reduceEvent(room: RoomState, event: JournalEvent): ChangeScope {
  switch (event.type) {
    case 'created':
      return createRoom(room, event)
    case 'joined':
      return joinRoom(room, event)
    case 'host-passed':
      room.data.host = event.to
      return 'room'
    case 'dealt':
      return dealMatch(room, event.at)
    case 'kept-screens':
      return keepScreens(room.data, event.identities)
    case 'answered':
      if ('id' in event) logRequest(room.data.members[event.by], event.id, room.data.version + 1)
      return applyAnswer(room, event)
    default:
      logRequest(room.data.members[event.by], event.id, room.data.version + 1)
      return reduceMemberEvent(room, event)
  }
}

function reduceMemberEvent(
  room: RoomState,
  event: WithAuthor<Exclude<RequestedEvent, { type: 'answered' }>>,
): ChangeScope {
  const { data } = room
  const { by } = event
  const seat = room.seatOf(by)
  switch (event.type) {
    case 'took-back':
      return applyTakeBack(room, event.seat)
    case 'renamed':
      return renameMember(data.members[by], event)
    case 'left':
      return leaveRoom(room, by, event.nextHost ?? null)
    case 'removed-member':
      data.members[event.member].isRemoved = true
      return leaveRoom(room, event.member, null)
    case 'readmitted-member':
      data.members[event.member].isRemoved = false
      return 'members'
    case 'sat':
      return seatMember(data, by, seat, event.seat)
    case 'stood-up':
      return vacateSeat(data, seat!)
    case 'readied':
      data.seats[seat!].isReady = event.isReady
      return 'room'
    case 'committed-seed':
      data.seats[seat!].seedCommitment = event.commitment
      return 'room'
    case 'changed-room':
      return changeSettings(room, event.change)
    case 'changed-game':
      return changeGame(room, event.game, event.change)
    case 'added-bot':
      return addBot(data, event)
    case 'removed-bot':
      return vacateSeat(data, event.seat)
    case 'made-host':
      // A member who only stands in as host cannot give away the ownership.
      if (data.owner === data.host) data.owner = event.member
      data.host = event.member
      return 'room'
    case 'removed-screens':
      data.screenIdentities = []
      return 'room'
    case 'took-seat':
      return giveSeat(room, event.seat, by)
    case 'gave-seat':
      return giveSeat(room, event.seat, event.member)
    case 'requested-seat':
      data.members[by].requestedSeat = event.seat
      return 'room'
    case 'refused-seat':
      return refuseSeat(data, event.member, by)
    case 'closed-commitments':
      return closeLobby(room, event)
    case 'revealed-seed':
      data.seats[seat!].playerSeed = event.seed
      return 'room'
    case 'started':
      return startMatch(room, event)
    case 'rematched':
      return returnToLobby(room, event.serverSeed)
    case 'skipped-reactions':
      data.members[by].reactionsSkippedInRound = event.isSkipping ? room.round : null
      return 'none'
    case 'voted':
      return castVote(data, by, seat!, event.isFor)
    case 'returned-to-seat':
      return returnToSeat(room, by, seat)
    case 'showed-hand':
      data.members[event.to].visibleHands = toggleItem(
        data.members[event.to].visibleHands,
        seat!,
        event.isShown,
      )
      if (event.isShown) addSeenHand(data.members[event.to], seat!)
      return 'room'
    case 'chatted':
      data.chat = [...data.chat, { member: by, text: event.text }].slice(-MAX_CHAT_LINES)
      return 'chat'
    default:
      throw new NewerVersionError(`'${(event as { type: string }).type}'`)
  }
}

const toggleItem = (list: readonly number[], item: number, isIn: boolean): number[] => {
  const others = list.filter((other) => other !== item)
  return isIn ? [...others, item] : others
}
