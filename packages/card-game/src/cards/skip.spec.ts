import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Skip', () => {
  const hands = { Ada: 'red skip, red 2, red 3', Ben: 'red 4, red 5', Cem: 'red 6, red 7' }

  it('skips the next turn of its victim, once', () => {
    const s = scene({ hands })
    s.does('Ada', 'red skip', 'Ben').everyonePasses()
    expect(s.turn).toBe('Cem')
    s.does('Cem', 'red 6').does('Ada', 'red 2')
    expect(s.turn).toBe('Ben')
    expect(s.factKinds()).toEqual(['played', 'attacked', 'will-skip', 'skipped', 'played', 'played'])
  })

  it('can hit a player far from their turn, publicly', () => {
    const s = scene({ hands })
    s.does('Ada', 'red skip', 'Cem').everyonePasses()
    expect(s.turn).toBe('Ben')
    expect(s.view(null).players.map(({ skipped }) => skipped)).toEqual([false, false, true])
    s.does('Ben', 'red 4')
    expect(s.turn).toBe('Ada')
    expect(s.factsFor(null)).toContainEqual({ kind: 'skipped', seat: 2 })
    expect(s.view(null).players.map(({ skipped }) => skipped)).toEqual([false, false, false])
  })

  it('gives another turn with two players', () => {
    const s = scene({ players: ['Ada', 'Ben'], hands: { Ada: 'red skip, red 2', Ben: 'red 4' } })
    s.does('Ada', 'red skip').everyonePasses()
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'skipped', seat: 1 })
  })

  it('works against the order of play, too', () => {
    const s = scene({ hands, direction: -1 })
    s.does('Ada', 'red skip', 'Cem').everyonePasses()
    expect(s.turn).toBe('Ben')
  })

  it('never offers its own player, or one who is already to be skipped', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { ...hands, Dan: 'red 8' },
      skipped: ['Ben'],
    })
    s.does('Ada', 'red skip')
    expect(s.may('Ada')).toEqual(['Cem', 'Dan'])
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ada', 'Ben')).toEqual({ code: 'illegal', reason: null })
  })

  it('has no effect if all others are already to be skipped', () => {
    const s = scene({ hands, skipped: ['Ben', 'Cem'] })
    s.does('Ada', 'red skip')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.factKinds()).toEqual(['played', 'skipped', 'skipped'])
  })

  it('names a victim as last card, and ends the round', () => {
    const s = scene({ hands: { ...hands, Ada: 'red skip' } })
    s.does('Ada', 'red skip', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 9, 13])
  })

  it('can be turned on the attacker, and play continues after the attacker', () => {
    const s = scene({ hands: { ...hands, Ben: 'counterattack, blue 4, blue 5', Cem: 'blue 6, blue 7' } })
    s.does('Ada', 'red skip', 'Ben').does('Ben', 'counterattack', 'blue', 'Ada').everyonePasses()
    expect(s.turn).toBe('Ben')
    s.does('Ben', 'blue 4').does('Cem', 'blue 6')
    expect(s.turn).toBe('Ben')
  })

  it('skips nobody after a Counterattack if all others are already to be skipped', () => {
    const s = scene({ hands: { ...hands, Ben: 'counterattack, blue 4' }, skipped: ['Ada', 'Cem'] })
    s.does('Ada', 'red skip').does('Ben', 'counterattack', 'blue')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.factKinds()).not.toContain('will-skip')
    expect(s.call).toEqual({ colour: 'blue' })
  })

  it('leaves all hands as they are', () => {
    const s = scene({ hands })
    s.does('Ada', 'red skip', 'Ben').everyonePasses()
    expect([s.hand('Ada'), s.hand('Ben'), s.hand('Cem')]).toEqual([
      ['red 2', 'red 3'],
      ['red 4', 'red 5'],
      ['red 6', 'red 7'],
    ])
  })

  it('follows its colour and its symbol only', () => {
    const s = scene({ hands: { Ada: 'blue skip, blue gift, red gift', Ben: 'green 2' }, discard: 'red skip' })
    expect(s.may('Ada')).toEqual(['blue skip', 'red gift', 'draw'])
    expect(s.explainIllegal('Ada', 'blue gift')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'red', symbol: 'skip' },
    })
  })
})
