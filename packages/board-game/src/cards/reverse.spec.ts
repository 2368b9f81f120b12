import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Reverse', () => {
  it('makes the roll of this turn go backward', () => {
    const s = scene({ tokens: { Ada: 12, Ben: 12 }, hands: { Ada: 'reverse' }, dice: [4] })
    s.plays('Ada', 'reverse on 30')
    expect(s.tokens()).toEqual({ Ada: 8, Ben: 12, Cem: 0 })
    expect(s.tokenMoves()).toEqual(['Ada: walk 12 11 10 9 8'])
    expect(s.turn).toBe('Ben')
  })

  it('lasts for one turn and one player', () => {
    const s = scene({
      tokens: { Ada: 12, Ben: 12, Cem: 12 },
      hands: { Ada: 'reverse', Ben: 'stop', Cem: 'stop' },
      draw: 'snail, snail, snail',
      dice: [4, 4, 4, 4],
    })
    s.plays('Ada', 'reverse on 30')
      .plays('Ben', 'stop on 40')
      .plays('Cem', 'stop on 41')
      .plays('Ada', 'snail on 39')
    expect(s.tokens()).toEqual({ Ada: 12, Ben: 16, Cem: 16 })
  })

  it('has no effect on the board', () => {
    for (const roll of [3, 4]) {
      const s = scene({ on: { 3: 'reverse' }, hands: { Ada: 'stop' }, dice: [roll] })
      s.plays('Ada', 'stop on 20')
      expect(s.tokens().Ada).toBe(roll)
      expect(s.triggeredEffects()).toEqual([])
    }
  })

  it('does not change the direction of Push and Jump', () => {
    const pushed = scene({
      tokens: { Ada: 12 },
      on: { 9: 'push forward' },
      hands: { Ada: 'reverse' },
      dice: [3],
    })
    expect(pushed.plays('Ada', 'reverse on 30').tokens().Ada).toBe(10)
    const leapt = scene({
      tokens: { Ada: 12 },
      on: { 9: 'jump forward' },
      hands: { Ada: 'reverse' },
      dice: [3],
    })
    expect(leapt.plays('Ada', 'reverse on 30').tokens().Ada).toBe(11)
  })

  it('does not change the direction of Gift', () => {
    const s = scene({ tokens: { Ada: 12, Ben: 30 }, on: { 9: 'gift' }, hands: { Ada: 'reverse' }, dice: [3] })
    s.plays('Ada', 'reverse on 40').chooses('Ada', 'Ben 2')
    expect(s.tokens()).toEqual({ Ada: 9, Ben: 32, Cem: 0 })
  })

  it('can be taken back until the die is rolled; the roll then goes forward', () => {
    const s = scene({ tokens: { Ada: 12 }, hands: { Ada: 'reverse, stop' }, dice: [4] })
    s.does('Ada', 'reverse on 30')
    expect(s.view('Ben').isBackward).toBe(true)
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.view('Ben').isBackward).toBe(false)
    s.plays('Ada', 'stop on 30')
    expect(s.tokens().Ada).toBe(16)
    expect(s.takesBack('Ada')).toEqual({ code: 'final' })
  })
})
