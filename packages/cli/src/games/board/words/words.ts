import type { Settings } from '@slapwise/board-game'

/** What only the terminal says about the board game: the rest is the game’s own. */
export interface TerminalWords {
  readonly help: readonly string[]
  /** The heading of what a round cost. */
  readonly round: string
  readonly holds: (name: string, cards: string) => string
  readonly start: string
  /** What a placement looks like, and the move of a manhole. */
  readonly placing: (example: string) => string
  readonly relocating: string
  /** What is typed to see where cards can go. */
  readonly where: readonly string[]
  readonly nowhere: string
  readonly whereTo: (card: string) => string
  readonly pointsThere: (card: string, ways: string) => string
  readonly occupied: (manhole: string) => string
  readonly notThere: string
  readonly whichManhole: string
  readonly ahead: string
  /** To somebody who asked why not. */
  readonly mayBe: string
  readonly space: (space: number) => string
  readonly standsThere: (names: string) => string
  readonly nothingCalled: (topic: string) => string
  readonly lengths: Readonly<Record<Exclude<Settings['limit'], number>, string>>
  readonly report: Readonly<
    Record<'played' | 'landed' | 'thrownIn' | 'events' | 'endings' | 'points', string>
  >
  readonly lab: {
    readonly titles: Readonly<Record<'course' | 'left' | 'held', string>>
    readonly course: Readonly<Record<'events' | 'attacks' | 'landed' | 'thrownIn', string>>
    readonly left: Readonly<Record<'cards' | 'points', string>>
  }
  readonly endings: Readonly<Record<'end-reached' | 'empty-pile' | 'stalemate', string>>
  readonly meanPoints: string
  readonly list: {
    readonly count: string
    readonly timing: string
    readonly board: string
    readonly events: string
    readonly event: (number: number) => string
    readonly manholes: string
    readonly rulings: string
  }
}
