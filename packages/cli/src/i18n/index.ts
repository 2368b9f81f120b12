import { type OptionsConfig, parseOneOf } from '../args/args.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { CliMessages } from './messages.ts'

export type { CliMessages } from './messages.ts'

const MESSAGES: Readonly<Record<string, CliMessages>> = { en, de }

/** For those commands that speak to people. */
export const LANGUAGE_OPTION = { lang: { type: 'string', default: 'en' } } as const satisfies OptionsConfig

export const readMessages = (code: string): CliMessages =>
  MESSAGES[parseOneOf('lang', code, Object.keys(MESSAGES))]
