import { afterAll, expect, it, vi } from 'vitest'

// What it lies over is shared by everybody: these are cards of its own, and nobody gets them afterwards.
vi.resetModules()
afterAll(() => vi.resetModules())
const {
  EDITION_NAMES,
  HOUSE_RULE_CARDS: HOUSE_CARDS,
  applyMildNames: named,
  applyMildNamesToSetup: namedSetup,
  CARD_SETS: SETS,
  settingsSchema,
  createSetup: setUp,
} = await import('../index.ts')
const { applyTranslation: further } = await import('./translation.ts')
const { LANGUAGES } = await import('./languages.ts')
const { findCatalogueItem: kindOf } = await import('./names.ts')

const words = further('xx', {
  names: { gift: 'Xift', 'fuck-you': 'Xuck', base: 'Xase' },
  mildNames: { 'fuck-you': 'Xild' },
  texts: { gift: 'Xext' },
  messages: { colours: { ...LANGUAGES.en.colours, red: 'xed' } },
})

const setup = setUp(settingsSchema.parse({ players: 2 }))

it('lies over cards, sets and whatever else has words', () => {
  expect(kindOf(setup, 'gift')).toMatchObject({ name: { en: 'Gift', xx: 'Xift' }, text: { xx: 'Xext' } })
  expect(SETS.base.name.xx).toBe('Xase')
  expect(words.colours.red).toBe('xed')
})

it('lies over what editions say otherwise', () => {
  for (const edition of EDITION_NAMES) {
    const { text, rulings = [] } = kindOf(
      setUp(settingsSchema.parse({ players: 2, edition })),
      'gambling-man',
    )!
    expect([text, ...rulings].map(({ xx }) => xx)).toEqual([text, ...rulings].map(({ en }) => en))
  }
})

it('is English where something is missing', () => {
  const { name, text } = kindOf(setup, 'skip')!
  expect([name.xx, text.xx]).toEqual([name.en, text.en])
  expect(HOUSE_CARDS.map((card) => card.text.xx)).toEqual(HOUSE_CARDS.map((card) => card.text.en))
  expect(words.log).toBe(LANGUAGES.en.log)
})

it('has mild names too, and leaves what a host has written as it is', () => {
  expect(kindOf(namedSetup(setup, true), 'fuck-you')!.name.xx).toBe('Xild')
  const own = [{ name: 'Silence', text: 'Hush.', changes: { turnDraws: 2 } }]
  const withOwn = setUp(settingsSchema.parse({ players: 2, ruleCards: 1, ownRuleCards: own }))
  expect(withOwn.ruleCards.at(-1)!.name.xx).toBe('Silence')
})

it('is mild where it is English too', () => {
  const kinds = SETS.base.prints.map(({ kind }) => kind)
  const written = (mild: boolean) => named(kinds, mild).map(({ rulings = [] }) => rulings.map(({ xx }) => xx))
  expect(JSON.stringify(written(false))).toMatch(/Fuck/)
  expect(JSON.stringify(written(true))).not.toMatch(/Fuck/)
})
