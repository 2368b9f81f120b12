import { commitToServerSeed, TEMPO_FACTORS } from '@slapwise/kernel'
import type { MemberNumber, MemberView, RoomView } from '@slapwise/protocol'
import type { Member, RoomData } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { isSeatOpen } from '../state/seat-handover.ts'

/** `plain`: milliseconds that a plain step is shown at the normal tempo. */
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
    screens: state.screens.length,
    takeover: state.takeover,
    phase: publicPhaseOf(state),
    isDealing: state.phase === 'dealing',
    game: state.game,
    rules: state.phase === 'lobby' ? game.latestRulesVersion : state.rules,
    pace: state.pace,
    window: room.windowSeconds,
    tempo: state.tempo,
    beat: stepDurationOf(room, plain),
    settings,
    members: state.members.map(({ name, avatar, hasLeft, isSentAway, ...member }, number) => ({
      name,
      avatar,
      hasLeft,
      ...(isSentAway && { isSentAway }),
      ...seatRequestOf(state, member),
      isOnline: isOnline(number),
    })),
    seats: state.seats
      .slice(0, room.seatCount)
      .map(({ member, bot, isReady, isAway, keptFor, pledge, salt }) => ({
        member,
        bot,
        isReady,
        isAway,
        keptFor,
        pledge,
        hasRevealed: salt !== '',
      })),
    matches: state.matches,
    isPaused: state.isPaused,
    vote: room.openVote,
    commitment: commitToServerSeed(state.secret),
    secret: state.phase === 'over' ? state.secret : null,
  }
}

/** What a member asks for, as long as the match is played and the seat can be had. */
function seatRequestOf(
  { phase, seats }: RoomData,
  { asksFor, wasRefused }: Pick<Member, 'asksFor' | 'wasRefused'>,
): Pick<MemberView, 'asksFor' | 'wasRefused'> {
  if (phase !== 'playing') return {}
  return {
    ...(asksFor !== null && isSeatOpen(seats[asksFor]) && { asksFor }),
    ...(wasRefused && { wasRefused }),
  }
}

/** As it is told: those who know nothing of pledges stay in the lobby until the cards are dealt. */
export const publicPhaseOf = ({ phase }: RoomData): RoomView['phase'] =>
  phase === 'dealing' ? 'lobby' : phase

export const stepDurationOf = ({ data: state }: RoomState, plain: number): number =>
  plain * TEMPO_FACTORS[state.tempo]
