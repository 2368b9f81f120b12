import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'

describe('Recession', () => {
  it('lets everybody roll in order, and moves them that far back', () => {
    const s = sceneAfterEvent('recession', { tokens: { Ada: 10, Ben: 20, Cem: 30 }, dice: [1, 3, 6] })
    expect(smallDieRolls(s)).toEqual(['Ben 1', 'Cem 3', 'Ada 6'])
    expect(s.tokens()).toEqual({ Ada: 4, Ben: 19, Cem: 27 })
    expect(s.turn).toBe('Ben')
  })

  it('stops at the start', () => {
    const s = sceneAfterEvent('recession', {
      players: ['Ada', 'Ben'],
      tokens: { Ada: 2, Ben: 0 },
      dice: [3, 5],
    })
    expect(tokenMovesOf(s)).toEqual(['Ada shift 2 > 0'])
  })

  it('ignores all cards, on the way and at the goal', () => {
    const on = { 19: 'x', 18: 'stop', 17: 'push backward' }
    const s = sceneAfterEvent('recession', { tokens: { Ben: 20, Cem: 20 }, on, dice: [3, 1, 1] })
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 17, Cem: 19 })
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('saves a token on the end', () => {
    const s = sceneAfterEvent('recession', { tokens: { Cem: 50 }, dice: [1, 1, 1] })
    expect(s.tokens().Cem).toBe(49)
    expect(s.isRoundOver).toBe(false)
  })
})
