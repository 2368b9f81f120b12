import { describe, expect, it } from 'vitest'
import { eventNumberOf, sceneAfterEvent, smallDieRolls, tokenMovesOf } from '../testing/event-scene.ts'
import { scene } from '../testing/scene.ts'

describe('Marching Orders', () => {
  it('asks the player whose event it is for a token, rolls and walks it ahead', () => {
    const s = sceneAfterEvent('marching-orders', { tokens: { Ben: 8 }, dice: [4] })
    expect(s.asked()).toEqual(['Ada: token'])
    expect(s.may('Ada')).toEqual(['Ben', 'Cem', 'Ada'])
    s.chooses('Ada', 'Ben')
    expect(smallDieRolls(s)).toEqual(['Ada 4'])
    expect(tokenMovesOf(s)).toEqual(['Ben walk 8 > 9 > 10 > 11 > 12'])
    expect(s.turn).toBe('Ben')
  })

  it('can name one’s own token', () => {
    const s = sceneAfterEvent('marching-orders', { dice: [2] }).chooses('Ada', 'Ada')
    expect(s.tokens().Ada).toBe(2)
  })

  it('is a movement: cards on the way and at its end take effect', () => {
    const on = { 10: 'x', 12: 'push up', 13: 'stop' }
    const s = sceneAfterEvent('marching-orders', { tokens: { Ben: 8 }, on, dice: [3] }).chooses('Ada', 'Ben')
    expect(tokenMovesOf(s)).toEqual(['Ben walk 8 > 9 > 11 > 12', 'Ben push 12 > 29'])
  })

  it('leaves decisions at the end to the owner of the token', () => {
    const on = { 11: 'second chance' }
    const s = sceneAfterEvent('marching-orders', { tokens: { Ben: 8 }, on, dice: [3, 5] }).chooses(
      'Ada',
      'Ben',
    )
    expect(smallDieRolls(s)).toEqual(['Ada 3', 'Ben 5'])
    expect(s.tokens().Ben).toBe(16)
  })

  it('is not an attack: it cannot be blocked', () => {
    const hands = { Ben: 'block' }
    const s = sceneAfterEvent('marching-orders', { hands, dice: [3] }).does('Ada', 'Ben')
    expect(s.asked()).not.toContain('Ben: block')
  })

  it('goes forward even in a turn with Reverse', () => {
    const s = scene({
      tokens: { Ada: 9 },
      on: { 6: 'troublemaker' },
      hands: { Ada: 'reverse' },
      dice: [3, eventNumberOf('marching-orders'), 2],
    })
    s.plays('Ada', 'reverse on 40').chooses('Ada', 'Ada')
    expect(tokenMovesOf(s)).toEqual(['Ada walk 9 > 8 > 7 > 6', 'Ada walk 6 > 7 > 8'])
  })

  it('goes on forward from a Second Chance, even in a turn with Reverse', () => {
    const s = scene({
      tokens: { Ada: 9 },
      on: { 6: 'troublemaker', 8: 'second chance' },
      hands: { Ada: 'reverse' },
      dice: [3, eventNumberOf('marching-orders'), 2, 3],
    })
    s.plays('Ada', 'reverse on 40').chooses('Ada', 'Ada')
    expect(tokenMovesOf(s)).toEqual([
      'Ada walk 9 > 8 > 7 > 6',
      'Ada walk 6 > 7 > 8',
      'Ada walk 8 > 9 > 10 > 11',
    ])
    expect(s.turn).toBe('Ben')
  })

  it('can lead to another event, of the owner of the token', () => {
    const dice = [3, eventNumberOf('marching-orders'), 1]
    const s = sceneAfterEvent('marching-orders', { on: { 3: 'troublemaker' }, dice }).chooses('Ada', 'Ben')
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'marching-orders', seat: 1 })
    expect(s.asked()).toEqual(['Ben: token'])
    expect(s.view(null).event).toBe('marching-orders')
    s.chooses('Ben', 'Cem')
    expect(s.tokens()).toEqual({ Ada: 0, Ben: 3, Cem: 1 })
    expect(s.view(null).event).toBe(null)
  })

  it('can be answered by Re-Roll, and reach the end', () => {
    const s = sceneAfterEvent('marching-orders', {
      tokens: { Cem: 46 },
      hands: { Cem: 're-roll' },
      dice: [1, 6],
    })
    s.does('Ada', 'Cem').does('Cem', 're-roll')
    s.chooses('Cem', 're-roll on 20')
    expect(smallDieRolls(s)).toEqual(['Ada 1', 'Ada 6'])
    expect(tokenMovesOf(s)).toEqual(['Cem walk 46 > 47 > 48 > 49 > 50'])
    expect(s.isRoundOver).toBe(true)
  })
})
