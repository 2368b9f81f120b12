/** Texts of the card list. */
export interface CardsMessages {
  readonly ruleCards: string
  /** Common names for what a card does, by id, as search terms. */
  readonly aliases: Readonly<Record<string, string>>
}
