/** The languages of the page, by the codes of the cards' own texts. `words/` and each game have a dictionary for each. */
export const LANGUAGE_CODES = ['en', 'de'] as const

export type Language = (typeof LANGUAGE_CODES)[number]

export const isLanguage = (code: unknown): code is Language =>
  (LANGUAGE_CODES as readonly unknown[]).includes(code)
