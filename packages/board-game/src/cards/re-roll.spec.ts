import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Re-Roll', () => {
  it('repeats a roll, and only the new result counts', () => {
    const s = scene({ hands: { Ada: 'stop', Ben: 're-roll' }, dice: [6, 2] })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.tokens().Ada).toBe(0)
    s.throwsIn('Ben', 're-roll on 30')
    expect(s.dieRolls()).toEqual(['Ada: 6', 'Ada: 2'])
    expect(s.tokens()).toEqual({ Ada: 2, Ben: 0, Cem: 0 })
    expect(s.cardsOn(30)).toBe('re-roll')
    expect(s.turn).toBe('Ben')
    expect(s.handSizes()).toEqual([4, 4, 4])
  })

  it('is not an attack on one’s own die', () => {
    const s = scene({ hands: { Ada: 'stop, re-roll, block' }, dice: [6, 2] })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Ada', 're-roll on 30').everyonePasses()
    expect(s.tokens().Ada).toBe(2)
    expect(s.factKinds()).not.toContain('attacked')
    expect(s.factKinds()).not.toContain('named')
  })

  it('is an attack on another player’s die, which that player can block', () => {
    const s = scene({ hands: { Ada: 'stop, block', Ben: 're-roll', Cem: 'block' }, dice: [6, 2] })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Ben', 're-roll on 30')
    expect(s.asked()).toEqual(['Ada: block'])
    s.throwsIn('Ada', 'block on 31').everyonePasses()
    expect(s.dieRolls()).toEqual(['Ada: 6'])
    expect(s.tokens().Ada).toBe(6)
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', seat: 1, by: 0, card: 're-roll' })
  })

  it.each([
    [
      'a numbered teleport',
      { tokens: { Ada: 4 }, hands: { Ada: 'stop', Ben: 're-roll' }, dice: [3, 1, 5] },
      35,
    ],
    [
      'a Second Chance',
      { on: { 3: 'second chance' }, hands: { Ada: 'stop', Ben: 're-roll' }, dice: [3, 1, 3] },
      6,
    ],
  ])('can answer the die of %s', (_, options, to) => {
    const s = scene(options)
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().throwsIn('Ben', 're-roll on 30')
    expect(s.tokens().Ada).toBe(to)
  })

  it('can answer the die of an event, and the dice within it', () => {
    const s = scene({
      tokens: { Ada: 9 },
      hands: { Ada: 'troublemaker', Ben: 're-roll, re-roll' },
      dice: [6, 7, 1, 2, 3, 4],
    })
    s.does('Ada', 'troublemaker on 30', 'roll').throwsIn('Ben', 're-roll on 31').everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'expansion', seat: 0 })
    s.throwsIn('Ben', 're-roll on 32')
    expect(s.tokens()).toEqual({ Ada: 13, Ben: 2, Cem: 3 })
  })

  it('has no effect when played in one’s own turn, nor on the board', () => {
    const s = scene({ on: { 3: 're-roll' }, hands: { Ada: 're-roll' }, dice: [3] })
    s.plays('Ada', 're-roll on 5')
    expect(s.tokens().Ada).toBe(3)
    expect(s.dieRolls()).toHaveLength(1)
    expect(s.triggeredEffects()).toEqual([])
    expect(s.cardsOn(5)).toBe('re-roll')
  })

  it('is asked of everybody with a hidden card, whether they hold it or not', () => {
    const s = scene({ hands: { Ada: 'stop, skip', Ben: 're-roll' }, openHands: { Cem: 'skip' } })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.asked()).toEqual(['Ada: re-roll', 'Ben: re-roll'])
    expect(s.may('Ada')).toEqual(['pass'])
    expect(s.may('Ben')).toEqual(['pass', 're-roll'])
  })

  it('is not asked for if all copies are open', () => {
    const on = { 40: 're-roll over re-roll', 41: 're-roll over re-roll' }
    const s = scene({ on, hands: { Ada: 'stop, skip', Ben: 'skip' }, dice: [3] })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.tokens().Ada).toBe(3)
    expect(s.turn).toBe('Ben')
  })
})
