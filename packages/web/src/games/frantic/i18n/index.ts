import { type Language, useI18n } from '../../../i18n/index.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { FranticMessages } from './messages/index.ts'

export type { FranticMessages } from './messages/index.ts'

/** A language of the page is one of each game: the compiler asks for it. */
const LANGUAGES: Readonly<Record<Language, FranticMessages>> = { en, de }

/** What Frantic says; what any table says is in `useSpeech`. */
export const useFranticMessages = (): FranticMessages => LANGUAGES[useI18n().language]
