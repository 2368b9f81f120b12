import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, sceneAtEventRoll, smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'

describe('Gambling Man', () => {
  it('lets everybody roll in order; the highest roll goes to the teleport of that number', () => {
    const s = sceneAfterEvent('gambling-man', { tokens: { Cem: 3 }, dice: [2, 5, 4] })
    expect(smallDieRolls(s)).toEqual(['Ben 2', 'Cem 5', 'Ada 4'])
    expect(tokenMovesOf(s)).toEqual(['Cem teleport 3 > 35'])
    expect(s.factKinds()).not.toContain('triggered')
    expect(s.turn).toBe('Ben')
  })

  it('moves all players with the highest roll', () => {
    const s = sceneAfterEvent('gambling-man', { dice: [4, 1, 4] })
    expect(tokenMovesOf(s)).toEqual(['Ben teleport 0 > 28', 'Ada teleport 0 > 28'])
  })

  it('compares after all have rolled, with repeated rolls', () => {
    const hands = { Cem: 're-roll' }
    const s = sceneAtEventRoll('gambling-man', { hands, dice: [2, 6, 1, 1], teleports: { 2: 31 } })
      .everyonePasses()
      .everyonePasses()
    expect(tokenMovesOf(s)).toEqual([])
    s.does('Cem', 're-roll').chooses('Cem', 're-roll on 20')
    expect(smallDieRolls(s)).toEqual(['Ben 2', 'Cem 6', 'Cem 1', 'Ada 1'])
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 31, Cem: 0 })
  })

  it('works with two players', () => {
    const s = sceneAfterEvent('gambling-man', { players: ['Ada', 'Ben'], tokens: { Ada: 49 }, dice: [1, 3] })
    expect(s.tokens()).toEqual({ Ada: 21, Ben: 0 })
  })
})
