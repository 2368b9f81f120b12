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
  const { data, game } = room
  const { players: _, ...settings } = game.settingsSchema.parse({
    ...data.settings,
    players: game.minPlayers,
  })
  return {
    code: data.code,
    host: data.host,
    isPublic: data.isPublic,
    isLocked: data.isLocked,
    screenCount: data.screenIdentities.length,
    takeoverPolicy: data.takeoverPolicy,
    phase: publicPhaseOf(data),
    isDealing: data.phase === 'dealing',
    game: data.game,
    rulesVersion: data.phase === 'lobby' ? game.latestRulesVersion : data.rulesVersion,
    pace: data.pace,
    windowSeconds: room.windowSeconds,
    tempo: data.tempo,
    stepDurationMs: stepDurationOf(room, plain),
    settings,
    members: data.members.map(({ name, avatar, hasLeft, isRemoved, ...member }, number) => ({
      name,
      avatar,
      hasLeft,
      ...(isRemoved && { isRemoved }),
      ...seatRequestOf(data, member),
      isOnline: isOnline(number),
    })),
    seats: data.seats
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
    matchCount: data.matchCount,
    isPaused: data.isPaused,
    vote: room.openVote,
    serverCommitment: commitToServerSeed(data.serverSeed),
    serverSeed: data.phase === 'over' ? data.serverSeed : null,
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

/** The phase that clients see. Dealing appears as the lobby, because some clients know nothing about commitments. */
export const publicPhaseOf = ({ phase }: RoomData): RoomView['phase'] =>
  phase === 'dealing' ? 'lobby' : phase

export const stepDurationOf = ({ data }: RoomState, plain: number): number =>
  plain * TEMPO_FACTORS[data.tempo]
