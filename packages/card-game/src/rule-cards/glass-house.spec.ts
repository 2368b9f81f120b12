import { toVisibleFact } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createMatch } from '../card-rules.ts'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { faceName } from '../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'
import { buildView } from '../views/view.ts'
import { HOUSE_RULE_CARDS } from './house-rule-cards.ts'

const rules = 'glass-house'
const sets: SceneOptions['sets'] = ['base', 'pandora']
const hands = { Ada: 'red 5, blue 1', Ben: 'green 2', Cem: 'green 3, green 4' }
const others = HOUSE_RULE_CARDS.map(({ id }) => id).filter((id) => id !== rules)

/** The open hands in the view of a player. */
const sees = (s: Scene, player: string | null) =>
  s
    .view(player)
    .players.map(({ openHand }) => openHand?.map((face) => faceName(s.table.setup.prints[face])) ?? null)

const all = [['red 5', 'blue 1'], ['green 2'], ['green 3', 'green 4']]

describe('Glass House', () => {
  it('opens all hands to everybody, also to spectators', () => {
    const s = scene({ hands, rules })
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(sees(s, viewer)).toEqual(all)
  })

  it('shows nothing if it is not in force', () => {
    const s = scene({ hands, rules: 'thirst' })
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(sees(s, viewer)).toEqual([null, null, null])
  })

  it('shows cards that are drawn and given', () => {
    const s = scene({
      hands: { ...hands, Ben: 'red gift, green 2, green 1, red 9' },
      draw: 'yellow 9',
      rules,
    })
    s.does('Ada', 'draw')
    const [, , nine] = s.table.hands[0]
    expect(s.factsFor('Cem')).toContainEqual({ kind: 'drew', seat: 0, count: 1, cards: [nine] })
    expect(sees(s, 'Cem')[0]).toEqual(['red 5', 'blue 1', 'yellow 9'])
    s.does('Ada', 'pass').does('Ben', 'red gift', 'Ada', 'green 2, green 1')
    expect(s.factsFor('Cem')).toContainEqual(
      expect.objectContaining({ kind: 'gave', from: 1, to: 0, cards: s.table.hands[0].slice(3) }),
    )
    expect(sees(s, 'Cem')[0]).toEqual(['red 5', 'blue 1', 'yellow 9', 'green 2', 'green 1'])
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('asks for reactions only from hands that visibly have one', () => {
    const s = scene({ hands: { ...hands, Ada: 'red gift, red 5, blue 1, blue 2' }, rules })
    s.does('Ada', 'red gift', 'Ben')
    expect(s.asked()).toEqual(['Ada: give'])
    const armed = scene({ hands: { ...hands, Ada: 'red gift, red 5', Ben: 'counterattack' }, rules })
    armed.does('Ada', 'red gift', 'Ben')
    expect(armed.asked()).toEqual(['Ben: counterattack'])
  })

  it('applies from the deal on', () => {
    const match = createMatch({ players: 3, ruleCards: 1, withoutRuleCards: others }, 'glass', true)
    const dealt = match.takeFacts().filter(({ publicPart }) => publicPart.kind === 'dealt')
    for (const viewer of [0, 1, 2])
      expect(dealt.map((fact) => toVisibleFact(fact, viewer).cards?.length)).toEqual([7, 7, 7])
    expect(buildView(match, 1).players.every(({ cards, openHand }) => openHand?.length === cards)).toBe(true)
  })

  it('opens the hands at once when drawn during a round, and reports it', () => {
    const s = scene({ hands: { ...hands, Ada: 'do it yourself, blue 1' }, rules: '', rulePile: rules, sets })
    s.does('Ada', 'do it yourself')
    expect(sees(s, 'Ben')).toEqual([null, null, null])
    s.does('Ada', 'yes', 'green')
    expect(sees(s, 'Ben')).toEqual([['blue 1'], ['green 2'], ['green 3', 'green 4']])
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'opened-hands' }))
  })

  it('closes the hands again when it is replaced by another', () => {
    const options = { hands: { ...hands, Ada: 'black 1, blue 1' }, events: 'pandoras-box', rules, sets }
    const s = findSceneWithRules('peace', (seed) =>
      scene({ ...options, draw: 'yellow 9', seed }).does('Ada', 'black 1'),
    )
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(sees(s, viewer)).toEqual([null, null, null])
    s.does('Ben', 'draw')
    expect(s.factsFor('Ada')).toContainEqual({ kind: 'drew', seat: 1, count: 1 })
    expect(s.factsFor('Ben')).toContainEqual({
      kind: 'drew',
      seat: 1,
      count: 1,
      cards: [s.table.hands[1][1]],
    })
  })

  it('ends with its round', () => {
    const own = [{ name: 'Quiet', text: '', changes: { giftCards: 1 } }]
    for (let i = 0; i < 40; i++) {
      const seed = `glass ${i}`
      const options = { ruleCards: 1, withoutRuleCards: others, ownRuleCards: own, rules, seed }
      const s = scene({ hands: { ...hands, Ada: 'red 5' }, ...options })
      s.does('Ada', 'red 5').everyonePasses()
      expect(s.table.round).toBe(2)
      const isOpen = s.view(null).ruleCards.includes(rules)
      expect(sees(s, 'Ben').every((hand) => (hand !== null) === isOpen)).toBe(true)
      if (!isOpen) return
    }
    throw new Error('Glass House came every time.')
  })
})
