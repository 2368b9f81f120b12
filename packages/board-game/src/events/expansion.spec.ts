import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, sceneAtEventRoll, smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'

describe('Expansion', () => {
  it('lets everybody roll in order, and moves them that far ahead', () => {
    const s = sceneAfterEvent('expansion', { tokens: { Ada: 10, Ben: 20, Cem: 30 }, dice: [1, 3, 6] })
    expect(smallDieRolls(s)).toEqual(['Ben 1', 'Cem 3', 'Ada 6'])
    expect(s.tokens()).toEqual({ Ada: 16, Ben: 21, Cem: 33 })
    expect(s.turn).toBe('Ben')
  })

  it('ignores all cards, on the way and at the goal', () => {
    const on = { 8: 'stop', 9: 'x', 10: 'snail', 11: 'jump forward', 20: 'x' }
    const s = sceneAfterEvent('expansion', { tokens: { Ben: 8, Cem: 16 }, on, dice: [3, 4, 1] })
    expect(tokenMovesOf(s)).toEqual(['Ben shift 8 > 11', 'Cem shift 16 > 20', 'Ada shift 0 > 1'])
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('lets each die be answered', () => {
    const s = sceneAtEventRoll('expansion', {
      hands: { Cem: 're-roll' },
      dice: [6, 1, 2, 3],
    }).everyonePasses()
    s.does('Cem', 're-roll').chooses('Cem', 're-roll on 20')
    expect(smallDieRolls(s)).toEqual(['Ben 6', 'Ben 1', 'Cem 2', 'Ada 3'])
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 1, Cem: 2 })
  })

  it('stops at the end; the others still move, and the round is over after the turn', () => {
    const s = sceneAfterEvent('expansion', { tokens: { Ada: 10, Ben: 48, Cem: 30 }, dice: [5, 1, 1] })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([11, 50, 31])
  })
})
