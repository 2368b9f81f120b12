import { type Language, useSpeech } from '../../../words/index.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { FranticWords } from './lexicon/index.ts'

export type { FranticWords } from './lexicon/index.ts'

/** A language of the page is one of each game: the compiler asks for it. */
const LANGUAGES: Readonly<Record<Language, FranticWords>> = { en, de }

/** What Frantic says; what any table says is in `useSpeech`. */
export const useFranticWords = (): FranticWords => LANGUAGES[useSpeech().language]
