import { mergeMessages, type PartialMessages } from '@slapwise/kernel'
import { LANGUAGE_CODES, type Language } from '../preferences/languages.ts'

/** Messages by language. English is complete; any other language may be missing, and so may any of its messages. */
export type LocalizedMessages<M> = { readonly en: M } & {
  readonly [L in Exclude<Language, 'en'>]?: PartialMessages<M>
}

/** One text by language; English is used for a language that does not have it. */
export type LocalizedText = { readonly en: string } & { readonly [L in Exclude<Language, 'en'>]?: string }

/** The complete messages of every language: its own, and English for those that it does not have. */
export const completeMessages = <M extends object>(
  localized: LocalizedMessages<M>,
): Readonly<Record<Language, M>> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, mergeMessages(localized.en, localized[code as 'en'] ?? {})]),
  ) as Record<Language, M>

export const textIn = (text: LocalizedText, language: Language): string => text[language] ?? text.en
