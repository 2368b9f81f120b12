import { describe, expect, it } from 'vitest'
import { type CardMatch, createMatch } from '../card-rules.ts'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import type { SettingsInput } from '../setup/settings.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'
import { buildView } from '../views/view.ts'

const HOUSE = HOUSE_RULE_CARDS.map(({ id }) => id)
const hands = { Ada: 'red 5', Ben: 'red gift, green 2, green 3, green 4, green 5', Cem: 'green 6' }

const start = (settings: Partial<SettingsInput>, seed = 'rules', listening = false): CardMatch =>
  createMatch({ players: 3, ...settings }, seed, listening)

const drawn = (match: CardMatch) => buildView(match, null).ruleCards

/** All rule cards that come up in many matches. */
const everDrawn = (settings: Partial<SettingsInput>) =>
  new Set(Array.from({ length: 200 }, (_, i) => drawn(start(settings, `rules ${i}`))).flat())

describe('Rule cards', () => {
  it('are fifteen, each with name, text and a change of rules', () => {
    expect(new Set(HOUSE).size).toBe(15)
    for (const { name, text, changes } of HOUSE_RULE_CARDS) {
      expect(name.en && name.de && text.en && text.de).not.toBe('')
      expect(Object.keys(changes)).toHaveLength(1)
    }
  })

  it.each([
    { settings: {}, count: 0 },
    { settings: { sets: ['base', 'pandora'] }, count: 1 },
    { settings: { sets: ['base', 'pandora'], ruleCards: 0 }, count: 0 },
    { settings: { ruleCards: 1 }, count: 1 },
    { settings: { ruleCards: 2 }, count: 2 },
    { settings: { ruleCards: 3 }, count: 3 },
  ] as { settings: Partial<SettingsInput>; count: number }[])(
    'are drawn for a round as set: $settings draws $count',
    ({ settings, count }) => {
      const cards = drawn(start(settings))
      expect(new Set(cards).size).toBe(count)
      expect(cards).toHaveLength(count)
    },
  )

  it('are public, like the number of those left', () => {
    const match = start({ ruleCards: 3 }, 'rules', true)
    const facts = match.takeFacts().map((fact) => fact.publicPart)
    expect(facts).toContainEqual({ kind: 'drew-rules', rules: drawn(match) })
    for (const viewer of [0, 1, 2, null])
      expect(buildView(match, viewer)).toMatchObject({ ruleCards: drawn(match), rulePileSize: 12 })
  })

  it('are drawn before the cards are dealt', () => {
    const match = start({ ruleCards: 1 }, 'rules', true)
    const kinds = match.takeFacts().map(({ publicPart }) => publicPart.kind)
    expect(kinds.slice(0, 3)).toEqual(['round-began', 'drew-rules', 'dealt'])
  })

  it('all come up, and depend on the seed', () => {
    expect([...everDrawn({ ruleCards: 1 })].sort()).toEqual([...HOUSE].sort())
    expect(drawn(start({ ruleCards: 3 }, 'x'))).toEqual(drawn(start({ ruleCards: 3 }, 'x')))
  })

  it('are never drawn when switched off', () => {
    const off = ['thirst', 'peace', 'sevens']
    const cards = everDrawn({ ruleCards: 3, withoutRuleCards: off })
    expect([...cards].sort()).toEqual([...HOUSE].filter((id) => !off.includes(id)).sort())
  })

  it('are drawn from a new pile each round', () => {
    const options: SceneOptions = { ruleCards: 1, rules: 'thirst', rulePile: { only: '' } }
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const s = scene({ hands, ...options, seed: `round ${i}` })
      s.does('Ada', 'red 5').everyonePasses().everyonePasses()
      expect(s.view(null)).toMatchObject({ round: 2, ruleCards: { length: 1 }, rulePileSize: 14 })
      seen.add(s.view(null).ruleCards[0])
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  it('that were added during a round end with it', () => {
    const options: SceneOptions = { sets: ['base', 'pandora'], ruleCards: 0, rulePile: 'inflation' }
    const s = scene({ hands: { ...hands, Ada: 'do it yourself' }, ...options })
    s.does('Ada', 'do it yourself', 'yes', 'red')
    expect(s.view(null).ruleCards).toEqual(['inflation'])
    s.everyonePasses().everyonePasses()
    expect(s.view(null)).toMatchObject({ round: 2, ruleCards: [], rulePileSize: 15 })
  })

  it('apply together', () => {
    const s = scene({
      hands: { ...hands, Ada: 'red 7, blue 1, green 1' },
      rules: 'sevens, thirst, glass-house',
    })
    s.does('Ada', 'red 7', 'Cem').does('Ben', 'draw')
    expect(s.hand('Cem')).toEqual(['blue 1', 'green 1'])
    expect(s.handSizes()).toEqual([1, 7, 2])
    expect(s.view(null).players.every(({ openHand }) => openHand !== null)).toBe(true)
  })
})

describe('Custom rule cards', () => {
  const greedy = { name: 'Greedy', text: 'More of everything.', changes: { giftCards: 4, turnDraws: 3 } }

  it('can change several rules', () => {
    const s = scene({ hands, ownRuleCards: [greedy], rules: 'own-1', turn: 'Ben' })
    s.does('Ben', 'red gift', 'Cem').everyonePasses()
    expect(s.handSizes()).toEqual([1, 0, 5])
    const drawing = scene({ hands, ownRuleCards: [greedy], rules: 'own-1' }).does('Ada', 'draw')
    expect(drawing.handSizes()).toEqual([4, 5, 1])
  })

  it('are drawn among the house rule cards, or alone if those are off', () => {
    expect(everDrawn({ ruleCards: 3, ownRuleCards: [greedy] })).toContain('own-1')
    const settings = { ruleCards: 2, withoutRuleCards: HOUSE, ownRuleCards: [greedy, greedy] }
    expect([...everDrawn(settings)].sort()).toEqual(['own-1', 'own-2'])
  })

  it('keep their name and text', () => {
    const { setup } = start({ ruleCards: 1, withoutRuleCards: HOUSE, ownRuleCards: [greedy] }).state
    expect(setup.ruleCards).toMatchObject([
      { name: { en: 'Greedy', de: 'Greedy' }, text: { en: 'More of everything.' }, changes: greedy.changes },
    ])
  })

  it.each([
    ['big-hearted, own-1', [1, 0, 5]],
    ['own-1, big-hearted', [1, 1, 4]],
  ])('and others: the later one counts in %s', (rules, counts) => {
    const s = scene({ hands, ownRuleCards: [greedy], rules, ruleCards: 2, turn: 'Ben' })
    s.does('Ben', 'red gift', 'Cem').everyonePasses()
    if (s.asked()[0] === 'Ben: give') s.does('Ben', 'green 2, green 3, green 4')
    expect(s.handSizes()).toEqual(counts)
  })

  it('and others: rules that only one of them changes apply', () => {
    const s = scene({ hands, ownRuleCards: [greedy], rules: 'own-1, big-hearted', ruleCards: 2 })
    expect(s.does('Ada', 'draw').handSizes()).toEqual([4, 5, 1])
  })

  it('can switch off what another switches on', () => {
    const ownRuleCards = [{ name: 'Curtains', text: '', changes: { openHands: false } }]
    const s = scene({ hands, ownRuleCards, rules: 'glass-house, own-1', ruleCards: 2 })
    expect(s.view('Ben').players.map(({ openHand }) => openHand)).toEqual([null, null, null])
  })

  it('can leave a black card without an event', () => {
    const ownRuleCards = [{ name: 'Calm', text: '', changes: { eventsPerBlackCard: 0 } }]
    const s = scene({ hands: { ...hands, Ada: 'black 1, red 5' }, ownRuleCards, rules: 'own-1' })
    expect(s.does('Ada', 'black 1').asked()).toEqual(['Ben: turn'])
    expect(s.factKinds()).not.toContain('event')
  })
})
