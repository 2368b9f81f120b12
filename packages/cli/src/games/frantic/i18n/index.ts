import { createMessagesLookup } from '../../../i18n/languages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { FranticTerminalMessages } from './messages.ts'

/** The terminal's own texts about Frantic, by the language of the terminal. */
export const getFranticMessages = createMessagesLookup<FranticTerminalMessages>({ en, de })
