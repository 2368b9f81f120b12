import { afterAll, expect, it, vi } from 'vitest'
import type { Messages } from './messages/index.ts'

// The made-up language `xx` is added to the page; modules read the list of languages when they are loaded, so all modules are loaded anew.
vi.resetModules()
vi.doMock('../preferences/languages.ts', () => ({
  LANGUAGE_CODES: ['en', 'de', 'xx'],
  isLanguage: (code: unknown) => ['en', 'de', 'xx'].includes(code as string),
}))
afterAll(() => {
  vi.doUnmock('../preferences/languages.ts')
  vi.resetModules()
})

const { completeMessages, MESSAGES, textIn } = await import('./index.tsx')
const { en } = await import('./en/index.ts')

/** The type to which specs cast `xx`: the made-up language exists only here, so `Language` does not contain it. */
type Code = 'en'

it('A further language has its own texts, and English for the rest, at every level', () => {
  const xx = { room: { copy: 'Xopy' }, start: { ownTables: { title: 'Xables' } } }
  const translations = { en, xx }
  expect(completeMessages<Messages>(translations)['xx' as Code]).toEqual({
    ...en,
    room: { ...en.room, copy: 'Xopy' },
    start: { ...en.start, ownTables: { ...en.start.ownTables, title: 'Xables' } },
  })
})

it('A further language is English where it has no text at all', () => {
  expect(MESSAGES['xx' as Code]).toEqual(MESSAGES.en)
  expect(textIn({ en: 'Frantic', de: 'Frantisch' }, 'xx' as Code)).toBe('Frantic')
})
