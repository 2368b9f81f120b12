/** What is listed apart from the boxes. */
export interface CardsMessages {
  readonly ruleCards: string
  /** What people call what a thing does, by its id, where it does not say so itself. */
  readonly aliases: Readonly<Record<string, string>>
}
