/** The page that lists all that is in the box of a game. */
export interface CardsWords {
  readonly title: string
  readonly search: string
  readonly nothing: string
  readonly home: string
}
