import type { BoardMessages } from './board-messages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** By their code, which is that of the cards’ own texts. */
export const LANGUAGES = { en, de } as const satisfies Record<string, BoardMessages>

export type Language = keyof typeof LANGUAGES

/** English for those who speak anything else. */
export const resolveLanguage = (code: string): Language =>
  Object.hasOwn(LANGUAGES, code) ? (code as Language) : 'en'
