import type { CardMessages } from './card-messages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/**
 * The messages of each language by its code. English and German are complete; a further language is a folder with a
 * `Translation` and an entry such as `fr: addLanguage('fr', fr)`. Its missing texts are English.
 */
export const LANGUAGES = { en, de } as const satisfies Record<string, CardMessages>

export type Language = keyof typeof LANGUAGES

/** The language of a code; English if the game does not have it. */
export const resolveLanguage = (code: string): Language =>
  Object.hasOwn(LANGUAGES, code) ? (code as Language) : 'en'
