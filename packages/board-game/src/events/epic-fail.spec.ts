import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Epic Fail', () => {
  it('moves the last token to the numbered teleport nearest to the end', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 4, Cem: 30 } })
    expect(s.tokens()).toEqual({ Ada: 10, Ben: 42, Cem: 30 })
    expect(tokenMovesOf(s)).toEqual(['Ben teleport 4 > 42'])
    expect(s.turn).toBe('Ben')
  })

  it('moves all tokens that are tied for last', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 4, Ben: 4, Cem: 30 } })
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 42, Cem: 30 })
  })

  it('uses the current spaces of the teleports, whatever their number', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 9, Cem: 4 }, teleports: { 2: 46 } })
    expect(s.tokens().Cem).toBe(46)
  })

  it('does not trigger the teleport', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 9, Cem: 4 }, dice: [1] })
    expect(s.factKinds()).not.toContain('triggered')
    expect(s.table.loadedDice).toEqual([1])
  })

  it('can move a token back that is past all teleports', () => {
    const s = sceneAfterEvent('epic-fail', { players: ['Ada', 'Ben'], tokens: { Ada: 45, Ben: 47 } })
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 47 })
  })
})
