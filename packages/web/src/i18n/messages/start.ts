/** The page where everything starts. */
export interface StartMessages {
  /** What this is, for a stranger. */
  readonly tagline: string
  readonly yourName: string
  /** What somebody is called who does not say. */
  readonly anonymousName: string
  readonly anotherFace: string
  readonly game: string
  readonly playNow: string
  /** In place of it, where a match was left. */
  readonly resumeMatch: string
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
    /** Who else sits there. */
    readonly describePlayers: (others: readonly string[], bots: number) => string
    /** In place of a code. */
    readonly onThisDevice: string
    readonly states: Readonly<Record<'your-turn' | 'playing' | 'lobby' | 'over', string>>
    readonly showAll: (count: number) => string
    readonly leaveRoom: (code: string) => string
    /** Where no match is being played. */
    readonly confirmLeave: string
  }
  readonly howToPlay: string
  readonly everyCard: string
  readonly language: string
}
