import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Messages } from './messages/index.ts'

// A made-up language `xx` is added to the page; the games add it to their cards in place, so all modules are loaded anew.
vi.resetModules()
vi.doMock('../preferences/languages.ts', () => ({
  LANGUAGE_CODES: ['en', 'de', 'xx'],
  isLanguage: (code: unknown) => ['en', 'de', 'xx'].includes(code as string),
}))
vi.stubGlobal('navigator', { languages: ['xx-XX'] })
afterAll(() => {
  vi.doUnmock('../preferences/languages.ts')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const { completeMessages, I18nProvider, MESSAGES, useI18n } = await import('./index.tsx')
const { en } = await import('./en/index.ts')
const { FINALE_MESSAGES } = await import('../table/match-summary/finale-messages.ts')
const { REMARK_LINES } = await import('../table/expressions/remark-lines.ts')
const { useFranticMessages } = await import('../games/frantic/i18n/index.ts')
const { useBoardMessages } = await import('../games/board/i18n/index.ts')
const { FRANTIC_INFO } = await import('../games/frantic/frantic-info.ts')
const { BOARDS } = await import('@slapwise/board-game')
const { CARD_SETS } = await import('@slapwise/card-game')

/** A code of the type `Language` in place of `xx`, which exists only here. */
type Code = 'en'

/** What a component reads from a hook in the language of the browser. */
function readFromHook<T>(hook: () => T): T {
  const read: T[] = []
  const Reader = () => {
    read.push(hook())
    return null
  }
  renderToStaticMarkup(createElement(I18nProvider, null, createElement(Reader)))
  return read[0]
}

describe('A further language', () => {
  it('has its own texts, and English for the rest, at every level', () => {
    const xx = { room: { copy: 'Xopy' }, start: { ownTables: { title: 'Xables' } } }
    const translations = { en, xx }
    expect(completeMessages<Messages>(translations)['xx' as Code]).toEqual({
      ...en,
      room: { ...en.room, copy: 'Xopy' },
      start: { ...en.start, ownTables: { ...en.start.ownTables, title: 'Xables' } },
    })
  })

  it('is English where it has no text at all', () => {
    expect(readFromHook(useI18n).language).toBe('xx')
    expect(MESSAGES['xx' as Code]).toEqual(MESSAGES.en)
    expect(FINALE_MESSAGES['xx' as Code]).toEqual(FINALE_MESSAGES.en)
    expect(REMARK_LINES['xx' as Code]).toEqual(REMARK_LINES.en)
  })

  it('is English in the games', () => {
    expect(readFromHook(useFranticMessages).rules.chapters).toBeTruthy()
    expect(readFromHook(useBoardMessages).rules.chapters).toBeTruthy()
    for (const { name, events } of Object.values(CARD_SETS))
      for (const text of [name, ...events.map((event) => event.text)]) expect(text.xx).toBe(text.en)
    for (const { name } of Object.values(BOARDS)) expect(name.xx).toBe(name.en)
    expect(FRANTIC_INFO.describeListing({ sets: ['base'] }, 'xx' as Code)).toBe('Base game')
  })
})
