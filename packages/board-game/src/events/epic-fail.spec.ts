import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Epic Fail', () => {
  it('takes whoever is furthest behind to the numbered teleport nearest the end', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 4, Cem: 30 } })
    expect(s.tokens()).toEqual({ Ada: 10, Ben: 42, Cem: 30 })
    expect(tokenMovesOf(s)).toEqual(['Ben teleport 4 > 42'])
    expect(s.turn).toBe('Ben')
  })

  it('takes all of them where several are level', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 4, Ben: 4, Cem: 30 } })
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 42, Cem: 30 })
  })

  it('goes by where the teleports lie now, whatever their number', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 9, Cem: 4 }, teleports: { 2: 46 } })
    expect(s.tokens().Cem).toBe(46)
  })

  it('does not set the teleport off', () => {
    const s = sceneAfterEvent('epic-fail', { tokens: { Ada: 10, Ben: 9, Cem: 4 }, dice: [1] })
    expect(s.factKinds()).not.toContain('triggered')
    expect(s.table.loadedDice).toEqual([1])
  })

  it('is good news for those who are past all teleports', () => {
    const s = sceneAfterEvent('epic-fail', { players: ['Ada', 'Ben'], tokens: { Ada: 45, Ben: 47 } })
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 47 })
  })
})
