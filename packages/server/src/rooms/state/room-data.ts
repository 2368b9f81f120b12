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
  /** The host has sent them away, and nobody else can let them in again. */
  isRemoved: boolean
  /** The round in which they do not want to be asked to react. */
  reactionsSkippedInRound: number | null
  /** The seats that let them see their hands. */
  visibleHands: number[]
  /** The seats whose hands they have seen in this match, as their player or shown by them: they can play no other one. */
  handsSeen: number[]
  /** The seat that they ask the host for. */
  requestedSeat: number | null
  /** The host has refused them a seat in this match. */
  wasSeatRefused: boolean
}

/** Somebody who played a seat, or a bot where it is null, and the position of the last entry before the next one did. */
export interface SeatStint {
  readonly player: string | null
  readonly untilPosition: number
}

export interface SeatState {
  member: MemberNumber | null
  /** Its level. */
  botLevel: string | null
  isReady: boolean
  /** What its player adds to the seed; empty until they have shown it. */
  playerSeed: string
  /** The value that its player is bound to; `BOT_PLEDGE` from when pledges are closed, for a seat that a bot held then. */
  seedCommitment: string | null
  /** How often in a row the clock had to answer. */
  missedTurns: number
  /** A bot plays until the owner is back. */
  isAway: boolean
  /** The owner of the seat, while another member plays it for them. */
  reservedFor: MemberNumber | null
  /** Those who played it earlier in this match. */
  earlierStints: readonly SeatStint[]
}

/** A room, without what is running in it: plain data. */
export interface RoomData {
  code: string
  /** A keyed hash of the address that has opened the room: rooms of one address share what an address gets. Empty if unknown. */
  creatorAddressHash: string
  host: MemberNumber
  /** Whose role it is to be the host, while somebody stands in for them. */
  owner: MemberNumber
  isPublic: boolean
  isLocked: boolean
  /** Identities whose screens may look on although the room is locked: they were connected when it was. */
  screenIdentities: readonly string[]
  takeoverPolicy: TakeoverPolicy
  /** Dealing: pledges are closed, and those who have pledged show their values. */
  phase: 'lobby' | 'dealing' | 'playing' | 'over'
  game: string
  /** The version of the rules by which the match is played, or the last one was. */
  rulesVersion: number
  pace: Pace
  windowSeconds: number | null
  tempo: Tempo
  settings: GameSettings
  members: Member[]
  seats: SeatState[]
  matchCount: number
  /** The position of the entry that started the last match. */
  startPosition: number
  /** The position of the last answer. */
  lastAnswerPosition: number
  isPaused: boolean
  /** Those who are for what is voted on now. */
  voters: MemberNumber[]
  serverSeed: string
  chat: ChatLine[]
  /** Counts the steps that everybody sees. Sealed answers in a reaction window are none. */
  version: number
}

/** Who has opened a room is the first in its list, for ever. */
export const FOUNDER_NUMBER: MemberNumber = 0

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

/** The same players, before the next match. */
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

/** As everybody is before the cards are dealt. */
export const initialMatchFields = (): Pick<Member, 'handsSeen' | 'requestedSeat' | 'wasSeatRefused'> => ({
  handsSeen: [],
  requestedSeat: null,
  wasSeatRefused: false,
})
