/** The rules page of any game. */
export interface RulesMessages {
  /** The button that opens the list of chapters. */
  readonly index: string
  /** The title of the summary. */
  readonly inShort: string
  /** The title of general rulings in a chapter. */
  readonly inDetail: string
  /** In front of the title of a lesson. */
  readonly tryLesson: string
  readonly limits: { readonly caption: string; readonly players: string }
  readonly minutes: {
    readonly caption: string
    readonly length: string
    readonly rulebooks: string
    readonly bots: string
  }
  readonly tryIt: string
  readonly lessons: string
  readonly showCards: string
  readonly home: string
}
