import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Earthquake', () => {
  it('moves each token to that of the right neighbour, one after the other', () => {
    const s = sceneAfterEvent('earthquake', { tokens: { Ada: 10, Ben: 20, Cem: 30 } })
    expect(tokenMovesOf(s)).toEqual(['Ben shift 20 > 30', 'Cem shift 30 > 10', 'Ada shift 10 > 30'])
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 30, Cem: 10 })
  })

  it('begins to the right of the player whose event it is', () => {
    const s = sceneAfterEvent('earthquake', { turn: 'Ben', tokens: { Ada: 10, Ben: 20, Cem: 30 } })
    expect(tokenMovesOf(s)).toEqual(['Cem shift 30 > 10', 'Ada shift 10 > 20', 'Ben shift 20 > 10'])
  })

  it('can put two tokens on one space', () => {
    const s = sceneAfterEvent('earthquake', { players: ['Ada', 'Ben'], tokens: { Ada: 10, Ben: 20 } })
    expect(s.tokens()).toEqual({ Ada: 10, Ben: 10 })
  })

  it('triggers nothing', () => {
    const s = sceneAfterEvent('earthquake', {
      tokens: { Ada: 7, Ben: 20, Cem: 30 },
      on: { 20: 'x', 30: 'push forward' },
      dice: [6],
    })
    expect(s.tokens()).toEqual({ Ada: 30, Ben: 30, Cem: 7 })
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('can move others to the end, and the round is over', () => {
    const s = sceneAfterEvent('earthquake', { tokens: { Ada: 10, Ben: 20, Cem: 50 } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 50, 10])
  })
})
