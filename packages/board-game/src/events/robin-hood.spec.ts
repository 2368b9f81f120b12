import { describe, expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'

describe('Robin Hood', () => {
  it('swaps the first and the last token', () => {
    const s = sceneAfterEvent('robin-hood', { tokens: { Ada: 10, Ben: 30, Cem: 12 } })
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 10, Cem: 12 })
    expect(s.turn).toBe('Ben')
  })

  it('moves tied tokens together', () => {
    const tokens = { Ada: 30, Ben: 30, Cem: 12, Dan: 5 }
    const s = sceneAfterEvent('robin-hood', { players: Object.keys(tokens), tokens })
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 5, Cem: 12, Dan: 30 })
    const t = sceneAfterEvent('robin-hood', { tokens: { Ada: 3, Ben: 3, Cem: 12 } })
    expect(t.tokens()).toEqual({ Ada: 12, Ben: 12, Cem: 3 })
  })

  it('has no effect if all are tied', () => {
    const s = sceneAfterEvent('robin-hood', { players: ['Ada', 'Ben'], tokens: { Ada: 9, Ben: 9 } })
    expect(s.tokens()).toEqual({ Ada: 9, Ben: 9 })
    expect(s.factKinds()).not.toContain('moved')
  })

  it('is not a movement: neither cards nor teleports take effect', () => {
    const s = sceneAfterEvent('robin-hood', { tokens: { Ada: 7, Ben: 30, Cem: 12 }, on: { 30: 'x' } })
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 7, Cem: 12 })
    expect(s.factKinds()).not.toContain('triggered')
  })
})
