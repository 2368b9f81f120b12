import { type Options, oneOf } from '../args/args.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Lexicon } from './lexicon.ts'

export type { Lexicon } from './lexicon.ts'

const LEXICA: Readonly<Record<string, Lexicon>> = { en, de }

/** For those commands that speak to people. */
export const LANGUAGE_OPTION = { lang: { type: 'string', default: 'en' } } as const satisfies Options

export const readLanguage = (code: string): Lexicon => LEXICA[oneOf('lang', code, Object.keys(LEXICA))]
