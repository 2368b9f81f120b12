import type { TermMessages } from '@slapwise/client'
import type { DealDoubt, DealViolation } from '@slapwise/client/check-deal'
import type { ErrorCode, VoteTopic } from '@slapwise/protocol'

/** How somebody at this keyboard is asked, in any game. */
export interface AskMessages {
  readonly help: readonly string[]
  readonly nothingToTakeBack: string
  readonly unknownOption: (typed: string) => string
  /** Something like it is there, perhaps more than once. */
  readonly ambiguousOption: (options: readonly string[]) => string
  readonly wrongCount: (count: number, example: string) => string
  readonly wrongSum: (sum: number, total: number) => string
  readonly wrongReceivers: (left: number, example: string) => string
  readonly someExample: (count: number) => string
  readonly allotmentExample: (first: string, last: string, total: number) => string
  readonly receiversExample: string
  readonly askReceiver: (item: string) => string
  readonly pressEnter: (what: string) => string
  readonly cannotReact: string
}

/** A match at this keyboard. */
export interface PlayMessages {
  readonly welcome: string
  readonly goodbye: string
  readonly confirmQuit: string
  /** What is typed to be sure. */
  readonly yesInputs: readonly string[]
  readonly matchKept: string
  readonly matchNotKept: (reason: string) => string
  readonly askResume: (what: string, names: readonly string[]) => string
  readonly repeatWithSeed: (seed: string) => string
  readonly you: string
  readonly playerName: (number: number) => string
  readonly passKeyboard: (name: string) => string
}

/** What this terminal can say about a deal that is over. */
export interface DealMessages {
  readonly fair: string
  readonly omitted: (names: string) => string
  readonly unverified: Readonly<Record<DealDoubt, string>>
  readonly unfair: (unfairReasons: string) => string
  readonly why: Readonly<Record<DealViolation, string>>
  readonly notChecked: Readonly<Record<'rules' | 'record', string>>
  /** What is to be compared aloud. */
  readonly digest: (spoken: string) => string
}

/** A room on a server. */
export interface RoomMessages {
  readonly askName: string
  readonly roomTitle: (code: string) => string
  /** With a line for each level of bots. */
  readonly hostHelp: (levels: readonly string[]) => readonly string[]
  readonly lobbyHelp: readonly string[]
  readonly tableHelp: readonly string[]
  readonly unknownCommand: (line: string) => string
  readonly hostPrompt: string
  readonly spectatorPrompt: string
  readonly readyPrompt: string
  readonly notReadyPrompt: string
  readonly noFreeSeat: string
  readonly noBotToRemove: string
  readonly unknownGame: (ids: readonly string[]) => string
  readonly unknownMember: (name: string) => string
  readonly confirmKick: (name: string) => string
  readonly recordAddress: (address: string) => string
  /** With those of the others who want another match. */
  readonly hostPromptAfterMatch: (willing: readonly string[]) => string
  readonly playerPromptAfterMatch: (isWilling: boolean) => string
  readonly spectatorPromptAfterMatch: string
  readonly afterMatchHelp: string
  readonly rejoinCommand: (url: string, code: string) => string
  readonly connectionLost: string
  readonly reconnected: string
  readonly roomClosed: string
  readonly serverStopping: string
  readonly committed: (commitment: string) => string
  readonly deal: DealMessages
  readonly missedUpdates: string
  readonly notYourTurn: string
  readonly botPlaysForYou: string
  readonly paused: (voteCount: string | null) => string
  readonly notInPause: string
  readonly waiting: string
  readonly waitingFor: (names: string) => string
  readonly holdOnHint: string
  readonly quietHint: string
  readonly memberRemarks: {
    readonly you: string
    readonly host: string
    readonly bot: (level: string) => string
    readonly away: string
    readonly ready: string
    readonly notReady: string
  }
  readonly spectators: (names: string) => string
  readonly pace: (pace: string, window: number) => string
  readonly terms: TermMessages
  /** The line about a changed setting: the change, its author (null for oneself), and those who are no longer ready. */
  readonly settingsChanged: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** How many are for something of how many that it takes. */
  readonly tally: (count: number, needed: number) => string
  /** How to agree with those who are for it. */
  readonly agreeHint: string
  readonly changes: {
    readonly connected: (name: string) => string
    readonly disconnected: (name: string) => string
    readonly joined: (name: string) => string
    readonly left: (name: string) => string
    readonly renamed: (was: string, name: string) => string
    readonly host: MemberMessage
    readonly paused: string
    readonly resumed: string
    readonly votedFor: Readonly<Record<VoteTopic, MemberMessage>>
    readonly withdrewVote: Readonly<Record<VoteTopic, MemberMessage>>
    readonly botAdded: string
    readonly botRemoved: string
    readonly away: MemberMessage
    readonly returned: MemberMessage
    readonly satDown: MemberMessage
    readonly ready: MemberMessage
    readonly notReady: MemberMessage
  }
  readonly tooManyPlayers: (most: number, names: readonly string[]) => string
  readonly seats: SeatMessages
  /** Why the server does not do something, where this language has words for it. */
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>
}

/** Seats that change hands in the middle of a match. */
interface SeatMessages {
  /** Which there are, each with its number. */
  readonly canTake: (seats: string) => string
  readonly canAsk: (seats: string) => string
  readonly asked: (name: string) => string
  readonly refused: string
  readonly noSeat: string
  readonly playedBy: (name: string) => string
  readonly requested: (name: string, of: string) => string
  /** To the host, who decides. */
  readonly requestedFromHost: (name: string, of: string) => string
  readonly askWhichSeat: (seats: readonly string[]) => string
}

/** Null for oneself. */
export type MemberMessage = (name: string | null) => string

/** A match that is played again. */
export interface ReplayMessages {
  readonly nextPrompt: string
  readonly help: readonly string[]
  readonly unknownRound: (round: string) => string
  readonly textNotFound: (text: string) => string
  readonly position: (number: number, total: number) => string
  readonly players: string
  readonly settings: string
  readonly rounds: string
  readonly scores: string
  /** Who has taken a seat over, from which decision on. */
  readonly takeover: (name: string, decision: number) => string
  readonly winners: (count: number) => string
  readonly sameResult: string
}

/** Many matches in figures. */
export interface ReportMessages {
  readonly matches: string
  readonly deals: string
  readonly rounds: string
  readonly answers: string
  readonly realChoices: string
  readonly longestMatch: string
  readonly seconds: string
  readonly answersPerSecond: string
  readonly digest: string
  readonly bot: string
  readonly seats: string
  readonly wins: string
  readonly roundsWon: string
  readonly points: string
  /** Stopped before all were played. */
  readonly stoppedEarly: string
}

/** What comes of changed rules. */
export interface LabMessages {
  /** Matches of each variant. */
  readonly matchesPerVariant: string
  /** A variant in which nothing is changed. */
  readonly unchanged: string
  readonly length: Readonly<Record<'title' | 'rounds' | 'turns' | 'answers', string>>
  readonly differenceTo: (variant: string) => string
}

/** A page about many matches. */
export interface PageMessages {
  readonly arenaTitle: string
  readonly labTitle: string
  readonly arenaSize: (games: number, deals: number) => string
  readonly baseSettings: (played: string) => string
  readonly differenceNote: (variant: string) => string
  readonly expectedNote: string
  readonly intervalNote: string
  readonly reproduceNote: string
}

/** Everything that the terminal says in one language, whatever is played. */
export interface CliMessages {
  readonly language: string
  readonly formatList: (names: readonly string[]) => string
  readonly ask: AskMessages
  readonly play: PlayMessages
  readonly room: RoomMessages
  readonly replay: ReplayMessages
  readonly report: ReportMessages
  readonly lab: LabMessages
  readonly page: PageMessages
}
