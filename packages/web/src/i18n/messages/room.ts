import type { Grimace, TakeoverPolicy } from '@slapwise/protocol'

/** A room before the match, and the company in it. */
export interface RoomMessages {
  readonly title: string
  readonly shareHint: string
  readonly copy: string
  readonly copied: string
  /** Where the browser lets no page copy. */
  readonly copyByHand: string
  readonly shareLink: string
  readonly scanHint: string
  /** In place of it, where no other device reaches the server by the address of this page. */
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
  /** Screens that stayed when the door was locked. */
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
  /** Who wants another match: these, and oneself. */
  readonly rematchVoters: (names: readonly string[], isYou: boolean) => string
  readonly waitForHostToStart: (host: string) => string
  readonly waitFor: (names: readonly string[]) => string
  readonly tooFewPlayers: string
  readonly tooManyPlayers: (most: number, names: readonly string[]) => string
  readonly waitForHost: string
  readonly chooseSeatHint: string
  /** In place of it, where every chair is taken. */
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

/** The company during a match. */
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
  /** Who wants a break: these, and oneself. */
  readonly pauseVoters: (names: readonly string[], isYou: boolean) => string
  readonly joinPauseVote: string
  readonly ignorePauseVote: string
  readonly withdrawPauseVote: string
  readonly resumeMatch: string
  /** To somebody who taps a card during a break. */
  readonly pausedHint: string
  readonly leave: string
  readonly confirmLeave: string
  readonly cancelLeave: string
  readonly inviteMore: string
  readonly transferTitle: string
  readonly transferHint: string
  readonly transferValidity: string
  /** On the device that it leads to. */
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

/** Seats that change hands in the middle of a match. */
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
  /** In place of it, where somebody who plays is gone, and may stand here with another device. */
  readonly noSeatsExceptOwn: (host: string) => string
  readonly chooseSeat: string
  readonly chooseSeatToRequest: string
  readonly takeoverHint: string
  readonly seatOf: (name: string) => string
  readonly botSeatHint: string
  readonly awaySeatHint: string
  /** To the host, who may give it or refuse it. */
  readonly seatRequest: (name: string, of: string) => string
  readonly grantSeat: string
  readonly refuseSeat: string
  readonly grantSeatToMember: (name: string, of: string) => string
}
