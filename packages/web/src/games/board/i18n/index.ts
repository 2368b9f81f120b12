import { type Language, useI18n } from '../../../i18n/index.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { BoardMessages } from './messages/index.ts'

export type { BoardMessages } from './messages/index.ts'

/** A language of the page is one of each game: the compiler asks for it. */
const LANGUAGES: Readonly<Record<Language, BoardMessages>> = { en, de }

/** What the board game says; what any table says is in `useSpeech`. */
export const useBoardMessages = (): BoardMessages => LANGUAGES[useI18n().language]
