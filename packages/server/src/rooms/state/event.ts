import type { Answer, Tempo } from '@slapwise/kernel'
import type { MemberNumber, Pace, Takeover } from '@slapwise/protocol'

/** The settings of the game but for the number of players. */
export type GameSettings = Readonly<Record<string, unknown>>

/** What can be changed about a room besides who sits where. */
export interface RoomChange {
  readonly settings?: GameSettings | undefined
  readonly pace?: Pace | undefined
  readonly window?: number | null | undefined
  readonly tempo?: Tempo | undefined
  readonly takeover?: Takeover | undefined
  readonly isPublic?: boolean | undefined
  readonly isLocked?: boolean | undefined
}

/** Who gave an answer: the player, the clock for them, or a bot. */
export type AnsweredBy = 'player' | 'clock' | 'bot'

/**
 * What happened in a room: its journal is a list of these, and everything else follows from it. `by` is a member, `id`
 * the id of their request.
 */
export type RoomEvent =
  | {
      readonly type: 'created'
      readonly code: string
      /** Missing in rooms from when there was only one. */
      readonly game?: string
      readonly identity: string
      readonly name: string
      readonly avatar?: number | null | undefined
      readonly isPublic: boolean
      readonly secret: string
      /** A keyed hash of the address that has opened it, which nobody is shown; missing where that is not known. */
      readonly openedFrom?: string
    }
  | {
      readonly type: 'joined'
      readonly identity: string
      readonly name: string
      readonly avatar?: number | null | undefined
      readonly id: string
      /** Whose place in the list they take: their own from before, or somebody’s who is long gone. A new one if it is missing. */
      readonly as?: MemberNumber
    }
  | ({ readonly by: MemberNumber; readonly id: string } & MemberEvent)
  /** The host is gone, or whose role it is has come back, and it passes on by itself. */
  | { readonly type: 'host-passed'; readonly to: MemberNumber }
  /** Screens of these people, who are no members, were connected to some server when the room was locked: they stay. */
  | { readonly type: 'kept-screens'; readonly identities: readonly string[] }
  /** Everybody has shown what they were bound to, or it took them too long: the match begins. */
  | { readonly type: 'dealt' }
  /** Answers without a request: by the clock, or by a bot. */
  | {
      readonly type: 'answered'
      readonly seat: number
      readonly answer: Answer
      readonly via: 'clock' | 'bot'
      /** The clock has answered for this player in this turn before: that is one miss, not two. */
      readonly isSameTurn?: true
    }

/** What a member does. */
export type MemberEvent =
  | { readonly type: 'renamed'; readonly name: string; readonly avatar?: number | null | undefined }
  /** `heir`: who is host from now on. Where it is missing, it is who has been here longest. */
  | { readonly type: 'left'; readonly heir?: MemberNumber | null }
  | { readonly type: 'sat'; readonly seat: number }
  | { readonly type: 'stood' }
  | { readonly type: 'readied'; readonly isReady: boolean; readonly salt: string }
  /** To what they are bound for the next deal. */
  | { readonly type: 'pledged'; readonly pledge: string }
  | { readonly type: 'set'; readonly change: RoomChange }
  /** To one whose settings are all in the change. */
  | { readonly type: 'changed-game'; readonly game: string; readonly change: RoomChange }
  | { readonly type: 'added-bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'removed-bot'; readonly seat: number }
  | { readonly type: 'removed'; readonly member: MemberNumber }
  /** May come in again. */
  | { readonly type: 'let-back'; readonly member: MemberNumber }
  | { readonly type: 'made-host'; readonly member: MemberNumber }
  | { readonly type: 'removed-screens' }
  /** In a match: the seat of a bot, or of somebody who is away, which from here on is theirs or kept for its owner. */
  | { readonly type: 'took-seat'; readonly seat: number }
  | { readonly type: 'asked-for-seat'; readonly seat: number }
  | { readonly type: 'gave-seat'; readonly seat: number; readonly member: MemberNumber }
  /** The host, or whoever has asked and does not want it any more. */
  | { readonly type: 'refused-seat'; readonly member: MemberNumber }
  /**
   * The host has started a match for which somebody has pledged. From here on nobody is bound to anything else, and
   * nothing that the deal hangs on changes any more.
   */
  | { readonly type: 'closed'; readonly game: string; readonly rules: number }
  /** Has shown what they were bound to. */
  | { readonly type: 'revealed'; readonly salt: string }
  /** Without a pledge from anybody. What names no game is of the first there was, and what has no rules was played by their first version. */
  | { readonly type: 'started'; readonly salt: string; readonly game?: string; readonly rules?: number }
  /** Back to the lobby, with the same people in the same seats, those who wanted it ready; the next match is dealt from a new secret. */
  | { readonly type: 'rematched'; readonly secret: string }
  | { readonly type: 'decided'; readonly seat: number; readonly answer: Answer }
  /** Took the last decision back. */
  | { readonly type: 'undid'; readonly seat: number }
  | { readonly type: 'quieted'; readonly isQuiet: boolean }
  /** For what is voted on at that point, or not any more. */
  | { readonly type: 'voted'; readonly isFor: boolean }
  /** Plays again in their own seat, whoever has played there meanwhile. */
  | { readonly type: 'came-back' }
  | { readonly type: 'showed-hand'; readonly to: MemberNumber; readonly show: boolean }
  | { readonly type: 'said'; readonly text: string }
