import { commitToServerSeed, TEMPO_FACTORS } from '@slapwise/kernel'
import type { MemberNumber, MemberView, RoomView } from '@slapwise/protocol'
import type { Member, RoomData } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { isSeatOpen } from '../state/seat-handover.ts'

/** `plain` is the duration of a normal step at the normal tempo, in milliseconds. */
export function createRoomView(
  room: RoomState,
  plain: number,
  isOnline: (member: MemberNumber) => boolean,
): RoomView {
  const { data: state, game } = room
  const { players: _, ...settings } = game.settingsSchema.parse({
    ...state.settings,
    players: game.minPlayers,
  })
  return {
    code: state.code,
    host: state.host,
    isPublic: state.isPublic,
    isLocked: state.isLocked,
    screenCount: state.screenIdentities.length,
    takeoverPolicy: state.takeoverPolicy,
    phase: publicPhaseOf(state),
    isDealing: state.phase === 'dealing',
    game: state.game,
    rulesVersion: state.phase === 'lobby' ? game.latestRulesVersion : state.rulesVersion,
    pace: state.pace,
    windowSeconds: room.windowSeconds,
    tempo: state.tempo,
    stepDurationMs: stepDurationOf(room, plain),
    settings,
    members: state.members.map(({ name, avatar, hasLeft, isRemoved, ...member }, number) => ({
      name,
      avatar,
      hasLeft,
      ...(isRemoved && { isRemoved }),
      ...seatRequestOf(state, member),
      isOnline: isOnline(number),
    })),
    seats: state.seats
      .slice(0, room.seatCount)
      .map(({ member, botLevel, isReady, isAway, reservedFor, seedCommitment, playerSeed }) => ({
        member,
        botLevel,
        isReady,
        isAway,
        reservedFor,
        seedCommitment,
        hasRevealedSeed: playerSeed !== '',
      })),
    matchCount: state.matchCount,
    isPaused: state.isPaused,
    vote: room.openVote,
    serverCommitment: commitToServerSeed(state.serverSeed),
    serverSeed: state.phase === 'over' ? state.serverSeed : null,
  }
}

/** The seat request of a member, as long as the match is played and the seat is open. */
function seatRequestOf(
  { phase, seats }: RoomData,
  { requestedSeat, wasSeatRefused }: Pick<Member, 'requestedSeat' | 'wasSeatRefused'>,
): Pick<MemberView, 'requestedSeat' | 'wasSeatRefused'> {
  if (phase !== 'playing') return {}
  return {
    ...(requestedSeat !== null && isSeatOpen(seats[requestedSeat]) && { requestedSeat }),
    ...(wasSeatRefused && { wasSeatRefused }),
  }
}

/** Shown as the lobby while dealing, for clients that know nothing about commitments. */
export const publicPhaseOf = ({ phase }: RoomData): RoomView['phase'] =>
  phase === 'dealing' ? 'lobby' : phase

export const stepDurationOf = ({ data: state }: RoomState, plain: number): number =>
  plain * TEMPO_FACTORS[state.tempo]
