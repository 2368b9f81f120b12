/** Texts of a score sheet that games share, in any language. */
export interface ScoreSheetMessages {
  /** The heading above the hands at the end of a round. */
  readonly leftInHand: string
  readonly noCards: string
  readonly total: string
}
