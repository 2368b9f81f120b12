import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Mexican Standoff', () => {
  it('moves everybody to teleport six', () => {
    const s = sceneAfterEvent('mexican-standoff', { tokens: { Ada: 10, Ben: 49, Cem: 42 } })
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 42, Cem: 42 })
    expect(tokenMovesOf(s)).toEqual(['Ben teleport 49 > 42', 'Ada teleport 10 > 42'])
    expect(s.factKinds()).not.toContain('triggered')
    expect(s.turn).toBe('Ben')
  })

  it('uses the current space of that teleport', () => {
    const s = sceneAfterEvent('mexican-standoff', { players: ['Ada', 'Ben'], teleports: { 6: 3 } })
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 3 })
  })

  it('saves a token on the end', () => {
    const s = sceneAfterEvent('mexican-standoff', { tokens: { Cem: 50 } })
    expect(s.isRoundOver).toBe(false)
  })
})
