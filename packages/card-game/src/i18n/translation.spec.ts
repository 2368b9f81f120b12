import { afterAll, expect, it, vi } from 'vitest'

// `addLanguage` changes cards in place: this file works on its own copies of all modules.
vi.resetModules()
afterAll(() => vi.resetModules())
const {
  EDITION_NAMES,
  HOUSE_RULE_CARDS,
  applyMildNames,
  applyMildNamesToSetup,
  CARD_SETS,
  settingsSchema,
  createSetup,
} = await import('../index.ts')
const { addLanguage } = await import('./translation.ts')
const { LANGUAGES } = await import('./languages.ts')
const { findReferenceItem } = await import('./names.ts')

const messages = addLanguage('xx', {
  names: { gift: 'Xift', 'fuck-you': 'Xuck', base: 'Xase' },
  mildNames: { 'fuck-you': 'Xild' },
  texts: { gift: 'Xext' },
  messages: { colours: { red: 'xed' } },
})

const setup = createSetup(settingsSchema.parse({ players: 2 }))

it('translates cards, sets and messages', () => {
  const gift = findReferenceItem(setup, 'gift')
  expect(gift).toMatchObject({ name: { en: 'Gift', xx: 'Xift' }, text: { xx: 'Xext' } })
  expect(CARD_SETS.base.name.xx).toBe('Xase')
  expect(messages.colours.red).toBe('xed')
})

it('falls back to English for a missing text', () => {
  const { name, text } = findReferenceItem(setup, 'skip')!
  expect([name.xx, text.xx]).toEqual([name.en, text.en])
  expect(HOUSE_RULE_CARDS.map((card) => card.text.xx)).toEqual(HOUSE_RULE_CARDS.map((card) => card.text.en))
  expect(messages).toEqual({ ...LANGUAGES.en, colours: { ...LANGUAGES.en.colours, red: 'xed' } })
})

it('falls back to English for all messages if there are none', () => {
  expect(addLanguage('yy', {})).toEqual(LANGUAGES.en)
})

it.each(EDITION_NAMES)('falls back to the English text of the edition: %s', (edition) => {
  const ofEdition = createSetup(settingsSchema.parse({ players: 2, edition }))
  const { text, rulings = [] } = findReferenceItem(ofEdition, 'gambling-man')!
  for (const localized of [text, ...rulings]) expect(localized.xx).toBe(localized.en)
})

it('translates mild names, and keeps the texts of custom rule cards', () => {
  expect(findReferenceItem(applyMildNamesToSetup(setup, true), 'fuck-you')!.name.xx).toBe('Xild')
  const ownRuleCards = [{ name: 'Silence', text: 'Hush.', changes: { turnDraws: 2 } }]
  const withCustomCard = createSetup(settingsSchema.parse({ players: 2, ruleCards: 1, ownRuleCards }))
  expect(withCustomCard.ruleCards.at(-1)!.name.xx).toBe('Silence')
})

it('uses mild names in English texts of the language, too', () => {
  const kinds = CARD_SETS.base.prints.map(({ kind }) => kind)
  const rulings = (mild: boolean) =>
    applyMildNames(kinds, mild).map(({ rulings = [] }) => rulings.map(({ xx }) => xx))
  expect(JSON.stringify(rulings(false))).toMatch(/Fuck/)
  expect(JSON.stringify(rulings(true))).not.toMatch(/Fuck/)
})
