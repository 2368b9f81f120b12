import type { ScreenWay } from '../../look/street/screen-way.ts'

/** What lies and stands on a space, already in words. */
export interface OnSpace {
  readonly space: number
  readonly place: 'start' | 'end' | 'path'
  /** The number of a manhole there. */
  readonly manhole: number | null
  /** From the top. */
  readonly cards: readonly string[]
  readonly tokens: readonly string[]
}

/** What only this table says. */
export interface TableWords {
  readonly board: string
  readonly yourHand: string
  readonly noCards: string
  readonly onSpace: (on: OnSpace) => string
  /** A card as it lies: “Push, up”. */
  readonly pointing: (card: string, way: ScreenWay) => string
  readonly ways: Readonly<Record<ScreenWay, string>>
  readonly pointIt: (way: ScreenWay) => string
  readonly at: (space: number) => string
  readonly points: (count: number) => string
  readonly cards: (count: number) => string
  readonly drawPile: (count: number) => string
  readonly backward: string
  readonly ghost: string
  readonly die: (value: number, sides: number) => string
  readonly noDie: string
  readonly roll: string
  readonly place: string
  readonly whichCard: string
  readonly where: (card: string) => string
  readonly whichWay: (card: string) => string
  readonly whereTo: (manhole: number) => string
  readonly howFar: (name: string) => string
  readonly steps: (count: number) => string
  /** The heading of what each roll would bring, for those who hear it. */
  readonly forecast: string
  readonly noRoll: string
  readonly letItBe: string
  readonly ok: string
  readonly throwIn: (card: string) => string
  readonly look: string
  readonly covered: string
  readonly holdToRead: string
  readonly clickToRead: string
}
