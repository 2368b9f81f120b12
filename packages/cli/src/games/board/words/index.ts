import type { Language } from '@slapwise/board-game/words'
import { de } from './de.ts'
import { en } from './en.ts'
import type { TerminalWords } from './words.ts'

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, de }

export const terminalWordsIn = (language: Language): TerminalWords => WORDS[language]
