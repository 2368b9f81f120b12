import type { Answer, Tempo } from '@slapwise/kernel'
import type { MemberNumber, Pace, TakeoverPolicy } from '@slapwise/protocol'
import type { GameSettings } from '../../rules-for.ts'

/** What can be changed about a room besides who sits where. */
export interface RoomSettingsChange {
  readonly settings?: GameSettings | undefined
  readonly pace?: Pace | undefined
  readonly windowSeconds?: number | null | undefined
  readonly tempo?: Tempo | undefined
  readonly takeoverPolicy?: TakeoverPolicy | undefined
  readonly isPublic?: boolean | undefined
  readonly isLocked?: boolean | undefined
}

/** An event of a room: its journal is a list of these, and everything else follows from it. */
export type JournalEvent =
  | {
      readonly type: 'created'
      readonly code: string
      readonly game: string
      readonly identity: string
      readonly name: string
      readonly avatar: number | null
      readonly isPublic: boolean
      readonly serverSeed: string
      /** A keyed hash of the address that has opened it, which nobody is shown; empty where that is not known. */
      readonly creatorAddressHash: string
    }
  | {
      readonly type: 'joined'
      readonly identity: string
      readonly name: string
      readonly avatar: number | null
      readonly id: string
      /** Their place in the list of members: their own from before, a new one, or that of somebody who is long gone. */
      readonly member: MemberNumber
    }
  | WithAuthor<MemberEvent>
  | (AnswerFields & { readonly by: 'bot' })
  /** The safe answer. `isSameTurn`: the clock has answered for this player in this turn before, which is one miss, not two. */
  | (AnswerFields & { readonly by: 'clock'; readonly isSameTurn?: true })
  /** The host is gone, or its owner has come back, and the role passes on by itself. */
  | { readonly type: 'host-passed'; readonly to: MemberNumber }
  /** Screens of these people, who are no members, were connected to some server when the room was locked: they stay. */
  | { readonly type: 'kept-screens'; readonly identities: readonly string[] }
  /** Everybody has revealed what they were bound to, or it took them too long: the match begins. */
  | { readonly type: 'dealt' }

/** `id`: the id of the member's request. */
export type WithAuthor<Event> = { readonly by: MemberNumber; readonly id: string } & Event

/** An answer to the open question of the match, from a seat. */
interface AnswerFields {
  readonly type: 'answered'
  readonly seat: number
  readonly answer: Answer
}

/** Something that a member does. */
export type MemberEvent =
  | AnswerFields
  | { readonly type: 'renamed'; readonly name: string; readonly avatar?: number | null | undefined }
  /** `heir`: the next host, only where the host leaves; null if nobody else is there. */
  | { readonly type: 'left'; readonly nextHost?: MemberNumber | null }
  | { readonly type: 'sat'; readonly seat: number }
  | { readonly type: 'stood-up' }
  | { readonly type: 'readied'; readonly isReady: boolean }
  /** To what they are bound for the next deal. */
  | { readonly type: 'committed-seed'; readonly commitment: string }
  | { readonly type: 'changed-room'; readonly change: RoomSettingsChange }
  /** To one whose settings are all in the change. */
  | { readonly type: 'changed-game'; readonly game: string; readonly change: RoomSettingsChange }
  | { readonly type: 'added-bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'removed-bot'; readonly seat: number }
  | { readonly type: 'removed-member'; readonly member: MemberNumber }
  /** May come in again. */
  | { readonly type: 'readmitted-member'; readonly member: MemberNumber }
  | { readonly type: 'made-host'; readonly member: MemberNumber }
  | { readonly type: 'removed-screens' }
  /** In a match: the seat of a bot, or of somebody who is away, which from here on is theirs or kept for its owner. */
  | { readonly type: 'took-seat'; readonly seat: number }
  | { readonly type: 'requested-seat'; readonly seat: number }
  | { readonly type: 'gave-seat'; readonly seat: number; readonly member: MemberNumber }
  /** The host, or whoever has asked and does not want it any more. */
  | { readonly type: 'refused-seat'; readonly member: MemberNumber }
  /**
   * The host has started a match for which somebody has pledged. From here on nobody is bound to anything else, and
   * nothing that the deal hangs on changes any more.
   */
  | { readonly type: 'closed-commitments'; readonly game: string; readonly rulesVersion: number }
  /** Has shown what they were bound to. */
  | { readonly type: 'revealed-seed'; readonly seed: string }
  /** The host has started a match for which nobody has pledged anything. */
  | { readonly type: 'started'; readonly game: string; readonly rulesVersion: number }
  /** Back to the lobby, with the same people in the same seats, those who wanted it ready; the next match is dealt from a new secret. */
  | { readonly type: 'rematched'; readonly serverSeed: string }
  /** Took their last answer back. */
  | { readonly type: 'took-back'; readonly seat: number }
  | { readonly type: 'skipped-reactions'; readonly isSkipping: boolean }
  /** For what is voted on at that point, or not any more. */
  | { readonly type: 'voted'; readonly isFor: boolean }
  /** Plays again in their own seat, whoever has played there meanwhile. */
  | { readonly type: 'returned-to-seat' }
  | { readonly type: 'showed-hand'; readonly to: MemberNumber; readonly isShown: boolean }
  | { readonly type: 'chatted'; readonly text: string }
