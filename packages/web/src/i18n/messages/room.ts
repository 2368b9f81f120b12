import type { Grimace, TakeoverPolicy } from '@slapwise/protocol'

/** The lobby of a room. */
export interface RoomMessages {
  readonly title: string
  readonly shareHint: string
  readonly copy: string
  readonly copied: string
  /** Shown where the browser denies access to the clipboard. */
  readonly copyByHand: string
  readonly shareLink: string
  readonly scanHint: string
  /** In place of `scanHint`, if other devices cannot reach the server at the address of this page. */
  readonly localAddressHint: string
  readonly seats: string
  readonly seat: (number: number) => string
  readonly takeSeat: string
  readonly standUp: string
  readonly addBot: string
  readonly botLevel: string
  readonly remove: string
  readonly removeMember: (name: string) => string
  readonly confirmRemove: (name: string) => string
  readonly cancelRemove: string
  readonly readmitMember: (name: string) => string
  readonly makeHost: string
  readonly makeMemberHost: (name: string) => string
  readonly lockRoom: string
  /** Removes big screens that were connected when the room was locked. */
  readonly removeScreens: (count: number) => string
  readonly takeoverPolicy: {
    readonly title: string
    readonly options: Readonly<Record<TakeoverPolicy, string>>
  }
  readonly listPublicly: string
  readonly markReady: string
  readonly markNotReady: string
  readonly readyMark: string
  readonly startMatch: string
  readonly rematch: string
  /** The members who want a rematch, possibly with the reader. */
  readonly rematchVoters: (names: readonly string[], isYou: boolean) => string
  readonly waitForHostToStart: (host: string) => string
  readonly waitFor: (names: readonly string[]) => string
  readonly tooFewPlayers: string
  readonly tooManyPlayers: (most: number, names: readonly string[]) => string
  readonly waitForHost: string
  readonly chooseSeatHint: string
  /** In place of `chooseSeatHint`, if all seats are taken. */
  readonly noFreeSeat: string
  readonly dealing: string
  readonly hostMark: string
  readonly ownMark: string
  readonly awayMark: string
  readonly spectators: string
  readonly joinTitle: string
  readonly rename: string
  readonly save: string
}

/** Members, chat and votes during a match. */
export interface MembersMessages {
  readonly sendGrimace: string
  readonly openBigScreen: string
  readonly title: string
  readonly chatTab: string
  readonly chatPlaceholder: string
  readonly sendChat: string
  readonly noChatYet: string
  readonly grimaces: Readonly<Record<Grimace, string>>
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly showHand: (name: string) => string
  readonly hideHand: (name: string) => string
  readonly votePause: string
  readonly voteResume: string
  readonly voteCount: (count: number, needed: number) => string
  /** The members who want a pause, possibly with the reader. */
  readonly pauseVoters: (names: readonly string[], isYou: boolean) => string
  readonly joinPauseVote: string
  readonly ignorePauseVote: string
  readonly withdrawPauseVote: string
  readonly resumeMatch: string
  /** Shown after a tap on a card during a pause. */
  readonly pausedHint: string
  readonly inviteMore: string
  /** Above the links to the finished matches of the room. */
  readonly finishedMatches: string
  readonly matchLink: (number: number) => string
  readonly transferTitle: string
  readonly transferHint: string
  readonly transferValidity: string
  /** The title on the device that gets the identity. */
  readonly transferPageTitle: string
  readonly transferPageHint: string
  readonly acceptTransfer: string
  readonly declineTransfer: string
  readonly thisDevice: string
  readonly unnamedDevice: string
  readonly revokeDevice: string
  readonly botPlaysForYou: string
  readonly memberPlaysForYou: (name: string) => string
  readonly returnToSeat: string
  readonly pausedTitle: string
  readonly seatOffer: SeatOfferMessages
}

/** Offers and requests of seats during a match. */
interface SeatOfferMessages {
  readonly title: string
  readonly joinHint: string
  readonly takeHint: string
  readonly takeSeat: string
  readonly askHint: string
  readonly askForSeat: string
  readonly requestPending: (name: string) => string
  readonly withdrawRequest: string
  readonly requestRefused: string
  readonly noSeats: string
  /** In place of `noSeats`, if an offline player may be the reader on another device. */
  readonly noSeatsExceptOwn: (host: string) => string
  readonly chooseSeat: string
  readonly chooseSeatToRequest: string
  readonly takeoverHint: string
  readonly seatOf: (name: string) => string
  readonly botSeatHint: string
  readonly awaySeatHint: string
  /** A request that the host may grant or refuse. */
  readonly seatRequest: (name: string, of: string) => string
  readonly grantSeat: string
  readonly refuseSeat: string
  readonly grantSeatToMember: (name: string, of: string) => string
}
