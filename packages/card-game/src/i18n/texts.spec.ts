import { describe, expect, it } from 'vitest'
import { CARD_SETS, type CardKind, type EventKind, HOUSE_RULE_CARDS } from '../index.ts'

const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const sets = Object.values(CARD_SETS)
const kinds: readonly CardKind[] = [
  ...new Set(sets.flatMap(({ prints }) => prints.map(({ kind }): CardKind => kind))),
]
const events: readonly EventKind[] = sets.flatMap((set): readonly EventKind[] => set.events)
const powers = sets.flatMap((set) => set.powers)

type Worded = Pick<EventKind, 'text' | 'rulings'>

/** All texts of an item, joined. */
const allTexts = ({ text, rulings = [] }: Worded, language: Language): string =>
  [text, ...rulings].map((localized) => localized[language]).join(' ')

const kindOf = (id: string): CardKind => kinds.find((kind) => kind.id === id)!
const eventOf = (id: string): EventKind => events.find((event) => event.id === id)!

describe.each(LANGUAGES)('The texts in %s', (language) => {
  it('of Tsunami name every card with unusual points', () => {
    const dear = kinds.filter(({ points }) => points !== 'number' && points !== kindOf('gift').points)
    expect(dear.map(({ id }) => id).sort()).toEqual(['curse', 'fuck-you', 'the-end'])
    for (const { name, points } of dear)
      expect(allTexts(eventOf('tsunami'), language)).toContain(`${name[language]} ${points}`)
  })

  it('of cards that can hardly be played say whether they can be given away', () => {
    const stuck = kinds.filter(({ unplayable }) => unplayable !== null)
    expect(stuck.map(({ id }) => id).sort()).toEqual(['curse', 'fuck-you', 'the-end'])
    const given = { en: /give/, de: /verschenken|gibt sie/ }
    for (const kind of stuck) expect(kind.text[language]).toMatch(given[language])
  })

  it('of lasting events say how long they last', () => {
    const lasting = events.filter((event) => event.lastingHooks !== undefined)
    expect(lasting.map(({ id }) => id).sort()).toEqual(['last-chance', 'parasite', 'plus-one', 'time-bomb'])
    const howLong = { en: /(rest|end) of the round|turns each/, de: /Ende der Runde|Züge für alle/ }
    for (const event of lasting) expect(allTexts(event, language)).toMatch(howLong[language])
  })

  it('of Doomsday say that hands do not count', () => {
    const uncounted = { en: /hands do not count/, de: /Hände zählen nicht/ }
    expect(eventOf('doomsday').text[language]).toMatch(uncounted[language])
  })

  it('mention number wishes only for cards that have them', () => {
    const withNumber = { en: /a colour or a number/, de: /eine Farbe oder eine Zahl/ }
    const wishers = kinds.filter(({ text }) => withNumber[language].test(text[language]))
    expect(wishers).toEqual(kinds.filter(({ wish }) => wish === 'colour-or-number'))
  })
})

it.each(['counterattack', 'nice-try', 'lucky-bastard'])('%s is masculine in German', (id) => {
  const german = [...kinds, ...events, ...powers, ...HOUSE_RULE_CARDS].map((item) => allTexts(item, 'de'))
  const feminine = new RegExp(`(\\b[kmds]?eine|\\b[kmds]?einer|\\bdie|\\bjede) ${kindOf(id).name.de}\\b`, 'i')
  expect(german.filter((text) => feminine.test(text))).toEqual([])
  expect(allTexts(kindOf(id), 'de')).not.toMatch(
    /\bsie rein|\beine rein|^Eine bläst|(wünscht|kommt|ist) sie|\bsie (kommt|wünscht)/i,
  )
})
