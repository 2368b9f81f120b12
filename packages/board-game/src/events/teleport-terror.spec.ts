import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, sceneAtEventRoll, smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'

describe('Teleport Terror', () => {
  it('lets everybody roll in order, and moves them to the teleport of that number at once', () => {
    const s = sceneAfterEvent('teleport-terror', { tokens: { Ada: 10, Ben: 49, Cem: 3 }, dice: [2, 6, 1] })
    expect(smallDieRolls(s)).toEqual(['Ben 2', 'Cem 6', 'Ada 1'])
    expect(tokenMovesOf(s)).toEqual(['Ben teleport 49 > 14', 'Cem teleport 3 > 42', 'Ada teleport 10 > 7'])
    expect(s.turn).toBe('Ben')
  })

  it('uses the current spaces of the teleports', () => {
    const s = sceneAfterEvent('teleport-terror', { teleports: { 2: 33 }, dice: [2, 2, 2] })
    expect(s.tokens()).toEqual({ Ada: 33, Ben: 33, Cem: 33 })
  })

  it('leaves a token that is already there', () => {
    const s = sceneAfterEvent('teleport-terror', {
      players: ['Ada', 'Ben'],
      tokens: { Ben: 21 },
      dice: [3, 4],
    })
    expect(tokenMovesOf(s)).toEqual(['Ada teleport 0 > 28'])
  })

  it('lets each die be answered, and the answer be blocked', () => {
    const hands = { Ben: 'block', Cem: 're-roll, re-roll' }
    const s = sceneAtEventRoll('teleport-terror', { hands, dice: [1, 5, 6, 3, 2] }).everyonePasses()
    s.does('Ben', 'pass').does('Cem', 're-roll').does('Cem', 're-roll on 20')
    expect(s.asked()).toEqual(['Ben: block'])
    s.does('Ben', 'block', 'block on 20')
    expect(s.asked()).toEqual(['Cem: re-roll'])
    s.everyonePasses()
    expect(smallDieRolls(s)).toEqual(['Ben 1', 'Cem 5'])
    s.does('Cem', 're-roll').chooses('Cem', 're-roll on 20')
    expect(smallDieRolls(s)).toEqual(['Ben 1', 'Cem 5', 'Cem 6', 'Ada 3'])
    expect(s.tokens()).toEqual({ Ada: 21, Ben: 7, Cem: 42 })
  })
})
