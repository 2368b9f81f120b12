import { type AnyMatch, commitmentTo, type Fact, TEMPOS, told } from '@slapwise/kernel'
import type { ClockView, MemberNumber, MemberView, RoomView } from '@slapwise/protocol'
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

/**
 * What the viewers of one step are told, as JSON. What everybody sees is written once, and comes first; only what differs from
 * seat to seat is written for each.
 */
export class UpdateEncoder {
  readonly #room: Room
  readonly #facts: readonly Fact[]
  readonly #isOpen: boolean
  readonly #publicFacts: string
  /** The match as everybody sees it: an object that `own` goes on with, or `null`. */
  readonly table: string
  #onlookers: string | undefined

  constructor(room: Room, facts: readonly Fact[], clock: ClockView | null) {
    this.#room = room
    this.#facts = facts
    this.#isOpen = facts.every(({ secret }) => secret === undefined)
    this.#publicFacts = factsText(facts, null)
    this.table = room.match ? tableText(room, room.match, clock) : 'null'
  }

  facts(seat: number | null): string {
    return seat === null || this.#isOpen ? this.#publicFacts : factsText(this.#facts, seat)
  }

  /** What somebody sees besides, and the end of the match. */
  own(seat: number | null, shown: readonly number[]): string {
    if (seat !== null || shown.length > 0) return this.#own(seat, shown)
    this.#onlookers ??= this.#own(seat, shown)
    return this.#onlookers
  }

  #own(seat: number | null, shown: readonly number[]): string {
    const { match, game } = this.#room
    if (!match) return ''
    const own = JSON.stringify(game.ownView(match, seat))
    const hands = () => Object.fromEntries(shown.map((other) => [other, game.handOf(match, other)]))
    const more = shown.length > 0 ? `,"shown":${JSON.stringify(hands())}` : ''
    return `,"own":${own}${more}}`
  }

  match(seat: number | null, shown: readonly number[]): string {
    return this.table + this.own(seat, shown)
  }
}

function tableText({ game, promptNumber }: Room, match: AnyMatch, clock: ClockView | null): string {
  const table = JSON.stringify(game.publicView(match))
  return `{"table":${table},"promptNumber":${promptNumber},"clock":${JSON.stringify(clock)}`
}

const factsText = (facts: readonly Fact[], seat: number | null): string =>
  JSON.stringify(facts.map((fact) => told(fact, seat)))
