import { deAfterMatch } from './de/after-match.ts'
import { enAfterMatch } from './en/after-match.ts'
import { completeMessages, LANGUAGE_CODES, type Language, MESSAGES, type Messages } from './index.tsx'
import type { AfterMatchMessages } from './messages/after-match.ts'
import { useLanguage } from './shell.tsx'

export type AllMessages = Messages & AfterMatchMessages

/** Loaded with replays and the history only, so that a table is ready sooner. */
const AFTER_MATCH_MESSAGES = completeMessages<AfterMatchMessages>({ en: enAfterMatch, de: deAfterMatch })

/** Merged once: messages that are the same object in every render are safe as a dependency of effects. */
const ALL_MESSAGES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, { ...MESSAGES[code], ...AFTER_MATCH_MESSAGES[code] }]),
) as Record<Language, AllMessages>

/** The language and all messages of the page, those about finished matches included. */
export function useAfterMatchI18n(): { readonly language: Language; readonly messages: AllMessages } {
  const language = useLanguage()
  return { language, messages: ALL_MESSAGES[language] }
}
