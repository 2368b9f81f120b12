import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Charity', () => {
  it('moves the leader back four, and everybody else ahead one', () => {
    const s = sceneAfterEvent('charity', { tokens: { Ada: 10, Ben: 30, Cem: 12 } })
    expect(s.tokens()).toEqual({ Ada: 11, Ben: 26, Cem: 13 })
    expect(s.turn).toBe('Ben')
  })

  it('moves all leaders back', () => {
    const s = sceneAfterEvent('charity', { tokens: { Ada: 30, Ben: 30, Cem: 29 } })
    expect(s.tokens()).toEqual({ Ada: 26, Ben: 26, Cem: 30 })
  })

  it('moves everybody back in a tie, but not beyond the start', () => {
    const s = sceneAfterEvent('charity', { players: ['Ada', 'Ben'], tokens: { Ada: 3, Ben: 3 } })
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 0 })
  })

  it('is not a movement: nothing takes effect', () => {
    const on = { 13: 'x', 26: 'push up' }
    const s = sceneAfterEvent('charity', { tokens: { Ada: 6, Ben: 30, Cem: 12 }, on })
    expect(tokenMovesOf(s)).toEqual(['Ben shift 30 > 26', 'Cem shift 12 > 13', 'Ada shift 6 > 7'])
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('can move the second player to the end, and the round is over', () => {
    const s = sceneAfterEvent('charity', { tokens: { Ada: 49, Ben: 50 } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 46, 1])
  })
})
