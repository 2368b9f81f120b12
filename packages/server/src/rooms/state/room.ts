import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  type Bot,
  type Fact,
  type Games,
  jointSeed,
  Match,
  MatchHost,
  type Players,
  type Saved,
} from '@slapwise/kernel'
import { isTaken, type MemberNumber, SEATS, TIMES, type VoteView } from '@slapwise/protocol'
import { rulesFor } from '../../rules-for.ts'
import type { RoomEvent } from './event.ts'
import { NewerRoom } from './newer-room.ts'
import { type Change, reduceRoom } from './reduce-room.ts'
import { newState, type RoomState, type SeatState } from './room-state.ts'
import { levelIn } from './seats.ts'
import { voteIn } from './votes.ts'

/** The effect of one event: what the match tells, and how much of the room has changed. */
export interface RoomUpdate {
  readonly facts: readonly Fact[]
  readonly change: Change
}

/** The fold of a journal. Only events change it; everything else here reads. */
export class Room {
  /** The games of the server. */
  readonly games: Games
  state: RoomState = newState()
  /** Drives the match that is played, or the one that has just ended. */
  host: MatchHost | null = null
  /** How many events have been folded. */
  position = 0

  constructor(games: Games) {
    this.games = games
  }

  apply(event: RoomEvent): RoomUpdate {
    this.position++
    const change = reduceRoom(this, event)
    if (change !== 'unseen') this.state.version++
    return { change, facts: this.host?.takeFacts() ?? [] }
  }

  get game(): AnyGame {
    const game = this.games.find(this.state.game)
    if (!game) throw new NewerRoom(`the game ${this.state.game}`)
    return game
  }

  get match(): AnyMatch | null {
    return this.host?.match ?? null
  }

  /** The number that an answer to the open question has to name; 0 without a match. Grows from match to match. */
  get promptNumber(): number {
    return this.host?.promptNumber ?? 0
  }

  /** The round that is being played; null without a match. */
  get round(): number | null {
    return this.match && this.game.roundOf(this.match)
  }

  /** The member with this identity, who has not left. */
  memberOf(identity: string): MemberNumber | null {
    const number = this.state.members.findIndex((member) => member.identity === identity && !member.hasLeft)
    return number < 0 ? null : number
  }

  seatOf(member: MemberNumber | null): number | null {
    if (member === null) return null
    const seat = this.state.seats.findIndex((taken) => taken.member === member)
    return seat < 0 ? null : seat
  }

  /** The seats in play: those that are taken. */
  get taken(): SeatState[] {
    return this.state.seats.filter(isTaken)
  }

  /** How many can sit at the table: as many as can play the game. */
  get chairs(): number {
    return Math.min(SEATS, this.game.mostPlayers)
  }

  /** The level of the bot that plays in a seat, for good or while its owner is away; null where a person does. */
  levelAt(seat: number): string | null {
    const { bot, isAway } = this.state.seats[seat]
    return bot === null && !isAway ? null : levelIn(this.game, bot)
  }

  botAt(seat: number): Bot | null {
    const level = this.levelAt(seat)
    return level === null ? null : this.game.bots[level]
  }

  /** Seconds that a reaction window stays open. */
  get window(): number {
    return this.state.window ?? TIMES[this.state.pace].window
  }

  /** Settings of the game for as many players as have taken a seat, if so many can play. */
  get settings(): Players {
    const { game, state, taken } = this
    const players = Math.min(game.mostPlayers, Math.max(taken.length, game.leastPlayers))
    return game.settings.parse({ ...state.settings, players })
  }

  get rules(): AnyRules {
    const { game, state, taken } = this
    if (state.rules > game.version) throw new NewerRoom(`rules version ${state.rules}`)
    return rulesFor(game, state.rules, state.settings, taken.length)
  }

  get seed(): string {
    return jointSeed(
      this.state.secret,
      this.taken.map(({ salt }) => salt),
    )
  }

  /** The members whom the match waits for; nobody waits for members who are away, or during a break. */
  get asked(): MemberNumber[] {
    const { host, state } = this
    if (!host || state.phase !== 'playing' || state.isPaused) return []
    return host.awaited.flatMap((seat) => {
      const { member, isAway } = state.seats[seat]
      return member !== null && !isAway ? [member] : []
    })
  }

  /** The seats that were bound to a value and have not revealed it yet. Nobody waits for members who have left. */
  get awaited(): SeatState[] {
    if (this.state.phase !== 'dealing') return []
    return this.taken.filter(({ member, pledge, salt }) => member !== null && pledge && salt === '')
  }

  /** The open vote of the people at the table; null if there is nothing to vote on. */
  get vote(): VoteView | null {
    return voteIn(this.state)
  }

  /**
   * The member who takes over from a host who is gone: the owner of the room, or else the one at the table who has been here
   * longest, and an onlooker only where nobody sits there.
   */
  nextHost(isHere: (member: MemberNumber) => boolean = () => true): MemberNumber | null {
    const { state } = this
    const others = state.members.flatMap(({ hasLeft }, number) =>
      hasLeft || number === state.host ? [] : [number],
    )
    const seated = others.filter((member) => this.seatOf(member) !== null)
    const isPlayed = state.phase === 'playing' && seated.length > 0
    const order = [...others.filter((member) => member === state.owner), ...seated]
    return [...order, ...(isPlayed ? [] : others)].find(isHere) ?? null
  }

  save(): string {
    const { state, position, promptNumber } = this
    return JSON.stringify({
      state,
      match: this.match?.save() ?? null,
      promptNumber,
      position,
    } satisfies Snapshot)
  }

  static restore(games: Games, text: string): Room {
    const { state, match, promptNumber, position } = JSON.parse(text) as Snapshot
    const room = new Room(games)
    room.state = state
    room.position = position
    if (match) room.host = new MatchHost(room.game, Match.restore(room.rules, match), promptNumber)
    return room
  }
}

/** A saved room. */
interface Snapshot {
  readonly state: RoomState
  readonly match: Saved | null
  readonly promptNumber: number
  readonly position: number
}
