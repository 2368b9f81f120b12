import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { Lexicon } from './lexicon/index.ts'

export type { Lexicon, Names } from './lexicon/index.ts'

/** By their code, which is that of the cards' own texts. */
export const LANGUAGES = { en, de } as const

export type Language = keyof typeof LANGUAGES

const KEY = 'slapwise.language'

interface Spoken {
  readonly language: Language
  readonly words: Lexicon
  speak(language: Language): void
}

const Speaking = createContext<Spoken | null>(null)

const isLanguage = (code: string | null): code is Language => code !== null && code in LANGUAGES

function preferred(): Language {
  const kept = localStorage.getItem(KEY)
  if (isLanguage(kept)) return kept
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}

export function Speech({ children }: { readonly children: ReactNode }) {
  const [language, speak] = useState(preferred)
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(KEY, language)
  }, [language])
  return (
    <Speaking.Provider value={{ language, words: LANGUAGES[language], speak }}>{children}</Speaking.Provider>
  )
}

export const useSpeech = (): Spoken => useContext(Speaking)!
