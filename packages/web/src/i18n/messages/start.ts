import type { Tempo } from '@slapwise/kernel'

/** The start page. */
export interface StartMessages {
  /** One sentence about the game for newcomers. */
  readonly tagline: string
  readonly yourName: string
  /** The name of a player who has not entered one. */
  readonly anonymousName: string
  readonly chooseFace: string
  readonly anotherFace: string
  readonly game: string
  readonly playNow: string
  /** In place of the button for a new match, if there is an unfinished one. */
  readonly resumeMatch: string
  /** The line that says what kind of match against bots is chosen. */
  readonly match: {
    readonly against: (bots: number, level: string) => string
    /** In place of a level if bots differ. */
    readonly mixedLevel: string
    readonly minutes: (count: number) => string
    /** An own limit. */
    readonly points: (count: number) => string
    /** Something behind “more” differs from the usual. */
    readonly unusual: string
    /** For screen readers. */
    readonly change: string
  }
  readonly tempos: Readonly<Record<Tempo, string>>
  /** For newcomers, below the button that starts a match; `lessons` is a link in the middle. */
  readonly firstSteps: { readonly before: string; readonly lessons: string; readonly after: string }
  readonly openRoom: string
  readonly code: string
  readonly joinRoom: string
  readonly invalidCode: string
  readonly publicRooms: string
  readonly noPublicRooms: string
  readonly playerCount: (count: number) => string
  readonly playingMark: string
  readonly ownTables: {
    readonly title: string
    /** The other players at a table. */
    readonly describePlayers: (others: readonly string[], bots: number) => string
    /** In place of the room code. */
    readonly onThisDevice: string
    readonly states: Readonly<Record<'your-turn' | 'playing' | 'lobby' | 'over', string>>
    readonly showAll: (count: number) => string
    readonly leaveRoom: (code: string) => string
  }
  /** Leaving a room for good, from the start page or in the room. */
  readonly leaving: {
    readonly leave: string
    readonly confirmInMatch: string
    /** Asked if no match is running. */
    readonly confirmInLobby: string
    readonly stay: string
  }
  /** The title of the preferences. */
  readonly preferences: string
  /** The titles of pages. */
  readonly againstBots: string
  readonly design: string
  readonly lessons: string
  readonly howToPlay: string
  readonly history: string
  readonly everyCard: string
  readonly language: string
}
