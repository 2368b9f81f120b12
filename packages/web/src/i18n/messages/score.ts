/** The score sheet, whatever the points are for. */
export interface ScoreMessages {
  /** Its heading. */
  readonly title: string
  readonly fewestWin: string
  /** The chart, for those who do not see it; `ends` says when the match ends. */
  readonly chartDescription: (rounds: number, ends: string) => string
  /** The points that one card in a hand costs. */
  readonly cardCost: (points: number) => string
}
