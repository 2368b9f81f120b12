/** Texts of the design page. */
export interface DesignMessages {
  readonly title: string
  readonly boards: string
  readonly cards: string
  readonly pieces: string
  readonly events: string
  readonly moments: string
}
