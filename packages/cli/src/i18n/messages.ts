import type { TermMessages } from '@slapwise/client'
import type { DealDoubt, DealViolation } from '@slapwise/client/check-deal'
import type { FactMark } from '@slapwise/kernel'
import type { ErrorCode, VoteTopic } from '@slapwise/protocol'

/** Texts for asking a question of any game. */
export interface AskMessages {
  readonly help: readonly string[]
  readonly nothingToTakeBack: string
  readonly unknownOption: (typed: string) => string
  /** Asks back if several options start with what was typed. */
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

/** Texts for a match at this keyboard. */
export interface PlayMessages {
  readonly welcome: string
  readonly goodbye: string
  readonly confirmQuit: string
  /** Inputs that count as yes. */
  readonly yesInputs: readonly string[]
  readonly matchKept: string
  readonly matchNotKept: (reason: string) => string
  readonly askResume: (what: string, names: readonly string[]) => string
  readonly repeatWithSeed: (seed: string) => string
  readonly you: string
  readonly playerName: (number: number) => string
  readonly passKeyboard: (name: string) => string
}

/** Texts for the verdict about a deal. */
export interface DealMessages {
  readonly fair: string
  readonly omitted: (names: string) => string
  readonly unverified: Readonly<Record<DealDoubt, string>>
  readonly unfair: (unfairReasons: string) => string
  readonly why: Readonly<Record<DealViolation, string>>
  readonly notChecked: Readonly<Record<'rules' | 'record', string>>
  /** The digest in spoken form, to be compared aloud. */
  readonly digest: (spoken: string) => string
}

/** Texts for a room on a server. */
export interface RoomMessages {
  readonly askName: string
  readonly roomTitle: (code: string) => string
  /** Takes one line per bot level. */
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
  /** Takes the names of the other players who want another match. */
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
  /**
   * The line about a changed setting: the change, its author (null for the viewer), and those who are no longer
   * ready.
   */
  readonly settingsChanged: (by: string | null, what: readonly string[], unready: readonly string[]) => string
  /** The votes so far, and how many are needed. */
  readonly voteCount: (count: number, needed: number) => string
  /** The hint that p votes for the same. */
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
  /** Texts for error codes; the message of the server is used for those that are missing. */
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>
}

/** Texts for seats that change hands during a match. */
interface SeatMessages {
  /** Takes the seats, each with its number. */
  readonly canTake: (seats: string) => string
  readonly canAsk: (seats: string) => string
  readonly asked: (name: string) => string
  readonly refused: string
  readonly noSeat: string
  readonly playedBy: (name: string) => string
  readonly requested: (name: string, of: string) => string
  /** The form of `requested` for the host, who decides about the request. */
  readonly requestedFromHost: (name: string, of: string) => string
  readonly askWhichSeat: (seats: readonly string[]) => string
}

/** A text about a member; null is the viewer. */
export type MemberMessage = (name: string | null) => string

/** Texts for `slapwise replay`. */
export interface ReplayMessages {
  readonly nextPrompt: string
  readonly help: readonly string[]
  readonly unknownRound: (round: string) => string
  readonly textNotFound: (text: string) => string
  readonly marks: Readonly<Record<FactMark, string>>
  readonly markNotFound: (mark: string) => string
  readonly position: (number: number, total: number) => string
  readonly players: string
  readonly settings: string
  readonly rounds: string
  readonly scores: string
  /** The new player of a seat, and their first decision. */
  readonly takeover: (name: string, decision: number) => string
  readonly winners: (count: number) => string
  readonly sameResult: string
}

/** Texts for `slapwise analyse`. */
export interface AnalysisMessages {
  /** Above each match of a file with several. */
  readonly title: (number: number, total: number) => string
  /** Above the table of all decisions. */
  readonly decisions: string
  readonly chances: string
  readonly accounts: string
  readonly mistakes: string
  readonly luck: string
  readonly columns: Readonly<Record<'result' | 'luck' | 'skill' | 'gifts' | 'accuracy', string>>
  readonly decision: (number: number) => string
  /** The answer that was given, and the better one. */
  readonly insteadOf: (answer: string, better: string) => string
  /** The answer that was given, and the one of a fiendish bot, which may be no better. */
  readonly besideFiendish: (answer: string, other: string) => string
  readonly isEstimate: string
}

/** Texts for `slapwise puzzles`. */
export interface PuzzleMessages {
  readonly players: (count: number) => string
  readonly solveHint: (gameId: string) => string
  readonly title: (number: number, total: number) => string
  readonly solved: string
  /** Takes the best answer. */
  readonly notSolved: (best: string) => string
  readonly obviousAnswer: (answer: string) => string
  /** Takes the lead over the second best answer, twice its standard error, and the number of deals. */
  readonly lead: (points: string, margin: string, deals: number) => string
}

/** Titles of the reports about many matches. */
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
  /** Ctrl-C ended the series before all matches were played. */
  readonly stoppedEarly: string
}

/** Titles of the lab report. */
export interface LabMessages {
  /** Number of matches per variant. */
  readonly matchesPerVariant: string
  /** The label of the variant with the given settings. */
  readonly unchanged: string
  readonly length: Readonly<Record<'title' | 'rounds' | 'turns' | 'answers', string>>
  readonly differenceTo: (variant: string) => string
}

/** Texts of the HTML reports. */
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

/** All texts of the terminal in one language, except those of the games. */
export interface CliMessages {
  readonly language: string
  readonly formatList: (names: readonly string[]) => string
  readonly ask: AskMessages
  readonly play: PlayMessages
  readonly room: RoomMessages
  readonly replay: ReplayMessages
  readonly analysis: AnalysisMessages
  readonly puzzles: PuzzleMessages
  readonly report: ReportMessages
  readonly lab: LabMessages
  readonly page: PageMessages
}
