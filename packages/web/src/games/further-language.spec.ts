import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'

// The made-up language `xx` is added to the page; the games add it to their cards in place, so all modules are loaded anew.
vi.resetModules()
vi.doMock('../preferences/languages.ts', () => ({
  LANGUAGE_CODES: ['en', 'de', 'xx'],
  isLanguage: (code: unknown) => ['en', 'de', 'xx'].includes(code as string),
}))
vi.stubGlobal('navigator', { languages: ['xx-XX'] })
afterAll(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../preferences/languages.ts')
  vi.resetModules()
})

const { I18nProvider, useI18n } = await import('../i18n/index.tsx')
const { FINALE_MESSAGES } = await import('../table/match-summary/finale-messages.ts')
const { REMARK_LINES } = await import('../table/expressions/remark-lines.ts')
const { GAME_ENTRIES } = await import('./index.ts')
const { en: board } = await import('./board/i18n/en/index.ts')
const { useBoardMessages } = await import('./board/i18n/index.ts')
const { en: frantic } = await import('./frantic/i18n/en/index.ts')
const { useFranticMessages } = await import('./frantic/i18n/index.ts')

/** A code of the type `Language` in place of `xx`, which exists only here. */
type Code = 'en'

/** Renders a component that calls the hook, and returns the value of the hook in the language of the browser. */
function readFromHook<T>(hook: () => T): T {
  const read: T[] = []
  const Reader = () => {
    read.push(hook())
    return null
  }
  renderToStaticMarkup(createElement(I18nProvider, null, createElement(Reader)))
  return read[0]
}

it('The page is in a further language if the browser prefers it', () => {
  expect(readFromHook(useI18n).language).toBe('xx')
})

it('Games, remarks and the match summary are English in a further language without texts', () => {
  expect(readFromHook(useFranticMessages)).toEqual(frantic)
  expect(readFromHook(useBoardMessages)).toEqual(board)
  expect(FINALE_MESSAGES['xx' as Code]).toEqual(FINALE_MESSAGES.en)
  expect(REMARK_LINES['xx' as Code]).toEqual(REMARK_LINES.en)
  expect(GAME_ENTRIES.frantic.describeListing({ sets: ['base'] }, 'xx' as Code)).toBe('Base game')
})
