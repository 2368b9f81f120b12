import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  type BaseSettings,
  type Bot,
  combineSeeds,
  type Fact,
  type GameRegistry,
  Match,
  MatchHost,
  type SavedMatch,
} from '@slapwise/kernel'
import { isSeatTaken, MAX_SEATS, type MemberNumber, PACE_TIMES, type VoteView } from '@slapwise/protocol'
import { rulesFor } from '../../rules-for.ts'
import type { JournalEvent } from './journal-event.ts'
import { NewerVersionError } from './newer-version-error.ts'
import { type ChangeScope, reduceRoomState } from './reduce-room-state.ts'
import { createRoomData, type RoomData, type SeatState } from './room-data.ts'
import { resolveBotLevel } from './seats.ts'
import { findOpenVote } from './votes.ts'

/** The effect of one event: the facts of the match, and what has changed for viewers. */
export interface RoomUpdate {
  readonly facts: readonly Fact[]
  readonly changeScope: ChangeScope
}

/** The state of a room: the result of applying its journal. Only `apply` changes it. */
export class RoomState {
  /** The games of the server. */
  readonly games: GameRegistry
  data: RoomData = createRoomData()
  /** Drives the current match, or the one that has just ended. */
  matchHost: MatchHost | null = null
  /** Number of events applied. */
  position = 0

  constructor(games: GameRegistry) {
    this.games = games
  }

  apply(event: JournalEvent): RoomUpdate {
    this.position++
    const changeScope = reduceRoomState(this, event)
    if (changeScope !== 'none') this.data.version++
    return { changeScope, facts: this.matchHost?.takeFacts() ?? [] }
  }

  get game(): AnyGame {
    const game = this.games.find(this.data.game)
    if (!game) throw new NewerVersionError(`the game ${this.data.game}`)
    return game
  }

  get match(): AnyMatch | null {
    return this.matchHost?.match ?? null
  }

  /** Number of the open prompt, which an answer has to name; 0 without a match. Increases from match to match. */
  get promptNumber(): number {
    return this.matchHost?.promptNumber ?? 0
  }

  /** The current round; null without a match. */
  get round(): number | null {
    return this.match && this.game.roundNumber(this.match)
  }

  /** The member with this identity who has not left. */
  memberOf(identity: string): MemberNumber | null {
    const number = this.data.members.findIndex((member) => member.identity === identity && !member.hasLeft)
    return number < 0 ? null : number
  }

  seatOf(member: MemberNumber | null): number | null {
    if (member === null) return null
    const seat = this.data.seats.findIndex((other) => other.member === member)
    return seat < 0 ? null : seat
  }

  /** The seats that are taken. */
  get takenSeats(): SeatState[] {
    return this.data.seats.filter(isSeatTaken)
  }

  /** Number of seats that the game allows. */
  get seatCount(): number {
    return Math.min(MAX_SEATS, this.game.maxPlayers)
  }

  /** Level of the bot that plays a seat, for good or while its owner is away; null if a person plays it. */
  botLevelAt(seat: number): string | null {
    const { botLevel, isAway } = this.data.seats[seat]
    return botLevel === null && !isAway ? null : resolveBotLevel(this.game, botLevel)
  }

  botAt(seat: number): Bot | null {
    const level = this.botLevelAt(seat)
    return level === null ? null : this.game.bots[level]
  }

  /** Duration of a reaction window. */
  get windowSeconds(): number {
    return this.data.windowSeconds ?? PACE_TIMES[this.data.pace].windowSeconds
  }

  /** Settings of the game, for the number of taken seats within the limits of the game. */
  get settings(): BaseSettings {
    const { game, data, takenSeats } = this
    const players = Math.min(game.maxPlayers, Math.max(takenSeats.length, game.minPlayers))
    return game.settingsSchema.parse({ ...data.settings, players })
  }

  get rules(): AnyRules {
    const { game, data, takenSeats } = this
    if (data.rulesVersion > game.latestRulesVersion)
      throw new NewerVersionError(`rules version ${data.rulesVersion}`)
    return rulesFor(game, data.rulesVersion, data.settings, takenSeats.length)
  }

  get seed(): string {
    return combineSeeds(
      this.data.serverSeed,
      this.takenSeats.map(({ playerSeed }) => playerSeed),
    )
  }

  /** Members whose answers the match waits for; none while paused, and nobody who is away. */
  get awaitedMembers(): MemberNumber[] {
    const { matchHost, data } = this
    if (!matchHost || data.phase !== 'playing' || data.isPaused) return []
    return matchHost.awaitedSeats.flatMap((seat) => {
      const { member, isAway } = data.seats[seat]
      return member !== null && !isAway ? [member] : []
    })
  }

  /** Seats with a commitment and no revealed seed yet; members who have left are not waited for. */
  get unrevealedSeats(): SeatState[] {
    if (this.data.phase !== 'dealing') return []
    return this.takenSeats.filter(
      ({ member, seedCommitment, playerSeed }) => member !== null && seedCommitment && playerSeed === '',
    )
  }

  /** The open vote of the players; null if there is nothing to vote on. */
  get openVote(): VoteView | null {
    return findOpenVote(this.data)
  }

  /**
   * The member who becomes host when the host is gone: the owner of the room, or else the longest-standing player; a
   * spectator only if no players are left.
   */
  nextHost(isHere: (member: MemberNumber) => boolean = () => true): MemberNumber | null {
    const { data } = this
    const others = data.members.flatMap(({ hasLeft }, number) =>
      hasLeft || number === data.host ? [] : [number],
    )
    const seated = others.filter((member) => this.seatOf(member) !== null)
    const isPlayed = data.phase === 'playing' && seated.length > 0
    const order = [...others.filter((member) => member === data.owner), ...seated]
    return [...order, ...(isPlayed ? [] : others)].find(isHere) ?? null
  }

  save(): string {
    const { data, position, promptNumber } = this
    return JSON.stringify({
      state: data,
      match: this.match?.save() ?? null,
      promptNumber,
      position,
    } satisfies SavedRoom)
  }

  static restore(games: GameRegistry, text: string): RoomState {
    const { state, match, promptNumber, position } = JSON.parse(text) as SavedRoom
    const room = new RoomState(games)
    // Snapshots of earlier releases lack the newer fields.
    room.data = { ...createRoomData(), ...state }
    room.position = position
    if (match) room.matchHost = new MatchHost(room.game, Match.restore(room.rules, match), promptNumber)
    return room
  }
}

interface SavedRoom {
  readonly state: RoomData
  readonly match: SavedMatch | null
  readonly promptNumber: number
  readonly position: number
}
