import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { isLanguage, type Language } from '../preferences/languages.ts'
import { prefer, usePreferences } from '../preferences/preferences.ts'
import { LANGUAGES } from './languages.ts'
import type { Lexicon } from './lexicon/index.ts'

export { LANGUAGE_CODES, type Language } from '../preferences/languages.ts'
export { LANGUAGES } from './languages.ts'
export type { Lexicon } from './lexicon/index.ts'

interface Spoken {
  readonly language: Language
  readonly words: Lexicon
  speak(language: Language): void
}

const Speaking = createContext<Spoken | null>(null)

const speak = (language: Language) => prefer({ language })

/** What the browser asks for, as long as nobody has chosen. */
const asked = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0]).find((code) => isLanguage(code)) ?? 'en'

export function Speech({ children }: { readonly children: ReactNode }) {
  const language = usePreferences().language ?? asked()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <Speaking.Provider value={{ language, words: LANGUAGES[language], speak }}>{children}</Speaking.Provider>
  )
}

export const useSpeech = (): Spoken => useContext(Speaking)!
