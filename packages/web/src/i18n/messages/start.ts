/** The start page. */
export interface StartMessages {
  /** One sentence about the game for newcomers. */
  readonly tagline: string
  readonly yourName: string
  /** The name of a player who has not entered one. */
  readonly anonymousName: string
  readonly anotherFace: string
  readonly game: string
  readonly playNow: string
  /** In place of the button for a new match, if there is an unfinished one. */
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
    /** The other players at a table. */
    readonly describePlayers: (others: readonly string[], bots: number) => string
    /** In place of the room code. */
    readonly onThisDevice: string
    readonly states: Readonly<Record<'your-turn' | 'playing' | 'lobby' | 'over', string>>
    readonly showAll: (count: number) => string
    readonly leaveRoom: (code: string) => string
    /** Asked before leaving a room without a running match. */
    readonly confirmLeave: string
  }
  readonly howToPlay: string
  readonly everyCard: string
  readonly language: string
}
