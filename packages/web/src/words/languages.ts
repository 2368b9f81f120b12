import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** By their code, which is that of the cards' own texts. */
export const LANGUAGES = { en, de } as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)
