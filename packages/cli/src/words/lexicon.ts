import type { TermNames } from '@slapwise/client'
import type { Doubt, Falsehood } from '@slapwise/client/check-deal'
import type { ErrorCode, Motion } from '@slapwise/protocol'

/** How somebody at this keyboard is asked, in any game. */
export interface AskWords {
  readonly help: readonly string[]
  readonly nothingBack: string
  readonly noSuch: (typed: string) => string
  /** Something like it is there, perhaps more than once. */
  readonly which: (options: readonly string[]) => string
  readonly thatMany: (count: number, example: string) => string
  readonly sum: (sum: number, total: number) => string
  readonly receivers: (left: number, example: string) => string
  readonly likeSome: (count: number) => string
  readonly likeAllotment: (first: string, last: string, total: number) => string
  readonly likeReceivers: string
  readonly goesTo: (item: string) => string
  readonly enter: (what: string) => string
  readonly nothingToDo: string
}

/** A match at this keyboard. */
export interface PlayWords {
  readonly welcome: string
  readonly leaving: string
  readonly quit: string
  /** What is typed to be sure. */
  readonly yes: readonly string[]
  readonly kept: string
  readonly notKept: (why: string) => string
  readonly takeUp: (what: string, names: readonly string[]) => string
  readonly again: (seed: string) => string
  readonly you: string
  readonly player: (number: number) => string
  readonly passKeyboard: (name: string) => string
}

/** What this terminal can say about a deal that is over. */
export interface DealWords {
  readonly fair: string
  readonly leftOut: (names: string) => string
  readonly unsure: Readonly<Record<Doubt, string>>
  readonly notTrue: (why: string) => string
  readonly why: Readonly<Record<Falsehood, string>>
  readonly unknown: Readonly<Record<'rules' | 'record', string>>
  /** What is to be compared aloud. */
  readonly digest: (spoken: string) => string
}

/** A room on a server. */
export interface RoomWords {
  readonly yourName: string
  readonly room: (code: string) => string
  /** With a line for each level of bots. */
  readonly hostHelp: (levels: readonly string[]) => readonly string[]
  readonly help: readonly string[]
  readonly tableHelp: readonly string[]
  readonly unknown: (line: string) => string
  readonly asHost: string
  readonly onlooker: string
  readonly isReady: string
  readonly notReady: string
  readonly everySeatTaken: string
  readonly noBot: string
  readonly whichGame: (ids: readonly string[]) => string
  readonly nobodyCalled: (name: string) => string
  readonly kickSure: (name: string) => string
  readonly toReplay: (address: string) => string
  /** With those of the others who want another match. */
  readonly hostAfter: (willing: readonly string[]) => string
  readonly guestAfter: (isWilling: boolean) => string
  readonly onlookerAfter: string
  readonly afterHelp: string
  readonly backToSeat: (url: string, code: string) => string
  readonly lost: string
  readonly connected: string
  readonly closed: string
  readonly stopping: string
  readonly sealed: (commitment: string) => string
  readonly deal: DealWords
  readonly muchHappened: string
  readonly notUpToYou: string
  readonly botPlays: string
  readonly paused: (tally: string | null) => string
  readonly notInPause: string
  readonly oneMoment: string
  readonly waitingFor: (names: string) => string
  readonly wait: string
  readonly hush: string
  readonly remarks: {
    readonly you: string
    readonly host: string
    readonly bot: (level: string) => string
    readonly away: string
    readonly ready: string
    readonly notReady: string
  }
  readonly lookingOn: (names: string) => string
  readonly pace: (pace: string, window: number) => string
  readonly terms: TermNames
  /** The line about a changed setting: the change, its author (null for oneself), and those who are no longer ready. */
  readonly changed: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** How many are for something of how many that it takes. */
  readonly tally: (count: number, needed: number) => string
  /** How to agree with those who are for it. */
  readonly agree: string
  readonly news: {
    readonly here: (name: string) => string
    readonly gone: (name: string) => string
    readonly came: (name: string) => string
    readonly left: (name: string) => string
    readonly renamed: (was: string, name: string) => string
    readonly host: OfWhom
    readonly pauses: string
    readonly goesOn: string
    readonly wants: Readonly<Record<Motion, OfWhom>>
    readonly wantsNoMore: Readonly<Record<Motion, OfWhom>>
    readonly botSits: string
    readonly botUp: string
    readonly away: OfWhom
    readonly back: OfWhom
    readonly seat: OfWhom
    readonly ready: OfWhom
    readonly notReady: OfWhom
  }
  readonly tooMany: (most: number, names: readonly string[]) => string
  readonly seats: SeatWords
  /** Why the server does not do something, where this language has words for it. */
  readonly refused: Readonly<Partial<Record<ErrorCode, string>>>
}

/** Seats that change hands in the middle of a match. */
interface SeatWords {
  /** Which there are, each with its number. */
  readonly take: (seats: string) => string
  readonly ask: (seats: string) => string
  readonly asked: (name: string) => string
  readonly refused: string
  readonly none: string
  readonly playedBy: (name: string) => string
  readonly wants: (name: string, of: string) => string
  /** To the host, who decides. */
  readonly wantsOf: (name: string, of: string) => string
  readonly which: (seats: readonly string[]) => string
}

/** Null for oneself. */
export type OfWhom = (name: string | null) => string

/** A match that is played again. */
export interface ReplayWords {
  readonly next: string
  readonly help: readonly string[]
  readonly noRound: (round: string) => string
  readonly notSaid: (words: string) => string
  readonly of: (number: number, total: number) => string
  readonly players: string
  readonly settings: string
  readonly rounds: string
  readonly scores: string
  /** Who has taken a seat over, from which decision on. */
  readonly from: (name: string, decision: number) => string
  readonly winners: (count: number) => string
  readonly sameEnd: string
}

/** Many matches in figures. */
export interface ReportWords {
  readonly matches: string
  readonly deals: string
  readonly rounds: string
  readonly answers: string
  readonly choices: string
  readonly longest: string
  readonly seconds: string
  readonly perSecond: string
  readonly digest: string
  readonly bot: string
  readonly seats: string
  readonly wins: string
  readonly roundsWon: string
  readonly points: string
  /** Stopped before all were played. */
  readonly stopped: string
}

/** What comes of changed rules. */
export interface LabWords {
  /** Matches of each variant. */
  readonly games: string
  /** A variant in which nothing is changed. */
  readonly asItIs: string
  readonly length: Readonly<Record<'title' | 'rounds' | 'turns' | 'answers', string>>
  readonly moreThan: (variant: string) => string
}

/** A page about many matches. */
export interface PageWords {
  readonly arena: string
  readonly lab: string
  readonly contest: (games: number, deals: number) => string
  readonly otherwise: (played: string) => string
  readonly compared: (variant: string) => string
  readonly chance: string
  readonly intervals: string
  readonly again: string
}

/** Everything that the terminal says in one language, whatever is played. */
export interface Lexicon {
  readonly language: string
  readonly listed: (names: readonly string[]) => string
  readonly ask: AskWords
  readonly play: PlayWords
  readonly room: RoomWords
  readonly replay: ReplayWords
  readonly report: ReportWords
  readonly lab: LabWords
  readonly page: PageWords
}
