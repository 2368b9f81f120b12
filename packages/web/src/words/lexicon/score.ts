/** The score sheet, whatever the points are for. */
export interface ScoreWords {
  /** Its heading. */
  readonly rounds: string
  readonly fewestWin: string
  /** The chart, for those who do not see it; `ends` says when the match ends. */
  readonly chart: (rounds: number, ends: string) => string
  /** The points that one card in a hand costs. */
  readonly costs: (points: number) => string
}
