import { commitmentTo, type Fact, TEMPOS, told } from '@slapwise/kernel'
import { type ClockView, type MemberNumber, type RoomView, TIMES } from '@slapwise/protocol'
import type { Room } from './room.ts'
import type { RoomState } from './room-state.ts'

/** `plain`: milliseconds that a plain step is shown at the normal tempo. */
export function roomView(room: Room, plain: number, isOnline: (member: MemberNumber) => boolean): RoomView {
  const { state, game } = room
  const { players: _, ...settings } = game.settings.parse({ ...state.settings, players: game.leastPlayers })
  return {
    code: state.code,
    host: state.host,
    isPublic: state.isPublic,
    isLocked: state.isLocked,
    phase: phaseOf(state),
    isDealing: state.phase === 'dealing',
    game: state.game,
    rules: state.phase === 'lobby' ? game.version : state.rules,
    pace: state.pace,
    window: windowOf(room),
    tempo: state.tempo,
    beat: beatIn(room, plain),
    settings,
    members: state.members.map(({ name, avatar = null, hasLeft, isSentAway }, number) => ({
      name,
      avatar,
      hasLeft,
      ...(isSentAway && { isSentAway }),
      isOnline: isOnline(number),
    })),
    seats: state.seats.map(({ member, bot, isReady, isAway, pledge = null, salt }) => ({
      member,
      bot,
      isReady,
      isAway,
      pledge,
      hasRevealed: salt !== '',
    })),
    matches: state.matches,
    isPaused: state.isPaused,
    votes: state.votes,
    commitment: commitmentTo(state.secret),
    secret: state.phase === 'over' ? state.secret : null,
  }
}

/** As it is told: those who know nothing of pledges stay in the lobby until the cards are dealt. */
export const phaseOf = ({ phase }: RoomState): RoomView['phase'] => (phase === 'dealing' ? 'lobby' : phase)

export const beatIn = ({ state }: Room, plain: number): number => plain * TEMPOS[state.tempo]

/** Seconds that a reaction window stays open. */
export const windowOf = ({ state }: Room): number => state.window ?? TIMES[state.pace].window

/**
 * What the viewers of one step are told, as JSON. What everybody sees is written once; only what differs from seat to
 * seat is written for each.
 */
export class StepTexts {
  readonly #room: Room
  readonly #facts: readonly Fact[]
  readonly #clock: string
  readonly #publicFacts: string
  readonly #table: string | null
  readonly #bySeat = new Map<number | null, string>()

  constructor(room: Room, facts: readonly Fact[], clock: ClockView | null) {
    this.#room = room
    this.#facts = facts
    this.#clock = JSON.stringify(clock)
    this.#publicFacts = factsText(facts, null)
    this.#table = room.match ? JSON.stringify(room.game.publicView(room.match)) : null
  }

  /** The facts and the match, as fields of a message. */
  forSeat(seat: number | null, shown: readonly number[]): string {
    if (shown.length > 0) return this.#write(seat, shown)
    let text = this.#bySeat.get(seat)
    if (text === undefined) {
      text = this.#write(seat, shown)
      this.#bySeat.set(seat, text)
    }
    return text
  }

  #write(seat: number | null, shown: readonly number[]): string {
    const isSecretToAll = seat === null || this.#facts.every(({ secret }) => secret === undefined)
    const facts = isSecretToAll ? this.#publicFacts : factsText(this.#facts, seat)
    return `"facts":${facts},"match":${this.match(seat, shown)}`
  }

  match(seat: number | null, shown: readonly number[]): string {
    const { match, state, game } = this.#room
    if (!match) return 'null'
    const own = JSON.stringify(game.ownView(match, seat))
    const hands = () => Object.fromEntries(shown.map((other) => [other, game.handOf(match, other)]))
    const more = shown.length > 0 ? `,"shown":${JSON.stringify(hands())}` : ''
    return `{"table":${this.#table},"own":${own},"promptNumber":${state.promptNumber},"clock":${this.#clock}${more}}`
  }
}

const factsText = (facts: readonly Fact[], seat: number | null): string =>
  JSON.stringify(facts.map((fact) => told(fact, seat)))
