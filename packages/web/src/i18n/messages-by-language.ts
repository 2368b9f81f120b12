import type { Language } from '../preferences/languages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { Messages } from './messages/index.ts'

/** The dictionary of each language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de }
