import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { isLanguage, type Language } from '../preferences/languages.ts'
import { setPreferences, usePreferences } from '../preferences/preferences.ts'
import type { Messages } from './messages/index.ts'
import { MESSAGES } from './messages-by-language.ts'

export { LANGUAGE_CODES, type Language } from '../preferences/languages.ts'
export { completeMessages, type LocalizedText, textIn } from './localized.ts'
export type { Messages } from './messages/index.ts'
export { MESSAGES } from './messages-by-language.ts'

interface I18n {
  readonly language: Language
  readonly messages: Messages
  setLanguage(language: Language): void
}

const I18nContext = createContext<I18n | null>(null)

const setLanguage = (language: Language) => setPreferences({ language })

/** The first language of the browser that the page has; English if it has none. */
const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0]).find((code) => isLanguage(code)) ?? 'en'

export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const language = usePreferences().language ?? browserLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nContext.Provider value={{ language, messages: MESSAGES[language], setLanguage }}>
      {children}
    </I18nContext.Provider>
  )
}

export const useI18n = (): I18n => useContext(I18nContext)!
