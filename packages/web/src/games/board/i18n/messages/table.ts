import type { ScreenDirection } from '../../artwork/street/screen-direction.ts'

/** The contents of a space as texts. */
export interface SpaceContents {
  readonly space: number
  readonly place: 'start' | 'end' | 'path'
  /** The number of the manhole on it. */
  readonly manhole: number | null
  /** From the top. */
  readonly cards: readonly string[]
  readonly tokens: readonly string[]
}

/** Texts of the table. */
export interface TableMessages {
  readonly board: string
  readonly yourHand: string
  /** The name of the group with die and draw pile, for screen readers. */
  readonly trayGroup: string
  /** The cards in the hand that can be placed, for screen readers. */
  readonly placeable: (cards: readonly string[]) => string
  readonly noCards: string
  readonly spaceLabel: (on: SpaceContents) => string
  /** A card with its direction: “Push, up”. */
  readonly pointingCard: (card: string, direction: ScreenDirection) => string
  readonly directions: Readonly<Record<ScreenDirection, string>>
  readonly pointDirection: (direction: ScreenDirection) => string
  readonly position: (space: number) => string
  readonly points: (count: number) => string
  readonly cards: (count: number) => string
  readonly drawPile: (count: number) => string
  readonly backward: string
  readonly ghost: string
  readonly die: (value: number, sides: number) => string
  readonly dieWaiting: string
  readonly roll: string
  readonly confirmPlacement: string
  /** Confirms a chosen player or card. */
  readonly confirmChoice: string
  readonly askCard: string
  readonly askSpace: (card: string) => string
  readonly askDirection: (card: string) => string
  readonly askManholeTarget: (manhole: number) => string
  readonly askSteps: (name: string) => string
  readonly steps: (count: number) => string
  /** Accessible label of the list of possible rolls. */
  readonly forecast: (name: string) => string
  /** The result of a roll that can still be rolled again. */
  readonly rolledTo: (value: number, name: string, to: string) => string
  readonly rolledEvent: (value: number, event: string) => string
  /** The result of a Swap with this player. */
  readonly swapPreview: (name: string, theirs: number, mine: number) => string
  /** The result of taking a card; `under` is the card below it. */
  readonly magnetPreview: (card: string, under: string | null) => string
  /** The card on a space will not act again on these players. */
  readonly spent: (names: readonly string[]) => string
  readonly noRoll: string
  readonly pass: string
  readonly ok: string
  readonly throwIn: (card: string) => string
  readonly showReference: string
  readonly coveredCards: string
  readonly touchHint: string
  readonly mouseHint: string
}
