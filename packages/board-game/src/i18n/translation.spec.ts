import { afterAll, expect, it, vi } from 'vitest'

// `addLanguage` changes cards in place: this file works on its own copies of all modules.
vi.resetModules()
afterAll(() => vi.resetModules())
const { applyMildNamesToSetup, BOARDS, createSetup, settingsSchema } = await import('../index.ts')
const { formatAnswerHint } = await import('./answer-hint.ts')
const { addLanguage } = await import('./translation.ts')
const { LANGUAGES } = await import('./languages.ts')
const { findReferenceItem } = await import('./names.ts')

const messages = addLanguage('xx', { names: { gift: 'Xift' }, messages: { tableStatus: { skull: 'xkull' } } })

const setup = createSetup(settingsSchema.parse({ players: 2 }))

it('translates a card and a message', () => {
  expect(findReferenceItem(setup, 'gift')!.name).toMatchObject({ en: 'Gift', xx: 'Xift' })
  expect(messages.tableStatus.skull).toBe('xkull')
})

it('falls back to English for all other messages', () => {
  const { tableStatus } = LANGUAGES.en
  expect(messages).toEqual({ ...LANGUAGES.en, tableStatus: { ...tableStatus, skull: 'xkull' } })
})

it('falls back to English for cards, events, boards and the numbered teleport', () => {
  const { kinds, events } = setup
  const teleport = findReferenceItem(setup, 'numbered-teleport')!
  for (const { id, name, text, rulings = [] } of [...kinds, ...events, teleport]) {
    if (id !== 'gift') expect(name.xx).toBe(name.en)
    for (const localized of [text, ...rulings]) expect(localized.xx).toBe(localized.en)
  }
  for (const { name } of Object.values(BOARDS)) expect(name.xx).toBe(name.en)
  expect(findReferenceItem(applyMildNamesToSetup(setup, true), 'fuck-you')!.name.xx).toBe('Fiddlesticks')
})

it('falls back to the English answer hints of a card', () => {
  const inLanguage = (language: string) =>
    formatAnswerHint({ setup, messages, language }, { ask: 'magnet', source: 'magnet' })
  expect(inLanguage('xx')).toBe(inLanguage('en'))
  expect(inLanguage('en')).not.toBeNull()
})
