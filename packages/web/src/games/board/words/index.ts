import { type Language, useSpeech } from '../../../words/index.tsx'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { BoardWords } from './lexicon/index.ts'

export type { BoardWords } from './lexicon/index.ts'

/** A language of the page is one of each game: the compiler asks for it. */
const LANGUAGES: Readonly<Record<Language, BoardWords>> = { en, de }

/** What the board game says; what any table says is in `useSpeech`. */
export const useBoardWords = (): BoardWords => LANGUAGES[useSpeech().language]
