import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Gift', () => {
  it('moves another player one or two spaces ahead', () => {
    const s = scene({ tokens: { Ben: 30, Cem: 9 }, on: { 3: 'gift' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.may('Ada')).toEqual(['Ben 1', 'Ben 2', 'Cem 1', 'Cem 2'])
    s.chooses('Ada', 'Ben 2')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 32, Cem: 9 })
    expect(s.dieRolls()).toHaveLength(1)
    expect(s.turn).toBe('Ben')
  })

  it('is a movement: cards on the way and at its end take effect', () => {
    const given = (on: Record<number, string>, gift: string) => {
      const s = scene({ tokens: { Ben: 9 }, on: { 3: 'gift', ...on }, hands: { Ada: 'stop' }, dice: [3] })
      return s.plays('Ada', 'stop on 20').chooses('Ada', gift).tokens().Ben
    }
    expect(given({ 10: 'push forward' }, 'Ben 1')).toBe(11)
    expect(given({ 10: 'push forward' }, 'Ben 2')).toBe(11)
    expect(given({ 10: 'stop' }, 'Ben 2')).toBe(10)
    expect(given({ 10: 'snail' }, 'Ben 2')).toBe(10)
    expect(given({ 10: 'x' }, 'Ben 2')).toBe(12)
  })

  it('is an attack: player and number are named, then only that player can block', () => {
    const s = scene({
      tokens: { Ben: 9, Cem: 9 },
      on: { 3: 'gift' },
      hands: { Ada: 'stop, skip', Ben: 'block', Cem: 'block' },
      dice: [3],
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().does('Ada', 'Cem 2')
    expect(s.asked()).toEqual(['Cem: block'])
    s.throwsIn('Cem', 'block on 31')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 9, Cem: 9 })
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', seat: 0, by: 2, card: 'gift' })
    expect(s.turn).toBe('Ben')
  })

  it('has no effect on a token that walks over it, nor when played', () => {
    const s = scene({ tokens: { Ada: 2 }, on: { 3: 'gift' }, hands: { Ada: 'gift' }, dice: [4] })
    expect(s.plays('Ada', 'gift on 2').tokens()).toEqual({ Ada: 6, Ben: 0, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('is given by the owner of the token that ends there, whoever moved it', () => {
    const s = scene({ tokens: { Ben: 2 }, on: { 3: 'gift' }, hands: { Ada: 'remote' }, dice: [1] })
    s.plays('Ada', 'remote on 30').chooses('Ada', 'Ben')
    expect(s.may('Ben')).toEqual(['Cem 1', 'Cem 2', 'Ada 1', 'Ada 2'])
  })

  it('leaves a token on the end where it is', () => {
    const s = scene({ tokens: { Ada: 46, Ben: 49 }, on: { 47: 'gift' }, hands: { Ada: 'stop' }, dice: [1] })
    s.plays('Ada', 'stop on 20').chooses('Ada', 'Ben 2')
    expect(s.tokens().Ben).toBe(50)
    expect(s.isRoundOver).toBe(true)
  })
})
