import type { Grimace, Takeover } from '@slapwise/protocol'

/** A room before the match, and the company in it. */
export interface RoomWords {
  readonly title: string
  readonly share: string
  readonly copy: string
  readonly copied: string
  /** Where the browser lets no page copy. */
  readonly copyByHand: string
  readonly send: string
  readonly scan: string
  /** In place of it, where no other device reaches the server by the address of this page. */
  readonly onlyHere: string
  readonly seats: string
  readonly seat: (number: number) => string
  readonly sitHere: string
  readonly stand: string
  readonly addBot: string
  readonly level: string
  readonly remove: string
  readonly removeWhom: (name: string) => string
  readonly removeSure: (name: string) => string
  readonly letStay: string
  readonly letBackWhom: (name: string) => string
  readonly makeHost: string
  readonly makeHostWhom: (name: string) => string
  readonly lock: string
  /** Screens that stayed when the door was locked. */
  readonly removeScreens: (count: number) => string
  readonly takeover: {
    readonly title: string
    readonly options: Readonly<Record<Takeover, string>>
  }
  readonly isPublic: string
  readonly ready: string
  readonly notReady: string
  readonly isReady: string
  readonly begin: string
  readonly rematch: string
  /** Who wants another match: these, and oneself. */
  readonly wantMore: (names: readonly string[], isYou: boolean) => string
  readonly startedBy: (host: string) => string
  readonly waitFor: (names: readonly string[]) => string
  readonly needTwo: string
  readonly tooMany: (most: number, names: readonly string[]) => string
  readonly waitForHost: string
  readonly sitDown: string
  /** In place of it, where every chair is taken. */
  readonly noChair: string
  readonly dealing: string
  readonly host: string
  readonly you: string
  readonly away: string
  readonly lookingOn: string
  readonly joinFirst: string
  readonly rename: string
  readonly keep: string
}

/** The company during a match. */
export interface CompanyWords {
  readonly pullAFace: string
  readonly bigScreen: string
  readonly title: string
  readonly talk: string
  readonly chat: string
  readonly say: string
  readonly silence: string
  readonly grimaces: Readonly<Record<Grimace, string>>
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly showHand: (name: string) => string
  readonly hideHand: (name: string) => string
  readonly pause: string
  readonly goOn: string
  readonly votes: (count: number, needed: number) => string
  /** Who wants a break: these, and oneself. */
  readonly wantPause: (names: readonly string[], isYou: boolean) => string
  readonly meToo: string
  readonly notNow: string
  readonly neverMind: string
  readonly resume: string
  /** To somebody who taps a card during a break. */
  readonly handsOff: string
  readonly leave: string
  readonly leaveSure: string
  readonly stay: string
  readonly latecomers: string
  readonly carry: string
  readonly carryWhy: string
  readonly carryGood: string
  /** On the device that it leads to. */
  readonly carried: string
  readonly carriedWhy: string
  readonly carriedYes: string
  readonly carriedNo: string
  readonly thisDevice: string
  readonly someDevice: string
  readonly endDevice: string
  readonly botPlays: string
  readonly playsForYou: (name: string) => string
  readonly back: string
  readonly paused: string
  readonly offer: OfferWords
}

/** Seats that change hands in the middle of a match. */
interface OfferWords {
  readonly title: string
  readonly join: string
  readonly take: string
  readonly takeSeat: string
  readonly ask: string
  readonly askForSeat: string
  readonly asked: (name: string) => string
  readonly neverMind: string
  readonly refused: string
  readonly none: string
  /** In place of it, where somebody who plays is gone, and may stand here with another device. */
  readonly noneButOwn: (host: string) => string
  readonly which: string
  readonly whichAsked: string
  readonly whatGoesOver: string
  readonly seatOf: (name: string) => string
  readonly ofBot: string
  readonly ofAway: string
  /** To the host, who may give it or refuse it. */
  readonly wants: (name: string, of: string) => string
  readonly give: string
  readonly refuse: string
  readonly giveWhom: (name: string, of: string) => string
}
