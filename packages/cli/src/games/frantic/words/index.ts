import type { Language } from '@slapwise/card-game/words'
import { de } from './de.ts'
import { en } from './en.ts'
import type { FranticWords } from './words.ts'

const TABLE_WORDS: Readonly<Partial<Record<Language, FranticWords>>> = { en, de }

export const tableWordsIn = (language: Language): FranticWords => TABLE_WORDS[language] ?? en
