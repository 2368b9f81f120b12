/** The reference page with all cards of a game. */
export interface CardsMessages {
  readonly title: string
  readonly search: string
  /** The button that opens the index, with the number of filters in use. */
  index(filters: number): string
  /** The number of items that search and filters leave. */
  found(count: number, total: number): string
  /** The button that resets search and filters. */
  readonly showAll: string
  readonly related: string
  readonly noResults: string
  /** The link from an entry at the table to the same one on the reference page. */
  readonly openReference: string
  readonly backToStart: string
}
