import { describe, expect, it } from 'vitest'
import { knowersOf } from '../table/knowledge.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'sevens'
const hands = { Ada: 'red 7, blue 1, blue 2', Ben: 'green 2', Cem: 'green 3, red 4' }

describe('Sevens', () => {
  it('lets the player of a 7 swap hands with another player', () => {
    const s = scene({ hands, rules })
    s.does('Ada', 'red 7')
    expect(s.asked()).toEqual(['Ada: swap-hands'])
    expect(s.may('Ada')).toEqual(['pass', 'Ben', 'Cem'])
    s.does('Ada', 'Cem')
    expect(s.hand('Ada')).toEqual(['green 3', 'red 4'])
    expect(s.hand('Cem')).toEqual(['blue 1', 'blue 2'])
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'swapped-hands', seats: [0, 2] })
    expect(s.call).toEqual({ colour: 'red', number: 7 })
    s.does('Ben', 'draw', 'pass')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('can be declined', () => {
    const s = scene({ hands, rules })
    s.does('Ada', 'red 7', 'pass')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 2'])
    expect(s.factKinds()).not.toContain('swapped-hands')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not ask if it is not in force, nor for another number', () => {
    expect(scene({ hands, rules: 'peace' }).does('Ada', 'red 7').asked()).toEqual(['Ben: turn'])
    const s = scene({ hands, rules, turn: 'Cem' })
    expect(s.does('Cem', 'red 4').asked()).toEqual(['Ada: turn'])
  })

  it('never offers oneself', () => {
    const s = scene({ hands, rules }).does('Ada', 'red 7')
    expect(s.tries('Ada', 'Ada')).toMatchObject({ code: 'illegal' })
  })

  it('asks even if there is only one other player', () => {
    const s = scene({ players: ['Ada', 'Ben'], hands: { Ada: hands.Ada, Ben: hands.Ben }, rules })
    s.does('Ada', 'red 7')
    expect(s.may('Ada')).toEqual(['pass', 'Ben'])
  })

  it('applies to a black 7, with its event', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 7, blue 1, blue 2' },
      discard: 'red 7',
      events: 'expansion',
      rules,
    })
    s.does('Ada', 'black 7')
    expect(s.asked()).toEqual(['Ada: swap-hands'])
    s.does('Ada', 'Ben')
    expect(s.hand('Ada')[0]).toBe('green 2')
    expect(s.handSizes()).toEqual([4, 3, 4])
    expect(s.view(null).usedEvents).toEqual(['expansion'])
  })

  it('passes the finish to the other player with the last card', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 7' }, rules })
    s.does('Ada', 'red 7', 'Cem')
    expect(s.handSizes()).toEqual([2, 1, 0])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([7, 2, 0])
  })

  it('can be declined with the last card, to finish', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 7' }, rules })
    s.does('Ada', 'red 7', 'pass').everyonePasses()
    expect(s.scores).toEqual([0, 2, 7])
  })

  it('applies to the dealer if a 7 opens the round', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'green 2', Cem: 'green 3, red 4' },
      opening: 'red 7',
      rules,
    })
    s.does('Ada', 'Cem')
    expect(s.hand('Ada')).toEqual(['green 3', 'red 4'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to the second card of 2nd Chance', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 2nd chance, red 7, blue 1' }, rules })
    s.does('Ada', 'red 2nd chance', 'red 7', 'Ben')
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.turn).toBe('Ben')
  })

  it('does not show the hands to the others', () => {
    const players = ['Ada', 'Ben', 'Cem', 'Dia']
    const s = scene({ players, hands: { ...hands, Dia: 'blue 9' }, rules }).does('Ada', 'red 7', 'Cem')
    const [card] = s.table.hands[2]
    const knowers = players.filter((_, seat) => (knowersOf(s.table, card) & (1 << seat)) !== 0)
    expect(knowers).toEqual(['Ada', 'Cem'])
  })

  it('triggers no Last Chance for a player who has cards again', () => {
    const sets: SceneOptions['sets'] = ['base', 'troublemaker']
    const s = scene({
      hands: { ...hands, Ada: 'red 7', Ben: 'green 2, green 5' },
      discard: 'red 1, lucky bastard, mimicry',
      lasting: [{ id: 'last-chance', spared: ['Cem'] }],
      sets,
      rules,
    })
    s.does('Ada', 'red 7', 'Cem')
    expect(s.factKinds()).not.toContain('event')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Ada: nice-try'])
  })
})
