import {
  CARD_SET_NAMES,
  createSetup,
  EDITION_NAMES,
  HOUSE_RULE_CARDS,
  settingsSchema,
} from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { searchItems } from '../../../kit/reference/search-items.ts'
import { POWER_DRAWINGS } from '../artwork/power-card.tsx'
import { RULE_DRAWINGS } from '../artwork/rule-drawings.tsx'
import { de } from '../i18n/de/index.ts'
import { en } from '../i18n/en/index.ts'
import { BOX_ITEMS, BOX_ITEMS_BY_ID, CATEGORIES, relatedItems } from './box-items.tsx'
import { listItems } from './list-items.ts'
import { SYMBOL_NAMES } from './symbol-names.ts'

const setup = createSetup(
  settingsSchema.parse({ players: 4, sets: [...CARD_SET_NAMES], purple: 'fifth', ruleCards: 1 }),
)

describe('The reference', () => {
  it('has each card kind, event, power card and rule card of the engine once', () => {
    const ids = (items: readonly { readonly id: string }[]) => [...new Set(items.map(({ id }) => id))].sort()
    const listed = (category: string) =>
      BOX_ITEMS.filter((item) => item.category === category)
        .map(({ texts }) => texts.id)
        .sort()
    expect(CATEGORIES.map(listed)).toEqual([
      ids(setup.prints.map(({ kind }) => kind)),
      ids(setup.events),
      ids(setup.powers),
      ids(HOUSE_RULE_CARDS),
    ])
    expect(BOX_ITEMS_BY_ID.size).toBe(BOX_ITEMS.length)
  })

  it('has the counts and points of the engine', () => {
    for (const { texts, category, copies, points } of BOX_ITEMS) {
      const count = copies.reduce((sum, { count }) => sum + count, 0)
      const prints = setup.prints.filter(({ kind }) => kind.id === texts.id)
      const counted = {
        card: prints.reduce((sum, { index }) => sum + setup.faceCounts[index], 0),
        event: setup.events.filter(({ id }) => id === texts.id).length,
        power: setup.powers.filter(({ id }) => id === texts.id).length,
        rule: 0,
      }
      expect([texts.id, count]).toEqual([texts.id, counted[category]])
      for (const face of prints)
        expect([texts.id, points === 'number' ? face.number : points]).toEqual([texts.id, face.points])
    }
  })

  it.each(
    [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => CARD_SET_NAMES.filter((_, i) => i === 0 || (bits >> (i - 1)) & 1)),
  )('counts what is in play with the sets %s, %s, %s, %s', (...names) => {
    const sets = names.filter(Boolean)
    const purple = sets.includes('pandora') ? 'fifth' : 'off'
    const { prints, faceCounts, events, powers } = createSetup(
      settingsSchema.parse({ players: 4, sets, purple }),
    )
    for (const { texts, category, copies } of BOX_ITEMS.filter((item) => item.category !== 'rule')) {
      const listed = copies
        .filter(({ set, requiredSet }) => sets.includes(set) && (!requiredSet || sets.includes(requiredSet)))
        .reduce((sum, { count }) => sum + count, 0)
      const counted = {
        card: prints.reduce(
          (sum, { kind, index }) => sum + (kind.id === texts.id ? faceCounts[index] : 0),
          0,
        ),
        event: events.filter(({ id }) => id === texts.id).length,
        power: powers.filter(({ id }) => id === texts.id).length,
        rule: 0,
      }
      expect([texts.id, listed]).toEqual([texts.id, counted[category]])
    }
  })

  it.each(EDITION_NAMES)('has the texts that the engine uses in the edition %s', (edition) => {
    const { events } = createSetup(settingsSchema.parse({ players: 4, sets: [...CARD_SET_NAMES], edition }))
    for (const { id, text, rulings } of events) {
      const { texts, variants } = BOX_ITEMS_BY_ID.get(id)!
      const shown = variants.find((variant) => variant.edition === edition)?.texts ?? texts
      expect({ id, text: shown.text, rulings: shown.rulings }).toEqual({ id, text, rulings })
    }
  })

  it('counts the cards of each set as the rulings do', () => {
    const total = (set: string) =>
      BOX_ITEMS.filter(({ category }) => category === 'card')
        .flatMap(({ copies }) => copies.filter((one) => one.set === set))
        .reduce((sum, { count }) => sum + count, 0)
    expect(CARD_SET_NAMES.map(total)).toEqual([125, 22, 15, 39])
  })

  it('reads when a card can be played from the properties that decide it', () => {
    const timings = (id: string) => BOX_ITEMS_BY_ID.get(id)!.timings
    expect(timings('thief')).toEqual(['single'])
    expect(timings('colour-swap')).toEqual(['bi'])
    expect(timings('fuck-you')).toEqual(['needs-ten-cards'])
    expect(timings('the-end')).toEqual(['only-as-last-card'])
    expect(timings('curse')).toEqual(['never-playable'])
    expect(timings('counterattack')).toEqual(['open-wish', 'throw-in-counterattack'])
    expect(timings('mimicry')).toEqual(['any-special', 'throw-in-any'])
    expect(timings('time-bomb')).toEqual(['event', 'lasts'])
    expect(timings('doomsday')).toEqual(['event', 'ends-round'])
    expect(timings('special-seal')).toEqual(['power-before', 'not-with-specials'])
    expect(timings('looping')).toEqual(['power-after'])
  })

  it('has a symbol for everything, and none too many', () => {
    expect(Object.keys(SYMBOL_NAMES).sort()).toEqual([...BOX_ITEMS_BY_ID.keys()].sort())
  })

  it('has a drawing of its own for each power and rule card', () => {
    const idsOf = (category: string) =>
      BOX_ITEMS.flatMap((item) => (item.category === category ? [item.texts.id] : []))
    expect(Object.keys(POWER_DRAWINGS).sort()).toEqual(idsOf('power').sort())
    expect(Object.keys(RULE_DRAWINGS).sort()).toEqual(idsOf('rule').sort())
  })

  it('relates cards that mention each other, in both directions', () => {
    expect(relatedItems().get('thief')).toEqual(expect.arrayContaining(['fuck-you', 'counterattack']))
    expect(relatedItems().get('counterattack')).toContain('thief')
    expect(relatedItems().get('fantastic')).not.toContain('high-five')
    for (const [id, others] of relatedItems())
      for (const other of others)
        expect([other, relatedItems().get(other)]).toEqual([other, expect.arrayContaining([id])])
  })
})

describe.each([
  ['en', en],
  ['de', de],
] as const)('The search in %s', (language, messages) => {
  const items = listItems({ language, mildNames: false, messages })
  const find = (query: string) => searchItems(items, query).map(({ id }) => id)

  it.each([
    ['cactus', 'fuck-you'],
    ['Kaktus', 'fuck-you'],
    ['fiddlesticks', 'fuck-you'],
    ['zieh leine', 'fuck-you'],
    ['boomerang', 'counterattack'],
    ['Bumerang', 'counterattack'],
    ['Chamäleon', 'mimicry'],
    ['octopus', 'distributor'],
  ])('finds %s', (query, id) => {
    expect(find(query)).toContain(id)
  })

  it('lists a card before those that only mention it', () => {
    expect(find('fuck you')[0]).toBe('fuck-you')
    expect(find('fuck you').length).toBeGreaterThan(3)
  })

  it('has an option of each filter for each item it applies to', () => {
    for (const { id, tags, section } of items) {
      expect([id, tags.set.length > 0, tags.kind]).toEqual([id, true, [section]])
      expect([id, tags.colour.length > 0]).toEqual([id, section === 'card'])
    }
  })

  it('has points and timing for each item', () => {
    for (const { id, facts } of items) {
      expect([id, facts.length]).toEqual([id, expect.toBeOneOf([3, 4])])
      for (const { value } of facts) expect(value).not.toMatch(/^$|undefined/)
    }
  })

  it('finds mild names when they are preferred, and rude ones too', () => {
    const mild = listItems({ language, mildNames: true, messages })
    const title = language === 'en' ? 'Fiddlesticks' : 'Zieh Leine'
    expect(searchItems(mild, 'fuck you')[0].title).toBe(title)
    expect(
      JSON.stringify(mild.map(({ text, rulings, variants }) => [text, rulings, variants])),
    ).not.toContain('Fuck You')
  })
})

it('shows what differs by edition', () => {
  const items = listItems({ language: 'en', mildNames: false, messages: en })
  const differing = items.filter(({ variants }) => variants.length > 0)
  expect(differing.map(({ id }) => id)).toEqual(['gambling-man'])
  expect(differing[0].variants.map(({ title }) => title)).toEqual(['Edition “Original”'])
  expect(differing[0].text).not.toContain('original')
})

it.each([
  ['en', 'draw', 'all-draw-one', ['fantastic-four', 'equality', 'capitalism']],
  ['en', 'swap', 'colour-swap', ['exchange', 'earthquake', 'sevens']],
  ['en', 'skip', 'skip', []],
  ['en', 'heart', 'big-hearted', ['mating-season']],
  ['de', 'ziehen', 'equality', ['fantastic-four', 'capitalism', 'thirst']],
  ['de', 'tauschen', 'exchange', ['robin-hood', 'special-favours', 'sevens']],
  ['de', 'überspringen', 'skip', []],
  ['de', 'Durst', 'thirst', []],
] as const)('In %s, %s finds %s first, and others that do it', (language, query, first, others) => {
  const messages = { en, de }[language]
  const [best, ...rest] = searchItems(listItems({ language, mildNames: false, messages }), query)
  expect(best.id).toBe(first)
  expect(rest.map(({ id }) => id)).toEqual(expect.arrayContaining([...others]))
})
