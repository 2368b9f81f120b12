/** The table itself. */
export interface TableWords {
  readonly playOn: string
  readonly or: string
  readonly anything: string
  /** Of nobody in particular while an answer is on its way. */
  readonly waitFor: (names: readonly string[]) => string
  readonly draw: string
  readonly pass: string
  readonly ok: string
  readonly yes: string
  readonly no: string
  readonly done: string
  readonly nobody: string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly log: string
  readonly round: (round: number) => string
  readonly tapToGoOn: string
  readonly leave: string
  readonly withPower: string
  readonly alone: string
  readonly holdOn: string
  readonly dontAsk: string
  readonly letItBe: string
  readonly drawPile: (count: number) => string
  readonly skipped: string
  readonly away: string
  readonly offline: string
  readonly direction: Readonly<Record<1 | -1, string>>
  readonly yourHand: string
  readonly noCards: string
  readonly notNow: string
  readonly stillToPick: (left: number) => string
  readonly oneLessFor: (name: string) => string
  readonly closedPower: (place: number) => string
  readonly gotIt: string
  readonly drawer: string
  readonly closeDrawer: string
  readonly scores: string
  readonly options: string
  readonly whatIs: (card: string) => string
  readonly holdToRead: string
  readonly clickToRead: string
  readonly takeBack: string
  readonly you: string
}
