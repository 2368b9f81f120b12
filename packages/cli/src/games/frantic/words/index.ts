import type { Language } from '@slapwise/card-game/words'
import { de } from './de.ts'
import { en } from './en.ts'
import type { FranticWords } from './words.ts'

export const TABLE_WORDS: Readonly<Record<Language, FranticWords>> = { en, de }
