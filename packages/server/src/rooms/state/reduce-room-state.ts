import { MAX_CHAT_LINES } from '@slapwise/protocol'
import type { JournalEvent, MemberEvent, WithAuthor } from './journal-event.ts'
import { applyAnswer, applyTakeBack, closeLobby, dealMatch, returnToLobby, startMatch } from './match.ts'
import { createRoom, joinRoom, leaveRoom, renameMember } from './members.ts'
import { NewerVersionError } from './newer-version-error.ts'
import { logRequest } from './request-log.ts'
import type { RoomState } from './room-state.ts'
import { addSeenHand } from './seat-handover.ts'
import { addBot, giveSeat, refuseSeat, returnToSeat, seatMember, vacateSeat } from './seats.ts'
import { changeGame, changeSettings, keepScreens } from './settings.ts'
import { applyVoteResult, castVote } from './votes.ts'

/**
 * How much viewers see of an event: nothing, the match only, a change of the room and perhaps of what they see of the match, a
 * change of the list of members alone, or a chat line.
 */
export type ChangeScope = 'none' | 'match' | 'room' | 'members' | 'chat'

/** Applies one event to a room. Events are judged before they are stored: one that does not fit is a defect. */
export function reduceRoomState(room: RoomState, event: JournalEvent): ChangeScope {
  const change = reduceEvent(room, event)
  if (change === 'room') applyVoteResult(room.data)
  return change
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
      return dealMatch(room)
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
  event: WithAuthor<Exclude<MemberEvent, { type: 'answered' }>>,
): ChangeScope {
  const { data: state } = room
  const { by } = event
  const seat = room.seatOf(by)
  switch (event.type) {
    case 'took-back':
      return applyTakeBack(room, event.seat)
    case 'renamed':
      return renameMember(state.members[by], event)
    case 'left':
      return leaveRoom(room, by, event.heir ?? null)
    case 'removed':
      state.members[event.member].isSentAway = true
      return leaveRoom(room, event.member, null)
    case 'let-back':
      state.members[event.member].isSentAway = false
      return 'members'
    case 'sat':
      return seatMember(state, by, seat, event.seat)
    case 'stood':
      return vacateSeat(state, seat!)
    case 'readied':
      state.seats[seat!].isReady = event.isReady
      return 'room'
    case 'pledged':
      state.seats[seat!].pledge = event.pledge
      return 'room'
    case 'set':
      return changeSettings(room, event.change)
    case 'changed-game':
      return changeGame(room, event.game, event.change)
    case 'added-bot':
      return addBot(state, event)
    case 'removed-bot':
      return vacateSeat(state, event.seat)
    case 'made-host':
      // A member who only stands in cannot give away what is not theirs.
      if (state.owner === state.host) state.owner = event.member
      state.host = event.member
      return 'room'
    case 'removed-screens':
      state.screens = []
      return 'room'
    case 'took-seat':
      return giveSeat(room, event.seat, by)
    case 'gave-seat':
      return giveSeat(room, event.seat, event.member)
    case 'asked-for-seat':
      state.members[by].asksFor = event.seat
      return 'room'
    case 'refused-seat':
      return refuseSeat(state, event.member, by)
    case 'closed':
      return closeLobby(room, event)
    case 'revealed':
      state.seats[seat!].salt = event.salt
      return 'room'
    case 'started':
      return startMatch(room, event)
    case 'rematched':
      return returnToLobby(room, event.secret)
    case 'quieted':
      state.members[by].quietIn = event.isQuiet ? room.round : null
      return 'none'
    case 'voted':
      return castVote(state, by, seat!, event.isFor)
    case 'came-back':
      return returnToSeat(room, by, seat)
    case 'showed-hand':
      state.members[event.to].sees = toggleItem(state.members[event.to].sees, seat!, event.show)
      if (event.show) addSeenHand(state.members[event.to], seat!)
      return 'room'
    case 'said':
      state.chat = [...state.chat, { member: by, text: event.text }].slice(-MAX_CHAT_LINES)
      return 'chat'
    default:
      throw new NewerVersionError(`'${(event as { type: string }).type}'`)
  }
}

const toggleItem = (list: readonly number[], item: number, isIn: boolean): number[] => {
  const others = list.filter((other) => other !== item)
  return isIn ? [...others, item] : others
}
