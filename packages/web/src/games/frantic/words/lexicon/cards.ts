/** The page that lists every card. */
export interface CardsWords {
  readonly title: string
  readonly search: string
  readonly houseRules: string
  readonly nothing: string
  readonly home: string
}
