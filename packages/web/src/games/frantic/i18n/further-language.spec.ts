import { afterAll, expect, it, vi } from 'vitest'

// The page gets a made-up language `xx`. All modules are loaded anew, because the game adds the texts of each language
// to the shared card objects.
vi.resetModules()
vi.doMock('../../../preferences/languages.ts', () => ({
  LANGUAGE_CODES: ['en', 'de', 'xx'],
  isLanguage: (code: unknown) => ['en', 'de', 'xx'].includes(code as string),
}))
afterAll(() => {
  vi.doUnmock('../../../preferences/languages.ts')
  vi.resetModules()
})

await import('./index.ts')
const { CARD_SETS } = await import('@slapwise/card-game')

it('Cards have their English texts in a language of the page that the game does not have', () => {
  const texts = Object.values(CARD_SETS).flatMap(({ name, events }) => [
    name,
    ...events.map(({ text }) => text),
  ])
  expect(texts.map(({ xx }) => xx)).toEqual(texts.map(({ en }) => en))
})
