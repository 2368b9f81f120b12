import type { Language } from '@slapwise/board-game/i18n'
import { de } from './de.ts'
import { en } from './en.ts'
import type { BoardTerminalMessages } from './messages.ts'

const MESSAGES: Readonly<Record<Language, BoardTerminalMessages>> = { en, de }

export const getBoardMessages = (language: Language): BoardTerminalMessages => MESSAGES[language]
