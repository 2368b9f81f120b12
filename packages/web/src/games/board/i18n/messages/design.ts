/** The page with the whole look on it. */
export interface DesignMessages {
  readonly title: string
  readonly boards: string
  readonly cards: string
  readonly pieces: string
  readonly events: string
  readonly moments: string
}
