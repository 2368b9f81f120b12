import type { Language } from '../preferences/languages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { Lexicon } from './lexicon/index.ts'

/** The dictionary of each language. */
export const LANGUAGES: Readonly<Record<Language, Lexicon>> = { en, de }
