import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { isLanguage, type Language } from '../preferences/languages.ts'
import { setPreferences, usePreferences } from '../preferences/preferences.ts'
import { deShell } from './de/shell.ts'
import { enShell } from './en/shell.ts'
import { completeMessages } from './localized.ts'
import type { ShellMessages } from './messages/index.ts'

export { LANGUAGE_CODES, type Language } from '../preferences/languages.ts'
export { completeMessages, type LocalizedText, textIn } from './localized.ts'

/** A further language has an entry here and in `messages-by-language.ts`. */
const SHELL_MESSAGES = completeMessages<ShellMessages>({ en: enShell, de: deShell })

const LanguageContext = createContext<Language>('en')

export const setLanguage = (language: Language) => setPreferences({ language })

/** The first language of the browser that the page has; English if it has none. */
const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0]).find((code) => isLanguage(code)) ?? 'en'

export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const language = usePreferences().language ?? browserLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => useContext(LanguageContext)

/** The language and the messages of the start page and of error pages: `useI18n` would load all others with them. */
export function useShellI18n() {
  const language = useLanguage()
  return { language, messages: SHELL_MESSAGES[language] }
}
