import { addLanguage, LANGUAGES } from '@slapwise/board-game/i18n'
import { completeMessages, LANGUAGE_CODES, useI18n } from '../../../i18n/index.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { BoardMessages } from './messages/index.ts'

export type { BoardMessages } from './messages/index.ts'

// In a language of the page that the game itself does not have, cards and events have their English texts.
for (const code of LANGUAGE_CODES) if (!Object.hasOwn(LANGUAGES, code)) addLanguage(code, {})

const MESSAGES = completeMessages<BoardMessages>({ en, de })

/** The messages of this game; those of the page, whatever is played, are in `useI18n`. */
export const useBoardMessages = (): BoardMessages => MESSAGES[useI18n().language]
