/** The page where everything starts. */
export interface StartWords {
  /** What this is, for a stranger. */
  readonly line: string
  readonly yourName: string
  /** What somebody is called who does not say. */
  readonly someone: string
  readonly anotherFace: string
  readonly game: string
  readonly playNow: string
  /** In place of it, where a match was left. */
  readonly goOn: string
  readonly openRoom: string
  readonly code: string
  readonly join: string
  readonly noSuchCode: string
  readonly publicRooms: string
  readonly noRooms: string
  readonly players: (count: number) => string
  readonly isPlaying: string
  readonly tables: {
    readonly title: string
    /** Who else sits there. */
    readonly company: (others: readonly string[], bots: number) => string
    /** In place of a code. */
    readonly onThisDevice: string
    readonly states: Readonly<Record<'asked' | 'playing' | 'lobby' | 'over', string>>
    readonly all: (count: number) => string
    readonly leave: (code: string) => string
    /** Where no match is being played. */
    readonly leaveSure: string
  }
  readonly howToPlay: string
  readonly everyCard: string
  readonly language: string
}
