/** What every score sheet says, in any language; a game adds how its rounds end. */
export interface SheetWords {
  /** The heading of the hands that were left. */
  readonly left: string
  readonly noCards: string
  /** The points that one card in a hand costs. */
  readonly costs: (points: number) => string
  readonly sheet: string
  readonly total: string
  readonly fewestWin: string
  readonly chart: (rounds: number, ends: string) => string
}
