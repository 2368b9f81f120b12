import type { Answer, Tempo } from '@slapwise/kernel'
import type { MemberNumber, Pace, TakeoverPolicy } from '@slapwise/protocol'
import type { GameSettings } from '../../rules-for.ts'

/** Settings of a room, without seats and members. */
export interface RoomSettingsChange {
  readonly settings?: GameSettings | undefined
  readonly pace?: Pace | undefined
  readonly windowSeconds?: number | null | undefined
  readonly tempo?: Tempo | undefined
  readonly takeoverPolicy?: TakeoverPolicy | undefined
  readonly isPublic?: boolean | undefined
  readonly isLocked?: boolean | undefined
}

/** An event of a room. The journal of a room is a list of these, and its state follows from them. */
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
      /** Keyed hash of the creator's address; shown to nobody, empty if unknown. */
      readonly creatorAddressHash: string
    }
  | {
      readonly type: 'joined'
      readonly identity: string
      readonly name: string
      readonly avatar: number | null
      readonly id: string
      /**
       * Number in the member list: the member's earlier number, a new one, or a reused one of a member who has left.
       */
      readonly member: MemberNumber
    }
  | WithAuthor<RequestedEvent>
  | (AnswerFields & { readonly by: 'bot' })
  /**
   * The safe answer, given by the clock. `isSameTurn`: the clock has already answered for this player in this turn,
   * which counts as one miss.
   */
  | (AnswerFields & { readonly by: 'clock'; readonly isSameTurn?: true })
  /** The role of host passes automatically: the host is gone, or the owner is back. */
  | { readonly type: 'host-passed'; readonly to: MemberNumber }
  /** Screens of these identities were connected to some server when the room was locked, and stay. */
  | { readonly type: 'kept-screens'; readonly identities: readonly string[] }
  /** All players have revealed their seeds, or the time for it is up: the match begins. */
  | ({ readonly type: 'dealt' } & DealTime)

/** The time of a deal, for the players' histories. */
interface DealTime {
  /** Unix milliseconds; missing in events that were stored before version 1.1. */
  readonly at?: number
}

/** `id` is that of the member's request. */
export type WithAuthor<Event> = { readonly by: MemberNumber; readonly id: string } & Event

/** An answer to the open prompt, from a seat. */
interface AnswerFields {
  readonly type: 'answered'
  readonly seat: number
  readonly answer: Answer
}

/** An event caused by a member's request. */
export type RequestedEvent =
  | AnswerFields
  | { readonly type: 'renamed'; readonly name: string; readonly avatar?: number | null | undefined }
  /** `nextHost` is set if the host leaves; null if nobody else is there. */
  | { readonly type: 'left'; readonly nextHost?: MemberNumber | null }
  | { readonly type: 'sat'; readonly seat: number }
  | { readonly type: 'stood-up' }
  | { readonly type: 'readied'; readonly isReady: boolean }
  /** Commitment to the player's seed for the next deal. */
  | { readonly type: 'committed-seed'; readonly commitment: string }
  | { readonly type: 'changed-room'; readonly change: RoomSettingsChange }
  /** `change` contains all settings of the new game. */
  | { readonly type: 'changed-game'; readonly game: string; readonly change: RoomSettingsChange }
  | { readonly type: 'added-bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'removed-bot'; readonly seat: number }
  | { readonly type: 'removed-member'; readonly member: MemberNumber }
  /** Allows a removed member to join again. */
  | { readonly type: 'readmitted-member'; readonly member: MemberNumber }
  | { readonly type: 'made-host'; readonly member: MemberNumber }
  | { readonly type: 'removed-screens' }
  /** During a match: takes the seat of a bot, or of a player who is away, for whom it stays reserved. */
  | { readonly type: 'took-seat'; readonly seat: number }
  | { readonly type: 'requested-seat'; readonly seat: number }
  | { readonly type: 'gave-seat'; readonly seat: number; readonly member: MemberNumber }
  /** The request for a seat is refused by the host, or withdrawn by the member. */
  | { readonly type: 'refused-seat'; readonly member: MemberNumber }
  /**
   * The host has started a match with at least one commitment. From here on, nothing that the deal depends on can
   * change.
   */
  | { readonly type: 'closed-commitments'; readonly game: string; readonly rulesVersion: number }
  /** The player's seed, which matches the commitment. */
  | { readonly type: 'revealed-seed'; readonly seed: string }
  /** The host has started a match without any commitments. */
  | ({ readonly type: 'started'; readonly game: string; readonly rulesVersion: number } & DealTime)
  /**
   * Back to the lobby with the same seats; players who voted for it are ready. The next match is dealt from a new
   * server seed.
   */
  | { readonly type: 'rematched'; readonly serverSeed: string }
  /** Took their last answer back. */
  | { readonly type: 'took-back'; readonly seat: number }
  | { readonly type: 'skipped-reactions'; readonly isSkipping: boolean }
  /** Voted for the current motion, or withdrew the vote. */
  | { readonly type: 'voted'; readonly isFor: boolean }
  /** Takes back their own seat, whoever has played it meanwhile. */
  | { readonly type: 'returned-to-seat' }
  | { readonly type: 'showed-hand'; readonly to: MemberNumber; readonly isShown: boolean }
  | { readonly type: 'chatted'; readonly text: string }
