import type { Tempo } from '@slapwise/kernel'
import {
  type ChatLine,
  MAX_SEATS,
  type MemberNumber,
  type Pace,
  type TakeoverPolicy,
} from '@slapwise/protocol'
import type { GameSettings } from '../../rules-for.ts'
import type { JournalEvent } from './journal-event.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'

/** A member, with the log of their requests, so that none is carried out twice. */
export interface Member extends RequestLog {
  readonly identity: string
  name: string
  avatar: number | null
  hasLeft: boolean
  /** Removed by the host; only the host can readmit them. */
  isRemoved: boolean
  /** The round in which the member skips reaction prompts. */
  reactionsSkippedInRound: number | null
  /** Seats that show this spectator their hands. */
  visibleHands: number[]
  /** Seats whose hands they have seen in this match, as player or spectator: they can play no other seat. */
  handsSeen: number[]
  /** The seat that they have requested from the host. */
  requestedSeat: number | null
  /** The host has refused them a seat in this match. */
  wasSeatRefused: boolean
}

/** A period in which one player (null for a bot) played a seat; it ends with the event at `untilPosition`. */
export interface SeatStint {
  readonly player: string | null
  readonly untilPosition: number
}

export interface SeatState {
  member: MemberNumber | null
  /** Level of the bot that owns the seat; null for a member or an empty seat. */
  botLevel: string | null
  isReady: boolean
  /** The player's contribution to the seed; empty until it is revealed. */
  playerSeed: string
  /** Commitment to the player's seed; `BOT_COMMITMENT` for a seat that a bot held when commitments were closed. */
  seedCommitment: string | null
  /** Consecutive turns in which the clock had to answer. */
  missedTurns: number
  /** A bot plays until the owner is back. */
  isAway: boolean
  /** The owner of the seat, while another member plays it. */
  reservedFor: MemberNumber | null
  /** Earlier players of this seat in this match. */
  earlierStints: readonly SeatStint[]
}

/** A match of the room that is over. */
export interface FinishedMatch {
  /** Matches of a room are numbered from 1. */
  readonly number: number
  readonly game: string
  /** Unix milliseconds; null if the deal was stored without its time. */
  readonly dealtAt: number | null
  /** The identities of the players by seat, at the end; null for a bot. */
  readonly identities: readonly (string | null)[]
}

/** The plain data of a room, without the running match. */
export interface RoomData {
  code: string
  /** Keyed hash of the creator's address: rooms of one address share that address's limits. Empty if unknown. */
  creatorAddressHash: string
  host: MemberNumber
  /** The member who is host again on return, while somebody else stands in. */
  owner: MemberNumber
  isPublic: boolean
  isLocked: boolean
  /** Identities whose screens may watch although the room is locked: they were connected at that time. */
  screenIdentities: readonly string[]
  takeoverPolicy: TakeoverPolicy
  /** `dealing`: commitments are closed, and players reveal their seeds. */
  phase: 'lobby' | 'dealing' | 'playing' | 'over'
  game: string
  /** Rules version of the current or last match. */
  rulesVersion: number
  pace: Pace
  windowSeconds: number | null
  tempo: Tempo
  settings: GameSettings
  members: Member[]
  seats: SeatState[]
  matchCount: number
  /** When the last match was dealt, in Unix milliseconds; null if it is not known. */
  dealtAt: number | null
  /** The newest finished matches in order, see `MAX_FINISHED_MATCHES`. */
  finishedMatches: readonly FinishedMatch[]
  /** Position of the event that started the last match. */
  startPosition: number
  /** Position of the last answer. */
  lastAnswerPosition: number
  isPaused: boolean
  /** Members who have voted for the current motion. */
  voters: MemberNumber[]
  serverSeed: string
  chat: ChatLine[]
  /** Counts the steps that everybody sees; hidden answers in a reaction window are not counted. */
  version: number
}

/** The creator of a room is always the first member. */
export const CREATOR_NUMBER: MemberNumber = 0

export const createEmptySeat = (): SeatState => ({
  member: null,
  botLevel: null,
  isReady: false,
  playerSeed: '',
  seedCommitment: null,
  missedTurns: 0,
  isAway: false,
  reservedFor: null,
  earlierStints: [],
})

/** The same player, reset for the next match. */
export const resetSeat = ({ member, botLevel }: SeatState): SeatState => ({
  ...createEmptySeat(),
  member,
  botLevel,
  isReady: botLevel !== null,
})

export const createRoomData = (): RoomData => ({
  code: '',
  creatorAddressHash: '',
  host: 0,
  owner: 0,
  isPublic: false,
  isLocked: false,
  screenIdentities: [],
  takeoverPolicy: 'ask',
  phase: 'lobby',
  game: '',
  rulesVersion: 0,
  pace: 'normal',
  windowSeconds: null,
  tempo: 'normal',
  settings: {},
  members: [],
  seats: Array.from({ length: MAX_SEATS }, createEmptySeat),
  matchCount: 0,
  dealtAt: null,
  finishedMatches: [],
  startPosition: 0,
  lastAnswerPosition: 0,
  isPaused: false,
  voters: [],
  serverSeed: '',
  chat: [],
  version: 0,
})

export const createMember = ({
  identity,
  name,
  avatar,
}: JournalEvent & { type: 'created' | 'joined' }): Member => ({
  identity,
  name,
  avatar,
  hasLeft: false,
  isRemoved: false,
  ...createRequestLog(),
  reactionsSkippedInRound: null,
  visibleHands: [],
  ...initialMatchFields(),
})

/** Fields that are reset for each match. */
export const initialMatchFields = (): Pick<Member, 'handsSeen' | 'requestedSeat' | 'wasSeatRefused'> => ({
  handsSeen: [],
  requestedSeat: null,
  wasSeatRefused: false,
})
