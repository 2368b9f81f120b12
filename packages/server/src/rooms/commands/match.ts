import { commitToPlayerSeed, commitToServerSeed, type MatchHost } from '@slapwise/kernel'
import type { ClientRequest, MemberNumber } from '@slapwise/protocol'
import type { RequestedEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { findReservedSeat } from '../state/seat-handover.ts'
import { RoomError } from './room-error.ts'
import { requireMember } from './seats.ts'
import { checkPlayerCount } from './settings.ts'

/** The match host, if the prompt with this number is open; throws otherwise. */
function requireOpenPrompt({ matchHost, data }: RoomState, promptNumber: number): MatchHost {
  if (!matchHost || data.phase !== 'playing') throw new RoomError('not-playing', 'No match is being played.')
  if (data.isPaused) throw new RoomError('not-playing', 'The match is paused.')
  if (promptNumber !== matchHost.promptNumber) throw new RoomError('stale-prompt', 'That prompt is closed.')
  return matchHost
}

export function handleTakeBack(
  room: RoomState,
  seat: number,
  { promptNumber }: ClientRequest & { type: 'take-back' },
): RequestedEvent {
  if (!requireOpenPrompt(room, promptNumber).match.mayTakeBack(seat))
    throw new RoomError('take-back-expired', 'That cannot be taken back any more.')
  return { type: 'took-back', seat }
}

export function handleAnswer(
  room: RoomState,
  seat: number,
  request: ClientRequest & { type: 'answer' },
): RequestedEvent {
  const { match } = requireOpenPrompt(room, request.promptNumber)
  if (!match.promptFor(seat)) throw new RoomError('not-asked', 'You have no open prompt.')
  const error = match.validateAnswer(seat, request.answer)
  if (error) throw new RoomError('illegal-answer', 'That answer is not legal.', error)
  return { type: 'answered', seat, answer: request.answer }
}

export function handleShowHand(
  room: RoomState,
  { member, isShown }: ClientRequest & { type: 'show-hand' },
): RequestedEvent {
  if (!room.match) throw new RoomError('not-playing', 'There is no hand to show.')
  // A member with a reserved seat gets it back, so they must not see another hand meanwhile.
  if (room.seatOf(requireMember(room, member)) !== null || findReservedSeat(room.data, member) !== null)
    throw new RoomError('no-such-member', 'Only spectators can be shown a hand.')
  return { type: 'showed-hand', to: member, isShown }
}

/** A seed is accepted only if it matches the commitment, and only once commitments are closed. */
export function handleReveal(room: RoomState, seat: number, seed: string): RequestedEvent {
  const seatState = room.data.seats[seat]
  if (!room.unrevealedSeats.includes(seatState))
    throw new RoomError('not-asked', 'No seed is expected from you now.')
  if (commitToPlayerSeed(commitToServerSeed(room.data.serverSeed), seed) !== seatState.seedCommitment)
    throw new RoomError('illegal-answer', 'That seed does not match your commitment.')
  return { type: 'revealed-seed', seed }
}

export function handleStart(room: RoomState, by: MemberNumber): RequestedEvent {
  const { data, takenSeats, game } = room
  if (data.phase !== 'lobby') throw new RoomError('not-in-lobby', 'The match has already begun.')
  if (takenSeats.length < game.minPlayers)
    throw new RoomError('too-few-players', `At least ${game.minPlayers} players are needed.`)
  checkPlayerCount(room, game)
  const isAnyoneUnready = takenSeats.some(
    ({ member, isReady }) => member !== null && member !== by && !isReady,
  )
  if (isAnyoneUnready) throw new RoomError('not-ready', 'Not everybody is ready.')
  const gameVersion = { game: game.id, rulesVersion: game.latestRulesVersion }
  return takenSeats.some(({ seedCommitment }) => seedCommitment)
    ? { type: 'closed-commitments', ...gameVersion }
    : { type: 'started', ...gameVersion, at: Date.now() }
}
