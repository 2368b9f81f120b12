import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Stop', () => {
  it('ends the movement of a token that enters it', () => {
    const s = scene({ on: { 3: 'stop' }, hands: { Ada: 'snail' }, dice: [6] })
    s.plays('Ada', 'snail on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3'])
    expect(s.turn).toBe('Ben')
  })

  it('also stops backward movement, every time', () => {
    const s = scene({ tokens: { Ada: 6 }, on: { 3: 'stop' }, hands: { Ada: 'reverse' }, dice: [6] })
    expect(s.plays('Ada', 'reverse on 20').tokens().Ada).toBe(3)
    const twice = scene({
      on: { 3: 'stop', 4: 'stop' },
      hands: { Ada: 'snail', Ben: 'snail', Cem: 'snail' },
      draw: 'snail',
      dice: [6, 6, 6, 6],
    })
    twice
      .plays('Ada', 'snail on 20')
      .plays('Ben', 'snail on 22')
      .plays('Cem', 'snail on 23')
      .plays('Ada', 'snail on 24')
    expect(twice.tokens()).toEqual({ Ada: 4, Ben: 3, Cem: 3 })
  })

  it('does not stop a token that starts on it', () => {
    const s = scene({ tokens: { Ada: 3 }, on: { 3: 'stop' }, hands: { Ada: 'snail' }, dice: [2] })
    expect(s.plays('Ada', 'snail on 20').tokens().Ada).toBe(5)
  })

  it('takes effect at once when played on one’s own path', () => {
    const s = scene({ hands: { Ada: 'stop' }, dice: [6] })
    expect(s.plays('Ada', 'stop on 1').tokens().Ada).toBe(1)
  })

  it('has no effect when covered', () => {
    const s = scene({ on: { 3: 'snail over stop' }, hands: { Ada: 'snail' }, dice: [6] })
    expect(s.plays('Ada', 'snail on 20').tokens().Ada).toBe(5)
  })
})
