import { CARD_SET_NAMES, CARD_SETS, DEFAULT_HOUSE_RULES, EDITION_NAMES, EDITIONS } from '@slapwise/card-game'
import { GENERAL_RULINGS } from '@slapwise/card-game/i18n'
import { scene } from '@slapwise/card-game/testing'
import { describe, expect, it } from 'vitest'
import { completeRulesTexts, rulesSuite } from '../../../kit/testing/rules-suite.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { FRANTIC_LESSONS } from '../lessons/index.ts'
import { BOX_ITEMS } from '../reference/box-items.tsx'
import { CHAPTERS } from './chapters.ts'
import { groupKindsByPoints } from './group-kinds-by-points.ts'
import { de } from './i18n/de.ts'
import { en } from './i18n/en.ts'
import { RULES_FACTS } from './rules-facts.ts'

const texts = { en: completeRulesTexts(en, RULES_FACTS), de: completeRulesTexts(de, RULES_FACTS) }

describe('The rules page', () => {
  rulesSuite({
    chapters: CHAPTERS,
    texts,
    moments: Object.keys(MOMENTS),
    rulingGroups: GENERAL_RULINGS.map(({ id }) => id),
    lessons: FRANTIC_LESSONS.map(({ id }) => id),
    items: BOX_ITEMS.map(({ texts }) => texts.id),
  })

  it('lists every kind of card once, with the points of the engine', () => {
    const kinds = new Map(
      CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].prints.map(({ kind }) => [kind.id, kind.points])),
    )
    const listed = groupKindsByPoints().flatMap(({ points, ids }) => ids.map((id) => [id, points] as const))
    expect(listed).toHaveLength(kinds.size)
    expect(new Map(listed)).toEqual(kinds)
    expect(groupKindsByPoints().map(({ points }) => points)).toEqual(['number', 7, 13, 17, 42])
  })

  it('states numbers that the engine agrees with', () => {
    expect(RULES_FACTS).toMatchObject({
      players: [2, 8],
      handSize: 7,
      handSizes: [4, 7],
      ruleCardsPerRound: [0, 3],
      exactHandSize: 10,
      events: 44,
      numberWishers: ['fantastic', 'fantastic-four'],
      endingEvents: ['doomsday', 'finish-line'],
    })
    expect([...RULES_FACTS.lastingEvents].sort()).toEqual([
      'last-chance',
      'parasite',
      'plus-one',
      'time-bomb',
    ])
    // “Draw a card.”
    expect(DEFAULT_HOUSE_RULES.turnDraws).toBe(1)
    // “Disagree about two things.”
    expect(Object.keys(EDITIONS.complete).filter((key) => key !== 'name')).toHaveLength(2)
    expect(EDITION_NAMES).toHaveLength(3)
  })

  it.each(['en', 'de'] as const)('is told briefly in %s', (language) => {
    const words = texts[language].gist.join(' ').split(' ')
    expect(words.length).toBeLessThan(160)
  })

  it.each([
    ['en', /limit/, /past the limit.*reach/],
    ['de', /Grenze/, /über (der|die) Grenze.*erreich/],
  ] as const)(
    'names both ways to end a match wherever it names the limit: %s',
    (language, limit, bothWays) => {
      const { gist, chapters } = texts[language]
      const lines = [...gist, ...Object.values(chapters).flatMap(({ text }) => text.flat())]
      const named = lines.filter((line) => typeof line === 'string' && limit.test(line))
      expect(named.length).toBeGreaterThan(1)
      for (const line of named) expect(line).toMatch(bothWays)
    },
  )

  it.each([
    ['en', /draw a card\b/i, /any .*fits/],
    ['de', /zieh eine karte\b/i, /irgendeine.*passt/],
  ] as const)('says that any card may be played after drawing: %s', (language, draw, anyCard) => {
    const { gist, chapters } = texts[language]
    const lines = [...gist, ...chapters.turn.text.flat()]
    const named = lines.filter((line) => typeof line === 'string' && draw.test(line))
    expect(named).toHaveLength(2)
    for (const line of named) expect(line).toMatch(anyCard)
  })

  it.each(['counterattack', 'nice-try'])('gives %s one gender in German', (id) => {
    const all = JSON.stringify(texts.de)
    const withArticle = all.match(new RegExp(`\\bein\\w* \\{${id}\\}.*?\\.`, 'g'))!
    expect(withArticle).toHaveLength(2)
    for (const text of withArticle) expect(text).toMatch(/^einen /)
    expect(all).not.toMatch(/\{nice-try\} reinwerfen\. (Es|Sie)/)
  })

  it.each(['en', 'de'] as const)('names the penalty of Gambling Man: %s', (language) => {
    const penalty = { en: 'whoever has none draws two', de: 'wer keine hat, zieht zwei' }
    expect({ en, de }[language].editions.gamblingMan['highest-of-colour']).toContain(penalty[language])
  })
})

describe('What fits, as the chapter says', () => {
  const HAND =
    'red 2, blue 5, black 5, black 7, red gift, blue gift, fantastic, red-green colour swap, blue-green colour swap'
  const fitting = (setting: object): string[] =>
    scene({ sets: ['base', 'troublemaker'], hands: { Ada: HAND }, ...setting })
      .may('Ada')
      .filter((option) => option !== 'draw')

  it.each([
    [
      'a coloured number',
      { discard: 'red 5' },
      'red 2, blue 5, black 5, red gift, fantastic, red-green colour swap',
    ],
    [
      'a coloured special card',
      { discard: 'red gift' },
      'red 2, red gift, blue gift, fantastic, red-green colour swap',
    ],
    ['a black number', { discard: 'black 2' }, 'red 2, fantastic'],
    ['a wish for a colour', { call: 'red' }, 'red 2, red gift, fantastic, red-green colour swap'],
    ['a wish for a number', { call: 5 }, 'blue 5, black 5, fantastic'],
  ])('on %s', (_, setting, expected) => {
    expect(fitting(setting).sort()).toEqual(expected.split(', ').sort())
  })
})

describe('The last card, as the chapter says', () => {
  it.each([
    ['red gift', ['Ben'], 0],
    ['red exchange', ['Ben'], 2],
    ['red 2nd chance', [], 1],
  ] as const)('%s leaves the right number of cards', (card, victims, left) => {
    const s = scene({ discard: 'red 5', hands: { Ada: card, Ben: 'blue 1, blue 2, blue 3', Cem: 'blue 4' } })
    s.does('Ada', card, ...victims)
    if (victims.length > 0) s.everyonePasses('counterattack')
    expect(s.handSizes()[0]).toBe(left)
  })
})
