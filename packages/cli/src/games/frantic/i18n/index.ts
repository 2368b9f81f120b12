import type { Language } from '@slapwise/card-game/i18n'
import { de } from './de.ts'
import { en } from './en.ts'
import type { FranticTerminalMessages } from './messages.ts'

const MESSAGES: Readonly<Partial<Record<Language, FranticTerminalMessages>>> = { en, de }

export const getFranticMessages = (language: Language): FranticTerminalMessages => MESSAGES[language] ?? en
