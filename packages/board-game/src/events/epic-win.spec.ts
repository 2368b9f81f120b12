import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Epic Win', () => {
  it('moves the leader to the start', () => {
    const s = sceneAfterEvent('epic-win', { tokens: { Ada: 10, Ben: 30, Cem: 12 } })
    expect(tokenMovesOf(s)).toEqual(['Ben shift 30 > 0'])
    expect(s.turn).toBe('Ben')
  })

  it('moves all leaders in a tie', () => {
    const s = sceneAfterEvent('epic-win', { players: ['Ada', 'Ben'], tokens: { Ada: 30, Ben: 30 } })
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 0 })
  })

  it('saves a token on the end', () => {
    const s = sceneAfterEvent('epic-win', { tokens: { Cem: 50 } })
    expect(s.isRoundOver).toBe(false)
    expect(s.tokens().Cem).toBe(0)
  })
})
