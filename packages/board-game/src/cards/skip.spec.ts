import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Skip', () => {
  it('ends the turn of its player without a roll', () => {
    const s = scene({ tokens: { Ada: 4, Ben: 9 }, hands: { Ada: 'skip' } })
    s.does('Ada', 'skip on 5')
    expect(s.tokens()).toEqual({ Ada: 4, Ben: 9, Cem: 0 })
    expect(s.dieRolls()).toEqual([])
    expect(s.factKinds()).toContain('stayed')
    expect(s.cardsOn(5)).toBe('skip')
    expect(s.turn).toBe('Ben')
  })

  it('has no effect on the board', () => {
    for (const roll of [3, 4]) {
      const s = scene({ on: { 3: 'skip' }, hands: { Ada: 'stop' }, dice: [roll] })
      s.plays('Ada', 'stop on 20')
      expect(s.tokenMoves()).toHaveLength(1)
      expect(s.tokens().Ada).toBe(roll)
      expect(s.triggeredEffects()).toEqual([])
    }
  })

  it('does not trigger the card under its player’s token', () => {
    const s = scene({ tokens: { Ada: 4 }, on: { 4: 'push forward' }, hands: { Ada: 'skip' } })
    s.does('Ada', 'skip on 5')
    expect(s.tokens().Ada).toBe(4)
    expect(s.triggeredEffects()).toEqual([])
  })

  it('can cover blue, but not red', () => {
    const s = scene({ on: { 3: 'ghost', 4: 'push up' }, hands: { Ada: 'skip' } })
    expect(s.tries('Ada', 'skip on 4')).toEqual({
      code: 'illegal',
      reason: { because: 'other-colour', colour: 'red', lies: 'push' },
    })
    s.does('Ada', 'skip on 3')
    expect(s.cardsOn(3)).toBe('skip over ghost')
  })

  it('can be taken back until somebody draws', () => {
    const full = scene({
      hands: { Ada: 'skip, stop, stop, x, x', Ben: 'x, x, x, snail', Cem: 'stop, stop, stop, stop' },
    })
    full.does('Ada', 'skip on 5')
    expect(full.turn).toBe('Ben')
    expect(full.takesBack('Ada')).toBeNull()
    expect(full.turn).toBe('Ada')
    expect(full.cardsOn(5)).toBe('')
    const drawing = scene({ hands: { Ada: 'skip' } }).does('Ada', 'skip on 5')
    expect(drawing.takesBack('Ada')).toEqual({ code: 'final' })
  })
})
