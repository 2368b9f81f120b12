/** What is listed apart from the boxes. */
export interface CardsWords {
  readonly houseRules: string
}
