/** What every table says. */
export interface TableWords {
  /** Of nobody in particular while an answer is on its way. */
  readonly waitFor: (names: readonly string[]) => string
  readonly done: string
  readonly log: string
  readonly round: (round: number) => string
  readonly tapToGoOn: string
  readonly leave: string
  /** What opens what else can be said while something can be thrown in. */
  readonly aboutWindow: string
  /** While others might throw something in, and one cannot. */
  readonly nothingToAdd: string
  readonly rules: string
  readonly holdOn: string
  readonly dontAsk: string
  readonly away: string
  readonly offline: string
  readonly notNow: string
  readonly stillToPick: (left: number) => string
  readonly gotIt: string
  readonly drawer: string
  readonly closeDrawer: string
  readonly scores: string
  readonly options: string
  readonly takeBack: string
  readonly you: string
}
