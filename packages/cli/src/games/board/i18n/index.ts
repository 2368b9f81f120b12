import { createMessagesLookup } from '../../../i18n/languages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { BoardTerminalMessages } from './messages.ts'

/** The terminal's own texts about the board game, by the language of the terminal. */
export const getBoardMessages = createMessagesLookup<BoardTerminalMessages>({ en, de })
