import { type Games, levelToday, type Tempo } from '@slapwise/kernel'
import { type ChatLine, type MemberNumber, type Pace, SEATS } from '@slapwise/protocol'
import { type CarriedOut, type Client, noteCarriedOut, nothingCarriedOut } from './carried-out.ts'
import type { Entry, GameSettings } from './entry.ts'

/** What they have asked for and got is not carried out again. */
export interface Member extends CarriedOut {
  readonly identity: string
  name: string
  /** Missing in rooms that were stored before there were any. */
  avatar?: number | null
  hasLeft: boolean
  /** The host has sent them away, and nobody else can let them in again. */
  isSentAway: boolean
  /** The round in which they do not want to be asked to react. */
  quietIn: number | null
  /** The seats that let them see their hands. */
  sees: number[]
}

export interface SeatState {
  member: MemberNumber | null
  /** Its level. */
  bot: string | null
  isReady: boolean
  /** What its player adds to the seed; empty until they have shown it. */
  salt: string
  /**
   * What its player is bound to; `BOT_PLEDGE` from when pledges are closed, for a seat that a bot held then. Missing in rooms that
   * were stored before there were any.
   */
  pledge?: string | null
  /** How often in a row the clock had to answer. */
  missed: number
  /** A bot plays until the owner is back. */
  isAway: boolean
}

/** A room, without what is running in it: plain data. */
export interface RoomState {
  code: string
  /** A keyed hash of the address that has opened the room: rooms of one address share what an address gets. Empty if unknown. */
  openedFrom: string
  host: MemberNumber
  /** Whose role it is to be the host, while somebody stands in for them. */
  owner: MemberNumber
  isPublic: boolean
  isLocked: boolean
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
  isPaused: boolean
  votes: MemberNumber[]
  secret: string
  chat: ChatLine[]
  /** Counts the steps that everybody sees. Sealed answers in a reaction window are none. */
  version: number
  /** The version at which the open question was asked. */
  promptNumber: number
}

/** Who has opened a room is the first in its list, for ever. */
export const FOUNDER: MemberNumber = 0

export const emptySeat = (): SeatState => ({
  member: null,
  bot: null,
  isReady: false,
  salt: '',
  pledge: null,
  missed: 0,
  isAway: false,
})

/** The same players, before the next match. */
export const seatedAnew = ({ member, bot }: SeatState): SeatState => ({
  ...emptySeat(),
  member,
  bot,
  isReady: bot !== null,
})

export const newState = (): RoomState => ({
  code: '',
  openedFrom: '',
  host: 0,
  owner: 0,
  isPublic: false,
  isLocked: false,
  phase: 'lobby',
  game: '',
  rules: 0,
  pace: 'normal',
  window: null,
  tempo: 'normal',
  settings: {},
  members: [],
  seats: Array.from({ length: SEATS }, emptySeat),
  matches: 0,
  startedAt: 0,
  isPaused: false,
  votes: [],
  secret: '',
  chat: [],
  version: 0,
  promptNumber: 0,
})

export const newMember = ({
  identity,
  name,
  avatar = null,
}: Entry & { did: 'created' | 'joined' }): Member => ({
  identity,
  name,
  avatar,
  hasLeft: false,
  isSentAway: false,
  ...nothingCarriedOut(),
  quietIn: null,
  sees: [],
})

/** What was not kept from the beginning. */
type Younger = 'game' | 'rules' | 'promptNumber' | 'startedAt' | 'owner' | 'tempo' | 'openedFrom'

/** Once the ids of their last requests were kept. */
type StoredMember = Omit<Member, 'clients' | 'isSentAway' | 'forgottenAt'> &
  Partial<Pick<Member, 'clients' | 'isSentAway' | 'forgottenAt'>> & { readonly recent?: readonly string[] }

/** The state of a room as some version of the server has kept it. */
export type StoredState = Omit<RoomState, Younger | 'members'> &
  Partial<Pick<RoomState, Younger>> & { readonly prompt?: number; readonly members: StoredMember[] }

export function upToDate(games: Games, { prompt, ...stored }: StoredState): RoomState {
  return {
    game: games.first.id,
    rules: FIRST_RULES,
    promptNumber: prompt ?? 0,
    startedAt: 0,
    owner: stored.host,
    tempo: 'normal',
    openedFrom: '',
    ...stored,
    members: stored.members.map(memberUpToDate),
    seats: stored.seats.map(seatUpToDate),
  }
}

function memberUpToDate({ recent = [], ...stored }: StoredMember): Member {
  const member = { isSentAway: false, ...nothingCarriedOut(), ...stored }
  member.clients = member.clients.map(
    ([name, last, before, version = 0]): Client => [name, last, before, version],
  )
  for (const id of recent) noteCarriedOut(member, id, 0)
  return member
}

const seatUpToDate = (seat: SeatState): SeatState => ({ ...seat, bot: seat.bot && levelToday(seat.bot) })

/** By which everything was played before the rules had versions. */
export const FIRST_RULES = 1
