type Translations = Readonly<Record<string, string>>

interface NamedCard {
  readonly name: object
  /** The name at tables with mild language; null for a card whose name is not rude. */
  readonly mildName: object | null
}

/** A card, an event or another entry with a name and texts in each language. */
interface TranslatedEntry {
  readonly name: object
  readonly text: object
  readonly rulings?: readonly object[]
}

/** Returns the entries with the names that a table uses. Mild names replace rude ones in all texts too. */
export type MildNaming = <T extends TranslatedEntry>(entries: readonly T[], mild: boolean) => readonly T[]

export function createMildNaming(cards: readonly NamedCard[]): MildNaming {
  const rude = cards
    .filter(({ mildName }) => mildName !== null)
    .map(({ name, mildName }) => ({ name: name as Translations, mild: mildName as Translations }))
  // Texts without a translation mention cards by their English names.
  const toMildText = (original: string, language: string): string =>
    rude.reduce(
      (text, { name, mild }) => text.replaceAll(name[language], mild[language]).replaceAll(name.en, mild.en),
      original,
    )
  const toMildTexts = <W extends object>(texts: W): W =>
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, toMildText(text, language)]),
    ) as W
  const toMildEntry = <T extends TranslatedEntry>(entry: T): T => ({
    ...entry,
    name: toMildTexts(entry.name),
    text: toMildTexts(entry.text),
    ...(entry.rulings && { rulings: entry.rulings.map(toMildTexts) }),
  })
  return (entries, mild) => (mild ? entries.map(toMildEntry) : entries)
}
