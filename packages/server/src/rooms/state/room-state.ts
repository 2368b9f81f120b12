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

/** The effect of one event: what the match tells, and how much of the room has changed. */
export interface RoomUpdate {
  readonly facts: readonly Fact[]
  readonly changeScope: ChangeScope
}

/** The fold of a journal. Only events change it; everything else here reads. */
export class RoomState {
  /** The games of the server. */
  readonly games: GameRegistry
  data: RoomData = createRoomData()
  /** Drives the match that is played, or the one that has just ended. */
  matchHost: MatchHost | null = null
  /** How many events have been folded. */
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

  /** The number that an answer to the open question has to name; 0 without a match. Grows from match to match. */
  get promptNumber(): number {
    return this.matchHost?.promptNumber ?? 0
  }

  /** The round that is being played; null without a match. */
  get round(): number | null {
    return this.match && this.game.roundNumber(this.match)
  }

  /** The member with this identity, who has not left. */
  memberOf(identity: string): MemberNumber | null {
    const number = this.data.members.findIndex((member) => member.identity === identity && !member.hasLeft)
    return number < 0 ? null : number
  }

  seatOf(member: MemberNumber | null): number | null {
    if (member === null) return null
    const seat = this.data.seats.findIndex((takenSeats) => takenSeats.member === member)
    return seat < 0 ? null : seat
  }

  /** The seats in play: those that are taken. */
  get taken(): SeatState[] {
    return this.data.seats.filter(isSeatTaken)
  }

  /** How many can sit at the table: as many as can play the game. */
  get seatCount(): number {
    return Math.min(MAX_SEATS, this.game.maxPlayers)
  }

  /** The level of the bot that plays in a seat, for good or while its owner is away; null where a person does. */
  botLevelAt(seat: number): string | null {
    const { botLevel, isAway } = this.data.seats[seat]
    return botLevel === null && !isAway ? null : resolveBotLevel(this.game, botLevel)
  }

  botAt(seat: number): Bot | null {
    const level = this.botLevelAt(seat)
    return level === null ? null : this.game.bots[level]
  }

  /** Seconds that a reaction window stays open. */
  get windowSeconds(): number {
    return this.data.windowSeconds ?? PACE_TIMES[this.data.pace].windowSeconds
  }

  /** Settings of the game for as many players as have taken a seat, if so many can play. */
  get settings(): BaseSettings {
    const { game, data, taken } = this
    const players = Math.min(game.maxPlayers, Math.max(taken.length, game.minPlayers))
    return game.settingsSchema.parse({ ...data.settings, players })
  }

  get rules(): AnyRules {
    const { game, data, taken } = this
    if (data.rulesVersion > game.latestRulesVersion)
      throw new NewerVersionError(`rules version ${data.rulesVersion}`)
    return rulesFor(game, data.rulesVersion, data.settings, taken.length)
  }

  get seed(): string {
    return combineSeeds(
      this.data.serverSeed,
      this.taken.map(({ playerSeed }) => playerSeed),
    )
  }

  /** The members whom the match waits for; nobody waits for members who are away, or during a break. */
  get awaitedMembers(): MemberNumber[] {
    const { matchHost, data } = this
    if (!matchHost || data.phase !== 'playing' || data.isPaused) return []
    return matchHost.awaitedSeats.flatMap((seat) => {
      const { member, isAway } = data.seats[seat]
      return member !== null && !isAway ? [member] : []
    })
  }

  /** The seats that were bound to a value and have not revealed it yet. Nobody waits for members who have left. */
  get awaited(): SeatState[] {
    if (this.data.phase !== 'dealing') return []
    return this.taken.filter(
      ({ member, seedCommitment, playerSeed }) => member !== null && seedCommitment && playerSeed === '',
    )
  }

  /** The open vote of the people at the table; null if there is nothing to vote on. */
  get openVote(): VoteView | null {
    return findOpenVote(this.data)
  }

  /**
   * The member who takes over from a host who is gone: the owner of the room, or else the one at the table who has been here
   * longest, and an onlooker only where nobody sits there.
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
    room.data = state
    room.position = position
    if (match) room.matchHost = new MatchHost(room.game, Match.restore(room.rules, match), promptNumber)
    return room
  }
}

/** A saved room. */
interface SavedRoom {
  readonly state: RoomData
  readonly match: SavedMatch | null
  readonly promptNumber: number
  readonly position: number
}
