import type { BotName } from '@slapwise/bots'
import type { OwnView, PublicView, Settings, Told } from '@slapwise/card-game'
import type { ProtocolError } from './errors.ts'
import type { Pace } from './pace.ts'
import type { REACTIONS } from './requests.ts'

/** A member of a room, by the place in its list. */
export type MemberNumber = number

export interface MemberView {
  readonly name: string
  readonly isOnline: boolean
  /** Those who have left stay in the list, so that numbers stay what they are. */
  readonly hasLeft: boolean
}

export interface SeatView {
  readonly member: MemberNumber | null
  readonly bot: BotName | null
  readonly isReady: boolean
  /** Its owner is away, and a bot plays on. */
  readonly isAway: boolean
}

/** A room as everybody in it sees it. */
export interface RoomView {
  readonly code: string
  readonly host: MemberNumber
  readonly isPublic: boolean
  readonly isLocked: boolean
  readonly phase: 'lobby' | 'playing' | 'over'
  readonly pace: Pace
  readonly window: number
  readonly settings: Omit<Settings, 'players'>
  readonly members: readonly MemberView[]
  readonly seats: readonly SeatView[]
  /** How many matches have been started here. */
  readonly matches: number
  readonly isPaused: boolean
  /** Who wants the table to pause, or to go on. */
  readonly votes: readonly MemberNumber[]
  /** The hash of the secret that the next match is dealt from, or this one was. */
  readonly commitment: string
  /** The secret itself, once the match is over. */
  readonly secret: string | null
}

export interface ClockView {
  /** Milliseconds that are left, and that there were. */
  readonly left: number
  readonly of: number
}

/** What one viewer sees of the match. Everything in `table` is for everybody. */
export interface TableView {
  readonly table: PublicView
  readonly own: OwnView
  /** To be sent with an answer. */
  readonly prompt: number
  readonly clock: ClockView | null
  /** Hands that players have let this spectator see, by seat. */
  readonly shown?: Readonly<Record<number, readonly number[]>>
}

export interface ChatLine {
  readonly member: MemberNumber
  readonly text: string
}

/** Facts of one step, by the version that it led to. */
export interface Step {
  readonly version: number
  readonly facts: readonly Told[]
}

/** What the server says. */
export type Message =
  /** First of all, and after a reconnect: everything as it is now, and what was missed if that is not too long ago. */
  | {
      readonly type: 'welcome'
      readonly version: number
      readonly you: MemberNumber | null
      readonly isQuiet: boolean
      readonly room: RoomView
      readonly chat: readonly ChatLine[]
      readonly match: TableView | null
      readonly missed: readonly Step[] | null
    }
  /** Something happened. Versions have no gaps. */
  | {
      readonly type: 'update'
      readonly version: number
      readonly facts?: readonly Told[]
      readonly room?: RoomView
      readonly chat?: ChatLine
      readonly match?: TableView
    }
  /** Your answer lies sealed on the table; nobody else is told. */
  | { readonly type: 'own'; readonly own: OwnView }
  /** A request was carried out, and is stored. */
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'error'; readonly id: string | null; readonly error: ProtocolError }
  | { readonly type: 'history'; readonly id: string; readonly steps: readonly Step[] }
  | { readonly type: 'presence'; readonly member: MemberNumber; readonly isOnline: boolean }
  | {
      readonly type: 'reaction'
      readonly member: MemberNumber
      readonly reaction: (typeof REACTIONS)[number]
    }
  /** Somebody wants more time; nobody learns who. */
  | { readonly type: 'clock'; readonly clock: ClockView | null }
  /** The server goes down for a moment: come back in a bit. */
  | { readonly type: 'stopping' }
