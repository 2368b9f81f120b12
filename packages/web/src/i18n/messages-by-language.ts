import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { completeMessages } from './localized.ts'
import type { Messages } from './messages/index.ts'

/**
 * The messages of the page, whatever is played, by language. A further language is its code in `LANGUAGE_CODES`, a folder
 * beside `de/` that exports any part of `Messages`, and an entry here.
 */
export const MESSAGES = completeMessages<Messages>({ en, de })
