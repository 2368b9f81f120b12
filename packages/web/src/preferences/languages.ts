/** The languages of the page. A further one is its code here and a folder in `i18n/`; texts that it does not have are English. */
export const LANGUAGE_CODES = ['en', 'de'] as const

export type Language = (typeof LANGUAGE_CODES)[number]

export const isLanguage = (code: unknown): code is Language =>
  (LANGUAGE_CODES as readonly unknown[]).includes(code)
