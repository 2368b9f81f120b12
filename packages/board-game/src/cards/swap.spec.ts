import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Swap', () => {
  it('swaps places with a player of one’s choice', () => {
    const s = scene({ tokens: { Ben: 30, Cem: 9 }, on: { 3: 'swap' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.asked()).toEqual(['Ada: token'])
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    s.chooses('Ada', 'Ben')
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 3, Cem: 9 })
    expect(s.turn).toBe('Ben')
  })

  it('is not a movement: nothing takes effect in either place', () => {
    const s = scene({
      tokens: { Ben: 30 },
      on: { 3: 'swap', 30: 'push forward' },
      hands: { Ada: 'stop' },
      dice: [3],
    })
    s.plays('Ada', 'stop on 20').chooses('Ada', 'Ben')
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 3, Cem: 0 })
    expect(s.triggeredEffects()).toEqual(['Ada: swap on 3'])
    const onTeleport = scene({ tokens: { Ben: 28 }, on: { 3: 'swap' }, hands: { Ada: 'stop' }, dice: [3] })
    onTeleport.plays('Ada', 'stop on 20').chooses('Ada', 'Ben')
    expect(onTeleport.tokens().Ada).toBe(28)
  })

  it('is an attack that only the chosen player can block, and that cannot be redirected (FAQ 7)', () => {
    const s = scene({
      tokens: { Ben: 30, Cem: 9 },
      on: { 3: 'swap' },
      hands: { Ada: 'stop, block', Ben: 'block', Cem: 'block' },
      dice: [3],
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().does('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: block'])
    s.throwsIn('Ben', 'block on 31')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 9 })
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', seat: 0, by: 1, card: 'swap' })
    expect(s.turn).toBe('Ben')
  })

  it('has no effect on a token that walks over it, nor when played', () => {
    const s = scene({ tokens: { Ada: 2, Ben: 30 }, on: { 3: 'swap' }, hands: { Ada: 'swap' }, dice: [4] })
    expect(s.plays('Ada', 'swap on 2').tokens()).toEqual({ Ada: 6, Ben: 30, Cem: 0 })
  })

  it('does not ask if there is only one player to choose', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      tokens: { Ben: 30 },
      on: { 3: 'swap' },
      hands: { Ada: 'stop' },
      dice: [3],
    })
    expect(s.plays('Ada', 'stop on 20').tokens()).toEqual({ Ada: 30, Ben: 3 })
  })

  it('is decided by the owner of the token that ends there, whoever moved it', () => {
    const s = scene({ tokens: { Ben: 2, Cem: 30 }, on: { 3: 'swap' }, hands: { Ada: 'remote' }, dice: [1] })
    s.plays('Ada', 'remote on 40').chooses('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: token'])
    expect(s.may('Ben')).toEqual(['Cem', 'Ada'])
    s.chooses('Ben', 'Cem')
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 30, Cem: 3 })
  })
})
