/** The page that lists all that is in the box of a game. */
export interface CardsMessages {
  readonly title: string
  readonly search: string
  readonly noResults: string
  readonly backToStart: string
}
