import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Communism', () => {
  it('moves all tokens to the space of the leader', () => {
    const s = sceneAfterEvent('communism', { tokens: { Ada: 10, Ben: 30, Cem: 12 } })
    expect(tokenMovesOf(s)).toEqual(['Cem shift 12 > 30', 'Ada shift 10 > 30'])
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 30, Cem: 30 })
    expect(s.turn).toBe('Ben')
  })

  it('triggers nothing', () => {
    const s = sceneAfterEvent('communism', { players: ['Ada', 'Ben'], tokens: { Ada: 20 }, on: { 20: 'x' } })
    expect(s.tokens()).toEqual({ Ada: 20, Ben: 20 })
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('moves everybody to the end, and the round is over', () => {
    const s = sceneAfterEvent('communism', { tokens: { Ben: 50 } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 50, 50])
  })
})
