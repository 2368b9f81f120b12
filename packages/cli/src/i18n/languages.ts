import { mergeMessages, type PartialMessages } from '@slapwise/kernel'

/**
 * The languages of the terminal. A further language is its code here, a folder beside `de/` with any part of the messages,
 * and an entry in `index.ts`; the same holds for `games/GAME/i18n`. Missing messages are English.
 */
export const LANGUAGE_CODES = ['en', 'de'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** Messages by language. English is complete; any other language may be missing, and so may any of its messages. */
export type LocalizedMessages<M> = { readonly en: M } & {
  readonly [L in Exclude<LanguageCode, 'en'>]?: PartialMessages<M>
}

/** Returns the messages of a language, completed with English; only English for a language that has none. */
export function createMessagesLookup<M extends object>(localized: LocalizedMessages<M>): (code: string) => M {
  const complete = new Map<string, M>()
  return (code) => {
    const known = complete.get(code)
    if (known) return known
    const own = Object.hasOwn(localized, code) ? localized[code as 'en'] : {}
    const messages = mergeMessages(localized.en, own)
    complete.set(code, messages)
    return messages
  }
}
