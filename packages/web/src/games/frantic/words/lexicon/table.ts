/** What only a table of Frantic says. */
export interface TableWords {
  readonly playOn: string
  readonly or: string
  readonly anything: string
  readonly draw: string
  /** At one's turn, with nothing to play. */
  readonly nothingFits: string
  /** After drawing, too. */
  readonly stillNothing: string
  readonly pass: string
  readonly ok: string
  readonly yes: string
  readonly no: string
  readonly nobody: string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly pointsOf: (count: number, limit: number) => string
  readonly withPower: string
  readonly alone: string
  readonly letItBe: string
  readonly drawPile: (count: number) => string
  readonly skipped: string
  readonly direction: Readonly<Record<1 | -1, string>>
  readonly yourHand: string
  readonly noCards: string
  readonly oneLessFor: (name: string) => string
  readonly closedPower: (place: number) => string
  readonly whatIs: (card: string) => string
  readonly holdToRead: string
  readonly clickToRead: string
}
