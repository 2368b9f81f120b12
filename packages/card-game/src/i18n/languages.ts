import type { CardMessages } from './card-messages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/**
 * By their code. Cards speak English and German by themselves; any other language is a folder here and a line such as
 * `fr: further('fr', fr)`.
 */
export const LANGUAGES = { en, de } as const satisfies Record<string, CardMessages>

export type Language = keyof typeof LANGUAGES

/** English for those who speak anything else. */
export const resolveLanguage = (code: string): Language =>
  Object.hasOwn(LANGUAGES, code) ? (code as Language) : 'en'
