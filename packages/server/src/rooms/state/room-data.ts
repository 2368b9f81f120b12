import type { Tempo } from '@slapwise/kernel'
import { type ChatLine, type MemberNumber, type Pace, MAX_SEATS, type TakeoverPolicy } from '@slapwise/protocol'
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
  isSentAway: boolean
  /** The round in which they do not want to be asked to react. */
  quietIn: number | null
  /** The seats that let them see their hands. */
  sees: number[]
  /** The seats whose hands they have seen in this match, as their player or shown by them: they can play no other one. */
  handsSeen: number[]
  /** The seat that they ask the host for. */
  asksFor: number | null
  /** The host has refused them a seat in this match. */
  wasRefused: boolean
}

/** Somebody who played a seat, or a bot where it is null, and the position of the last entry before the next one did. */
export interface SeatStint {
  readonly player: string | null
  readonly until: number
}

export interface SeatState {
  member: MemberNumber | null
  /** Its level. */
  bot: string | null
  isReady: boolean
  /** What its player adds to the seed; empty until they have shown it. */
  salt: string
  /** The value that its player is bound to; `BOT_PLEDGE` from when pledges are closed, for a seat that a bot held then. */
  pledge: string | null
  /** How often in a row the clock had to answer. */
  missed: number
  /** A bot plays until the owner is back. */
  isAway: boolean
  /** The owner of the seat, while another member plays it for them. */
  keptFor: MemberNumber | null
  /** Those who played it earlier in this match. */
  before: readonly SeatStint[]
}

/** A room, without what is running in it: plain data. */
export interface RoomData {
  code: string
  /** A keyed hash of the address that has opened the room: rooms of one address share what an address gets. Empty if unknown. */
  openedFrom: string
  host: MemberNumber
  /** Whose role it is to be the host, while somebody stands in for them. */
  owner: MemberNumber
  isPublic: boolean
  isLocked: boolean
  /** Identities whose screens may look on although the room is locked: they were connected when it was. */
  screens: readonly string[]
  takeover: TakeoverPolicy
  /** Dealing: pledges are closed, and those who have pledged show their values. */
  phase: 'lobby' | 'dealing' | 'playing' | 'over'
  game: string
  /** The version of the rules by which the match is played, or the last one was. */
  rules: number
  pace: Pace
  window: number | null
  tempo: Tempo
  settings: GameSettings
  members: Member[]
  seats: SeatState[]
  matches: number
  /** The position of the entry that started the last match. */
  startedAt: number
  /** The position of the last answer. */
  answeredAt: number
  isPaused: boolean
  /** Those who are for what is voted on now. */
  votes: MemberNumber[]
  secret: string
  chat: ChatLine[]
  /** Counts the steps that everybody sees. Sealed answers in a reaction window are none. */
  version: number
}

/** Who has opened a room is the first in its list, for ever. */
export const FOUNDER_NUMBER: MemberNumber = 0

export const createEmptySeat = (): SeatState => ({
  member: null,
  bot: null,
  isReady: false,
  salt: '',
  pledge: null,
  missed: 0,
  isAway: false,
  keptFor: null,
  before: [],
})

/** The same players, before the next match. */
export const resetSeat = ({ member, bot }: SeatState): SeatState => ({
  ...createEmptySeat(),
  member,
  bot,
  isReady: bot !== null,
})

export const createRoomData = (): RoomData => ({
  code: '',
  openedFrom: '',
  host: 0,
  owner: 0,
  isPublic: false,
  isLocked: false,
  screens: [],
  takeover: 'ask',
  phase: 'lobby',
  game: '',
  rules: 0,
  pace: 'normal',
  window: null,
  tempo: 'normal',
  settings: {},
  members: [],
  seats: Array.from({ length: MAX_SEATS }, createEmptySeat),
  matches: 0,
  startedAt: 0,
  answeredAt: 0,
  isPaused: false,
  votes: [],
  secret: '',
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
  isSentAway: false,
  ...createRequestLog(),
  quietIn: null,
  sees: [],
  ...initialMatchFields(),
})

/** As everybody is before the cards are dealt. */
export const initialMatchFields = (): Pick<Member, 'handsSeen' | 'asksFor' | 'wasRefused'> => ({
  handsSeen: [],
  asksFor: null,
  wasRefused: false,
})
