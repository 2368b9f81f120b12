/** Texts of link previews: the tags that a messenger reads, and the words in the picture. */
export interface PreviewMessages {
  readonly defaultTitle: string
  readonly defaultDescription: string
  /** A player without a name. */
  bot(count: number): string
  joinNames(names: readonly string[]): string
  readonly room: Readonly<Record<'lobby' | 'playing' | 'over', RoomMessages>>
  readonly emptyRoom: string
  /** The verb after the names of the winners. */
  wins(count: number): string
  readonly result: string
  readonly moment: string
  readonly replayHint: string
  readonly momentHint: string
}

interface RoomMessages {
  title(game: string): string
  description(names: string, count: number): string
  /** The stamp on the picture. */
  readonly stamp: string
}
