import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Equality', () => {
  const players = ['Ada', 'Ben', 'Cem', 'Dan']
  const hands = {
    Ada: 'equality, blue 1, blue 2, blue 3',
    Ben: 'green 1',
    Cem: 'green 2, green 3',
    Dan: 'yellow 1, yellow 2, yellow 3',
  }

  it('makes a player draw up to the attacker’s hand size, then wishes for a colour', () => {
    const s = scene({ players, hands, draw: 'red 2, red 3' })
    s.does('Ada', 'equality', 'Ben').everyonePasses()
    expect(s.hand('Ben')).toEqual(['green 1', 'red 2', 'red 3'])
    expect(s.handSizes()).toEqual([3, 3, 2, 3])
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Ben')
    const drew = { kind: 'drew', seat: 1, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...drew, cards: s.table.hands[1].slice(1) })
    expect(s.factsFor('Ada')).toContainEqual(drew)
  })

  it('offers only players with fewer cards, counted without itself', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'equality')
    expect(s.may('Ada')).toEqual(['pass', 'Ben', 'Cem'])
    expect(s.tries('Ada', 'Dan')).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
  })

  it('can be declined, but the wish is mandatory', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'equality', 'pass', 'red')
    expect(s.handSizes()).toEqual([3, 1, 2, 3])
    expect(s.factKinds()).toEqual(['played', 'wished'])
    expect(s.turn).toBe('Ben')
  })

  it('only wishes if nobody has fewer cards', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'equality, blue 1' } })
    s.does('Ada', 'equality')
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('has no victim as last card, but wishes', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'equality' } })
    s.does('Ada', 'equality', 'blue').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 1, 5, 6])
  })

  it('compares with the counterattacker’s hand after a Counterattack, without its own wish', () => {
    const s = scene({
      players,
      hands: { ...hands, Ada: `${hands.Ada}, blue 4`, Dan: 'counterattack, yellow 1, yellow 2' },
    })
    s.does('Ada', 'equality', 'Dan').does('Dan', 'counterattack', 'yellow')
    expect(s.may('Dan')).toEqual(['pass', 'Ben'])
    s.does('Dan', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([4, 2, 2, 2])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be declined by the counterattacker', () => {
    const s = scene({ players, hands: { ...hands, Cem: 'counterattack, green 3', Ben: 'green 1, green 4' } })
    s.does('Ada', 'equality', 'Cem').does('Cem', 'counterattack', 'yellow')
    expect(s.handSizes()).toEqual([3, 2, 1, 3])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
    const t = scene({
      players,
      hands: { ...hands, Cem: 'counterattack, green 3, green 4', Ada: `${hands.Ada}, blue 4` },
    })
    t.does('Ada', 'equality', 'Cem').does('Cem', 'counterattack', 'yellow', 'pass')
    expect(t.handSizes()).toEqual([4, 1, 2, 3])
    expect(t.call).toEqual({ colour: 'yellow' })
    expect(t.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round without a wish when the pile runs out', () => {
    const s = scene({ players, hands, draw: { only: 'red 2' } })
    s.does('Ada', 'equality', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([6, 3, 5, 6])
    expect(s.factKinds()).not.toContain('wished')
  })

  it('can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic'])
      expect(scene({ players, hands, discard }).explainIllegal('Ada', 'equality')).toBeNull()
    for (const call of ['green', 9, 'anything'] as const)
      expect(scene({ players, hands, call }).explainIllegal('Ada', 'equality')).toBeNull()
  })
})
