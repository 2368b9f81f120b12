import { commitmentTo, TEMPOS } from '@slapwise/kernel'
import type { MemberNumber, MemberView, RoomView } from '@slapwise/protocol'
import { isOpen } from '../state/handover.ts'
import type { Room } from '../state/room.ts'
import type { Member, RoomState } from '../state/room-state.ts'

/** `plain`: milliseconds that a plain step is shown at the normal tempo. */
export function roomView(room: Room, plain: number, isOnline: (member: MemberNumber) => boolean): RoomView {
  const { state, game } = room
  const { players: _, ...settings } = game.settings.parse({ ...state.settings, players: game.leastPlayers })
  return {
    code: state.code,
    host: state.host,
    isPublic: state.isPublic,
    isLocked: state.isLocked,
    screens: state.screens.length,
    takeover: state.takeover,
    phase: phaseOf(state),
    isDealing: state.phase === 'dealing',
    game: state.game,
    rules: state.phase === 'lobby' ? game.version : state.rules,
    pace: state.pace,
    window: room.window,
    tempo: state.tempo,
    beat: beatIn(room, plain),
    settings,
    members: state.members.map(({ name, avatar, hasLeft, isSentAway, ...member }, number) => ({
      name,
      avatar,
      hasLeft,
      ...(isSentAway && { isSentAway }),
      ...requestOf(state, member),
      isOnline: isOnline(number),
    })),
    seats: state.seats
      .slice(0, room.chairs)
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
    vote: room.vote,
    commitment: commitmentTo(state.secret),
    secret: state.phase === 'over' ? state.secret : null,
  }
}

/** What a member asks for, as long as the match is played and the seat can be had. */
function requestOf(
  { phase, seats }: RoomState,
  { asksFor, wasRefused }: Pick<Member, 'asksFor' | 'wasRefused'>,
): Pick<MemberView, 'asksFor' | 'wasRefused'> {
  if (phase !== 'playing') return {}
  return {
    ...(asksFor !== null && isOpen(seats[asksFor]) && { asksFor }),
    ...(wasRefused && { wasRefused }),
  }
}

/** As it is told: those who know nothing of pledges stay in the lobby until the cards are dealt. */
export const phaseOf = ({ phase }: RoomState): RoomView['phase'] => (phase === 'dealing' ? 'lobby' : phase)

export const beatIn = ({ state }: Room, plain: number): number => plain * TEMPOS[state.tempo]
