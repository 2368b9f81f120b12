import { describe, expect, it } from 'vitest'
import { createMatch } from '../card-rules.ts'
import { scene } from '../testing/scene.ts'
import { HOUSE_RULE_CARDS } from './house-rule-cards.ts'

const rules = 'light-luggage'
const allBut = (...kept: string[]) => HOUSE_RULE_CARDS.map(({ id }) => id).filter((id) => !kept.includes(id))

/** The number of cards dealt to each player, by the public facts. */
const dealt = (withoutRuleCards: string[], handSize: number, seed = 'luggage', ruleCards = 1) => {
  const match = createMatch({ players: 3, handSize, ruleCards, withoutRuleCards }, seed, true)
  const counts = match
    .takeFacts()
    .flatMap(({ publicPart }) => (publicPart.kind === 'dealt' ? [publicPart.count] : []))
  return { counts, cards: match.state.ruleCards.map((card) => match.state.setup.ruleCards[card].id) }
}

describe('Light Luggage', () => {
  it.each([4, 7])('deals 5 cards to everybody, if %i are set', (handSize) => {
    expect(dealt(allBut(rules), handSize)).toEqual({ counts: [5, 5, 5], cards: [rules] })
  })

  it.each([4, 6, 7])('deals the %i cards that are set if it is not in force', (handSize) => {
    expect(dealt(allBut('thirst'), handSize).counts).toEqual([handSize, handSize, handSize])
  })

  it('counts if it comes later than Heavy Luggage', () => {
    const ends = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const { counts, cards } = dealt(allBut('light-luggage', 'heavy-luggage'), 7, `luggage ${i}`, 2)
      expect(counts[0]).toBe(cards[1] === 'light-luggage' ? 5 : 9)
      ends.add(cards[1])
    }
    expect(ends).toContain(rules)
    expect(ends.size).toBe(2)
  })

  it('has no effect when drawn during a round', () => {
    const hands = { Ada: 'do it yourself, blue 1', Ben: 'green 2', Cem: 'green 3' }
    const s = scene({ hands, sets: ['base', 'pandora'], rules: '', rulePile: rules })
    s.does('Ada', 'do it yourself', 'yes', 'green')
    expect(s.view(null).ruleCards).toEqual([rules])
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'green 2')
  })

  it('applies to the next round if it is drawn again', () => {
    const hands = { Ada: 'red 5', Ben: 'green 2', Cem: 'green 3' }
    const s = scene({ hands, rules, withoutRuleCards: allBut(rules) })
    s.does('Ada', 'red 5').everyonePasses().everyonePasses()
    const facts = s.factsFor(null).filter(({ kind }) => kind === 'dealt')
    expect(facts).toMatchObject([{ count: 5 }, { count: 5 }, { count: 5 }])
  })
})
