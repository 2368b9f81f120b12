import { describe, expect, it } from 'vitest'
import {
  eventNumberOf,
  sceneAfterEvent,
  sceneAtEventRoll,
  smallDieRolls,
  tokenMovesOf,
} from '../testing/event-scene.ts'
import { scene } from '../testing/scene.ts'

describe('Tsunami', () => {
  it('moves the first player who rolls less than the one before, as far as that one rolled', () => {
    const s = sceneAfterEvent('tsunami', { tokens: { Cem: 8 }, dice: [5, 2, 6] })
    expect(smallDieRolls(s)).toEqual(['Ben 5', 'Cem 2'])
    expect(tokenMovesOf(s)).toEqual(['Cem walk 8 > 9 > 10 > 11 > 12 > 13'])
    expect(s.turn).toBe('Ben')
  })

  it('continues with the next player after an equal or higher roll', () => {
    const s = sceneAfterEvent('tsunami', { dice: [3, 3, 2] })
    expect(smallDieRolls(s)).toEqual(['Ben 3', 'Cem 3', 'Ada 2'])
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 0, Cem: 0 })
  })

  it('goes round once: if nobody rolls less, nothing happens', () => {
    const s = sceneAfterEvent('tsunami', { dice: [1, 1, 6, 1] })
    expect(smallDieRolls(s)).toEqual(['Ben 1', 'Cem 1', 'Ada 6'])
    expect(tokenMovesOf(s)).toEqual([])
  })

  it('is a movement: cards on the way and at its end take effect', () => {
    const s = sceneAfterEvent('tsunami', { on: { 2: 'stop', 3: 'push forward' }, dice: [5, 2] })
    expect(s.tokens().Cem).toBe(2)
    const t = sceneAfterEvent('tsunami', { on: { 1: 'x', 5: 'jump backward' }, dice: [4, 2] })
    expect(tokenMovesOf(t)).toEqual(['Cem walk 0 > 2 > 3 > 4 > 5', 'Cem jump 5 > 3'])
  })

  it('goes forward even in a turn with Reverse', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      tokens: { Ada: 9 },
      on: { 6: 'troublemaker' },
      hands: { Ada: 'reverse' },
      dice: [3, eventNumberOf('tsunami'), 5, 2],
    })
    s.plays('Ada', 'reverse on 40')
    expect(s.tokens().Ada).toBe(11)
  })

  it('goes on forward from a Second Chance in a turn with Reverse, even over an arrow', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      tokens: { Ada: 9 },
      on: { 6: 'troublemaker', 11: 'push forward', 12: 'second chance' },
      hands: { Ada: 'reverse' },
      dice: [3, eventNumberOf('tsunami'), 5, 2, 4],
    })
    s.plays('Ada', 'reverse on 40')
    expect(s.tokens().Ada).toBe(16)
  })

  it('uses the new result of a repeated roll', () => {
    const s = sceneAtEventRoll('tsunami', { hands: { Cem: 're-roll' }, dice: [5, 2, 4, 1] })
      .everyonePasses()
      .everyonePasses()
    expect(smallDieRolls(s)).toEqual(['Ben 5', 'Cem 2'])
    s.does('Cem', 're-roll').chooses('Cem', 're-roll on 20')
    expect(smallDieRolls(s)).toEqual(['Ben 5', 'Cem 2', 'Cem 4'])
    expect(s.tokens().Cem).toBe(5)
  })

  it('cannot be blocked, and can end the round', () => {
    const s = sceneAfterEvent('tsunami', { tokens: { Cem: 47 }, hands: { Cem: 'block' }, dice: [5, 2] })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0, 50])
  })
})
