/** The score sheet of any game. */
export interface ScoreMessages {
  readonly title: string
  readonly fewestWin: string
  readonly chartAxes: { readonly points: string; readonly rounds: string }
  /** The text alternative of the chart; `ends` is the end of the match. */
  readonly chartDescription: (rounds: number, ends: string) => string
  readonly cardCost: (points: number) => string
}
