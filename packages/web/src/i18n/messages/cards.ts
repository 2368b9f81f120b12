/** The reference page with all cards of a game. */
export interface CardsMessages {
  readonly title: string
  readonly search: string
  readonly noResults: string
  readonly backToStart: string
}
