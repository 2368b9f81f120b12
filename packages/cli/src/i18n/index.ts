import { type OptionsConfig, parseOneOf } from '../args/args.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { createMessagesLookup, LANGUAGE_CODES } from './languages.ts'
import type { CliMessages } from './messages.ts'

export { LANGUAGE_CODES } from './languages.ts'
export type { CliMessages } from './messages.ts'

const getMessages = createMessagesLookup<CliMessages>({ en, de })

/** The option `--lang` of commands that print texts for players. */
export const LANGUAGE_OPTION = { lang: { type: 'string', default: 'en' } } as const satisfies OptionsConfig

/** Reads `--lang`. */
export const readMessages = (code: string): CliMessages => ({
  ...getMessages(parseOneOf('lang', code, LANGUAGE_CODES)),
  language: code,
})
