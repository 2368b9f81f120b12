/** The words of a score sheet that games share, in any language. */
export interface ScoreSheetMessages {
  /** The heading of the hands that were left. */
  readonly leftInHand: string
  readonly noCards: string
  readonly total: string
}
