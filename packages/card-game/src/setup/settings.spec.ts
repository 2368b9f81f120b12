import { describe, expect, it } from 'vitest'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import { doItYourselfEffects, pandorasBoxEvents } from './pandora-choices.ts'
import { settingsSchema } from './settings.ts'

const HOUSE = HOUSE_RULE_CARDS.map(({ id }) => id)
const own = (changes: object) => ({ name: 'Own', text: 'A rule.', changes })

/** The issues of some settings, as `path: message`. */
const against = (some: object) =>
  settingsSchema
    .safeParse({ players: 3, ...some })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('Settings', () => {
  it('have a default for everything except the number of players', () => {
    expect(settingsSchema.parse({ players: 3 })).toEqual({
      players: 3,
      edition: 'complete',
      sets: ['base'],
      limit: 'medium',
      handSize: 7,
      purple: 'off',
      ruleCards: 0,
      withoutRuleCards: [],
      ownRuleCards: [],
      doItYourself: 'rule-card',
      pandorasBox: 'rule-cards',
      steered: false,
    })
    expect(settingsSchema.safeParse({}).success).toBe(false)
  })

  it.each([
    {
      ownRuleCards: Array(15).fill({
        name: '',
        text: 0,
        changes: { giftCards: 'x', turnDraws: 'x', clockwise: 1 },
      }),
    },
    { withoutRuleCards: Array(100).fill('x') },
  ])('with dozens of errors are refused with a limited number of issues', (wrong) => {
    expect(against(wrong)).toHaveLength(20)
  })

  it('have purple as a fifth colour and one rule card by default with the set pandora', () => {
    const sets = ['base', 'pandora'] as const
    expect(settingsSchema.parse({ players: 3, sets })).toMatchObject({ purple: 'fifth', ruleCards: 1 })
    const off = { purple: 'off', ruleCards: 0 } as const
    expect(settingsSchema.parse({ players: 3, sets, ...off })).toMatchObject(off)
  })

  it.each([
    { players: 2 },
    { players: 8 },
    { handSize: 4 },
    { handSize: 7 },
    { edition: 'original' },
    { edition: 'new' },
    { edition: 'complete' },
    { limit: 'short' },
    { limit: 'long' },
    { limit: 'none' },
    { limit: 1 },
    { limit: 300 },
    { sets: ['base'] },
    { sets: ['base', 'pandora'], purple: 'green' },
    { sets: ['base', 'pandora'], ruleCards: 0 },
    { ruleCards: 3 },
    { withoutRuleCards: ['thirst', 'peace'] },
    { withoutRuleCards: HOUSE },
    { ruleCards: 1, withoutRuleCards: HOUSE.slice(1) },
    { ruleCards: 1, withoutRuleCards: HOUSE, ownRuleCards: [own({ giftCards: 1 })] },
    { ownRuleCards: [own({ giftCards: 9, openHands: true, handSize: null })] },
    { sets: ['base', 'pandora'], doItYourself: 'nothing', pandorasBox: 'nothing' },
    { sets: ['base', 'pandora'], doItYourself: 'gift', pandorasBox: 'tornado' },
    { sets: ['base', 'troublemaker', 'pandora'], doItYourself: 'thief', pandorasBox: 'repeat' },
    { steered: true },
  ])('allow %o', (some) => {
    expect(settingsSchema.parse({ players: 3, ...some })).toMatchObject(some)
  })

  it.each([
    { players: 1 },
    { players: 9 },
    { players: 2.5 },
    { players: '3' },
    { handSize: 3 },
    { handSize: 8 },
    { edition: 'newest' },
    { limit: 'endless' },
    { limit: 0 },
    { limit: -5 },
    { limit: 99.5 },
    { limit: null },
    { sets: [] },
    { sets: ['base', 'base'] },
    { sets: ['base', 'unheard-of'] },
    { cheats: true },
    { sets: ['base', 'pandora'], purple: 'purple' },
    { ruleCards: 4 },
    { ruleCards: -1 },
    { ruleCards: 1.5 },
    { withoutRuleCards: ['unheard-of'] },
    { ownRuleCards: [own({})] },
    { ownRuleCards: [own({ giftCards: 0 })] },
    { ownRuleCards: [own({ giftCards: '3' })] },
    { ownRuleCards: [own({ unheardOf: 1 })] },
    { ownRuleCards: [{ ...own({ giftCards: 1 }), name: ' ' }] },
    { ownRuleCards: [{ ...own({ giftCards: 1 }), name: 'x'.repeat(41) }] },
    { ownRuleCards: [{ ...own({ giftCards: 1 }), text: 'x'.repeat(201) }] },
    { ownRuleCards: new Array(16).fill(own({ giftCards: 1 })) },
    { steered: 'yes' },
  ])('refuse %o', (some) => {
    expect(settingsSchema.safeParse({ players: 3, ...some }).success).toBe(false)
  })

  it.each(['sets', 'withoutRuleCards'])('report one issue for far too many %s', (field) => {
    expect(against({ [field]: new Array(4_000).fill(0) })).toHaveLength(1)
  })

  it('make the same deck of the same sets, in any order', () => {
    const { sets } = settingsSchema.parse({ players: 2, sets: ['supercharge', 'base', 'troublemaker'] })
    expect(sets).toEqual(['base', 'troublemaker', 'supercharge'])
  })

  it.each([
    [{ purple: 'fifth' }, 'purple: the purple cards are in the set pandora'],
    [{ sets: ['base', 'troublemaker'], purple: 'red' }, 'purple: the purple cards are in the set pandora'],
    [{ ruleCards: 1, withoutRuleCards: HOUSE }, 'ruleCards: rule cards left to draw: 0'],
    [{ ruleCards: 3, withoutRuleCards: HOUSE.slice(2) }, 'ruleCards: rule cards left to draw: 2'],
    [
      { ruleCards: 2, withoutRuleCards: HOUSE, ownRuleCards: [own({ giftCards: 1 })] },
      'ruleCards: rule cards left to draw: 1',
    ],
    [{ sets: ['base', 'pandora'], withoutRuleCards: HOUSE }, 'ruleCards: rule cards left to draw: 0'],
    [{ doItYourself: 'gift' }, 'doItYourself: Do It Yourself is in the set pandora'],
    [{ pandorasBox: 'nothing' }, 'pandorasBox: Pandora’s Box is in the set pandora'],
    [
      { sets: ['base', 'pandora'], doItYourself: 'thief' },
      'doItYourself: no special card in play has the effect thief',
    ],
    [
      { sets: ['base', 'pandora'], doItYourself: 'fantastic' },
      'doItYourself: no special card in play has the effect fantastic',
    ],
    [
      { sets: ['base', 'pandora'], pandorasBox: 'plague' },
      'pandorasBox: no other event in play is called plague',
    ],
    [
      { sets: ['base', 'pandora'], pandorasBox: 'pandoras-box' },
      'pandorasBox: no other event in play is called pandoras-box',
    ],
    [
      { sets: ['base', 'pandora'], doItYourself: 'do-it-yourself' },
      'doItYourself: no special card in play has the effect do-it-yourself',
    ],
  ])('refuse contradicting values: %j', (some, reason) => {
    expect(against(some)).toEqual([reason])
  })

  it('report all contradictions at once', () => {
    expect(against({ purple: 'red', doItYourself: 'x', pandorasBox: 'y' })).toEqual([
      'purple: the purple cards are in the set pandora',
      'doItYourself: Do It Yourself is in the set pandora',
      'pandorasBox: Pandora’s Box is in the set pandora',
    ])
  })

  it('count a rule card only once that is switched off twice', () => {
    const withoutRuleCards = [...HOUSE.slice(1), ...HOUSE.slice(1)]
    expect(against({ ruleCards: 1, withoutRuleCards })).toBeUndefined()
  })

  it.each([
    { players: 2 },
    { players: 5, sets: ['pandora', 'base', 'troublemaker'] },
    { players: 5, sets: ['base', 'pandora'], purple: 'off', ruleCards: 0 },
    { players: 4, ruleCards: 2, ownRuleCards: [{ name: ' Own ', text: ' x ', changes: { giftCards: 3 } }] },
    {
      players: 3,
      sets: ['base', 'supercharge', 'pandora'],
      limit: 'none',
      handSize: 5,
      doItYourself: 'recharge',
    },
  ])('stay the same when parsed again: %j', (some) => {
    const once = settingsSchema.parse(some)
    expect(settingsSchema.parse(once)).toEqual(once)
    expect(settingsSchema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })
})

describe('The effects of Do It Yourself', () => {
  it('are all special cards whose effect needs no colour', () => {
    const base = ['gift', 'exchange', 'second-chance', 'skip', 'fantastic-four', 'equality']
    expect(doItYourselfEffects(['base'])).toEqual(expect.arrayContaining(base))
    const all = doItYourselfEffects(['base', 'troublemaker', 'supercharge', 'pandora'])
    const more = ['troublemaker', 'thief', 'special-favours', 'inequality', 'recharge', 'edison', 'update']
    expect(all).toEqual(expect.arrayContaining([...doItYourselfEffects(['base']), ...more]))
    expect(new Set(all).size).toBe(all.length)
    const unfit = ['number', 'black-number', 'fantastic', 'colour-swap', 'mimicry', 'curse', 'the-end']
    for (const kind of [...unfit, 'fuck-you', 'do-it-yourself']) expect(all).not.toContain(kind)
  })

  it('exclude cards of sets that are not in play', () => {
    expect(doItYourselfEffects(['base', 'pandora'])).toEqual(doItYourselfEffects(['base']))
  })
})

describe('The events of Pandora’s Box', () => {
  it('are all other events in play', () => {
    expect(pandorasBoxEvents(['base', 'pandora'])).toEqual(pandorasBoxEvents(['base']))
    expect(pandorasBoxEvents(['base'])).toHaveLength(20)
    expect(pandorasBoxEvents(['base', 'troublemaker', 'supercharge', 'pandora'])).toHaveLength(43)
  })
})

it('settings have the same order of keys, whichever are given', () => {
  const complete = settingsSchema.parse({ players: 4 })
  const reversed = Object.fromEntries(Object.entries(complete).reverse())
  for (const given of [complete, reversed])
    expect(JSON.stringify(settingsSchema.parse(given))).toBe(JSON.stringify(complete))
})
