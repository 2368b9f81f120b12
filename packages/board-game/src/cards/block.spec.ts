import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Block', () => {
  const attackedOn = (card: string) =>
    scene({
      tokens: { Ben: 30 },
      on: { 3: card },
      hands: { Ada: 'stop', Ben: 'block', Cem: 'block' },
      dice: [3],
    })
      .does('Ada', 'stop on 20', 'roll')
      .everyonePasses()

  it.each([
    [
      'remote',
      () =>
        scene({ tokens: { Ada: 3, Ben: 30 }, hands: { Ada: 'remote', Ben: 'block', Cem: 'block' } }).does(
          'Ada',
          'remote on 20',
          'Ben',
        ),
    ],
    ['swap', () => attackedOn('swap').does('Ada', 'Ben')],
    ['gift', () => attackedOn('gift').does('Ada', 'Ben 2')],
  ])('cancels a %s, which cannot be aimed at anybody else', (card, attack) => {
    const s = attack()
    expect(s.asked()).toEqual(['Ben: block'])
    expect(s.match.promptFor(1)!.mode).toBe('react')
    s.throwsIn('Ben', 'block on 31')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', seat: 0, by: 1, card })
    expect(s.cardsOn(31)).toBe('block')
    expect(s.turn).toBe('Ben')
    expect(s.handSizes()).toEqual([4, 4, 4])
  })

  it('cancels a Re-Roll of one’s die', () => {
    const s = scene({ hands: { Ada: 'stop, block', Ben: 're-roll' }, dice: [3, 6] })
    s.does('Ada', 'stop on 20', 'roll').throwsIn('Ben', 're-roll on 30').throwsIn('Ada', 'block on 31')
    expect(s.dieRolls()).toEqual(['Ada: 3'])
    expect(s.tokens().Ada).toBe(3)
  })

  it('is optional', () => {
    const s = attackedOn('swap').does('Ada', 'Ben').does('Ben', 'pass')
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 3, Cem: 0 })
    expect(s.hand('Ben')).toContain('block')
  })

  it('is asked of everybody with a hidden card, but only its holders can throw it in', () => {
    const s = scene({ hands: { Ada: 'remote', Ben: 'skip' } }).does('Ada', 'remote on 20', 'Ben')
    expect(s.asked()).toEqual(['Ben: block'])
    expect(s.may('Ben')).toEqual(['pass'])
    expect(s.tries('Ben', 'block')).toEqual({ code: 'illegal', reason: null })
  })

  it('is not asked of players who publicly cannot hold it', () => {
    const empty = scene({ hands: { Ada: 'remote' } }).does('Ada', 'remote on 20', 'Ben')
    expect(empty.asked()).toEqual(['Ada: roll'])
    const open = scene({ hands: { Ada: 'remote' }, openHands: { Ben: 'skip' } }).does(
      'Ada',
      'remote on 20',
      'Ben',
    )
    expect(open.asked()).toEqual(['Ada: roll'])
    const on = { 40: 'block over block', 41: 'block over block' }
    const gone = scene({ on, hands: { Ada: 'remote', Ben: 'skip' } }).does('Ada', 'remote on 20', 'Ben')
    expect(gone.asked()).toEqual(['Ada: roll'])
  })

  it('is asked of a player who holds it openly', () => {
    const on = { 40: 'block over block over block' }
    const s = scene({ on, hands: { Ada: 'remote', Cem: 'skip' }, openHands: { Ben: 'block' } })
    s.does('Ada', 'remote on 20', 'Ben')
    expect(s.may('Ben')).toEqual(['pass', 'block'])
  })

  it('has no effect when played in one’s own turn, and the movement follows', () => {
    const s = scene({ hands: { Ada: 'block' }, dice: [3] })
    s.plays('Ada', 'block on 5')
    expect(s.tokens().Ada).toBe(3)
    expect(s.cardsOn(5)).toBe('block')
    expect(s.factKinds()).not.toContain('threw-in')
  })

  it('has no effect on the board', () => {
    const s = scene({ on: { 3: 'block' }, hands: { Ada: 'stop' }, dice: [3] })
    expect(s.plays('Ada', 'stop on 20').triggeredEffects()).toEqual([])
    expect(s.tokens().Ada).toBe(3)
  })

  it('does not cancel events', () => {
    const s = scene({ hands: { Ada: 'troublemaker', Ben: 'block' }, dice: [6] })
    s.does('Ada', 'troublemaker on 30', 'roll').everyonePasses()
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 42, Cem: 42 })
  })
})
