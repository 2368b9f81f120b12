/** The words of a score sheet that games share, in any language. */
export interface SheetWords {
  /** The heading of the hands that were left. */
  readonly left: string
  readonly noCards: string
  readonly total: string
}
