import { describe, expect, it } from 'vitest'
import { type CardMatch, createMatch } from '../card-rules.ts'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'
import { HOUSE_RULE_CARDS } from './house-rule-cards.ts'

const rules = 'clockwork'
const sets: SceneOptions['sets'] = ['base', 'pandora']
const players = ['Ada', 'Ben', 'Cem', 'Dia']
const hands = { Ada: 'red 5, blue 1', Ben: 'green 2', Cem: 'green 3', Dia: 'green 4' }
const withoutRuleCards = HOUSE_RULE_CARDS.map(({ id }) => id).filter((id) => id !== rules)

/** The players of the next turns, if everybody only draws. */
const nextTurns = (s: Scene, count: number) =>
  Array.from({ length: count }, () => {
    const { turn } = s
    s.does(turn, 'draw', 'pass')
    return turn
  })

/** The first match that opens with a number card, so that nothing happens before the first turn. */
function quietMatch(): CardMatch {
  for (let i = 0; ; i++) {
    const match = createMatch({ players: 4, ruleCards: 1, withoutRuleCards }, `clockwork ${i}`)
    const { discardPile, setup } = match.state
    if (setup.faces[discardPile[0]].kind.id === 'number') return match
  }
}

describe('Clockwork', () => {
  it('makes play go clockwise', () => {
    const s = scene({ players, hands, rules })
    expect(nextTurns(s, 5)).toEqual(['Ada', 'Dia', 'Cem', 'Ben', 'Ada'])
    expect(s.view(null).direction).toBe(-1)
  })

  it('is anticlockwise if it is not in force', () => {
    const s = scene({ players, hands, rules: 'thirst' })
    expect(nextTurns(s, 5)).toEqual(['Ada', 'Ben', 'Cem', 'Dia', 'Ada'])
  })

  it('gives the first turn to the seat before the dealer', () => {
    const match = quietMatch()
    expect(match.state.dealer).toBe(0)
    expect(match.prompts.map(({ seat, question }) => `${seat}: ${question.ask}`)).toEqual(['3: turn'])
    const s = scene({ players, hands, rules, opening: 'red 9', dealer: 'Cem' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to the order of events', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'black 1, blue 1' }, rules, events: 'expansion' })
    s.does('Ada', 'black 1')
    expect(s.handSizes()).toEqual([5, 4, 3, 2])
    expect(s.turn).toBe('Dia')
  })

  it('does not change the right and left neighbours', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'black 1, blue 1' }, rules, events: 'earthquake' })
    s.does('Ada', 'black 1')
    expect(players.map((player) => s.hand(player))).toEqual([
      ['green 4'],
      ['blue 1'],
      ['green 2'],
      ['green 3'],
    ])
  })

  it.each([
    [1, 'Dia'],
    [-1, 'Ben'],
  ] as const)('reverses play when drawn during a round, from direction %i', (direction, next) => {
    const hand = 'do it yourself, blue 1'
    const s = scene({ players, hands: { ...hands, Ada: hand }, rules: '', rulePile: rules, sets, direction })
    s.does('Ada', 'do it yourself', 'yes', 'red')
    expect(s.factsFor(null)).toContainEqual({ kind: 'turned-round', direction: -direction })
    expect(s.turn).toBe(next)
  })

  it('reverses play back when it is replaced by another', () => {
    const options = { players, sets, rules, events: 'pandoras-box' }
    const s = findSceneWithRules('thirst', (seed) =>
      scene({ ...options, hands: { ...hands, Ada: 'black 1, blue 1' }, seed }).does('Ada', 'black 1'),
    )
    expect(s.view(null).direction).toBe(1)
    expect(s.turn).toBe('Ben')
  })

  it('reverses play only once when drawn twice, as a custom card', () => {
    const ownRuleCards = [{ name: 'Sundial', text: '', changes: { clockwise: true } }]
    const hand = 'do it yourself, blue 1'
    const s = scene({ players, hands: { ...hands, Ada: hand }, rules, rulePile: 'own-1', sets, ownRuleCards })
    s.does('Ada', 'do it yourself', 'yes', 'red')
    expect(s.view(null)).toMatchObject({ direction: -1, ruleCards: [rules, 'own-1'] })
    expect(s.turn).toBe('Dia')
  })

  it('makes the next round start clockwise, whatever direction the last one ended with', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'red 5' }, rules, withoutRuleCards, direction: -1 })
    expect(s.view(null).direction).toBe(1)
    s.does('Ada', 'red 5').everyonePasses().everyonePasses()
    expect(s.view(null)).toMatchObject({ round: 2, direction: -1 })
  })
})
