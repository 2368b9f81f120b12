/** The reference page with all cards of a game. */
export interface CardsMessages {
  readonly title: string
  readonly search: string
  /** The button that opens the index, with the number of filters in use. */
  index(filters: number): string
  found(count: number): string
  readonly related: string
  readonly noResults: string
  readonly backToStart: string
}
