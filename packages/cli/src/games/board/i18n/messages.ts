import type { Settings } from '@slapwise/board-game'

/** The terminal's own texts about the board game; all others come from its package. */
export interface BoardTerminalMessages {
  readonly help: readonly string[]
  /** Column heading of the score table. */
  readonly roundHeading: string
  readonly handOf: (name: string, cards: string) => string
  readonly start: string
  /** Examples of how to type a placement and the move of a manhole. */
  readonly placementExample: (example: string) => string
  readonly relocationExample: string
  /** Commands that list where cards can go. */
  readonly whereCommands: readonly string[]
  readonly nowhere: string
  readonly askSpace: (card: string) => string
  readonly askDirection: (card: string, directions: string) => string
  readonly manholeBlocked: (manhole: string) => string
  readonly spaceBlocked: string
  readonly askManhole: string
  readonly forecastTitle: string
  /** The answer to `? push 12 up` for a legal placement. */
  readonly placementAllowed: string
  readonly spaceName: (space: number) => string
  readonly tokensOnSpace: (names: string) => string
  readonly unknownTopic: (topic: string) => string
  readonly lengths: Readonly<Record<Exclude<Settings['limit'], number>, string>>
  readonly report: Readonly<
    Record<'played' | 'landed' | 'thrownIn' | 'events' | 'endings' | 'points', string>
  >
  readonly lab: {
    readonly titles: Readonly<Record<'perRound' | 'leftover' | 'heldCards', string>>
    readonly perRound: Readonly<Record<'events' | 'attacks' | 'landed' | 'thrownIn', string>>
    readonly leftover: Readonly<Record<'cards' | 'points', string>>
  }
  readonly endings: Readonly<Record<'end-reached' | 'empty-pile' | 'stalemate', string>>
  readonly meanPoints: string
  readonly cardList: {
    readonly count: string
    readonly timing: string
    readonly board: string
    readonly events: string
    readonly event: (number: number) => string
    readonly manholes: string
    readonly rulings: string
  }
}
