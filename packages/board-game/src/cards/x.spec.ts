import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('X', () => {
  it('is skipped, and does not count as a step', () => {
    const s = scene({ on: { 2: 'x' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 3 4'])
    expect(s.turn).toBe('Ben')
  })

  it('is skipped even with the last step', () => {
    const s = scene({ on: { 3: 'x' }, hands: { Ada: 'stop' }, dice: [3] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(4)
  })

  it('is skipped backward as well', () => {
    const s = scene({ tokens: { Ada: 6 }, on: { 5: 'x' }, hands: { Ada: 'reverse' }, dice: [1] })
    expect(s.plays('Ada', 'reverse on 20').tokens().Ada).toBe(4)
  })

  it('moves a token that a card puts on it one space ahead, as movement (FAQ 5)', () => {
    const s = scene({ on: { 3: 'push forward', 4: 'x', 5: 'push up' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4', 'Ada: hop 4 5', 'Ada: push 5 16'])
  })

  it('leaves a token that already stands there; it walks off as usual', () => {
    const s = scene({ tokens: { Ben: 3 }, hands: { Ada: 'x', Ben: 'stop' }, dice: [1, 2] })
    s.plays('Ada', 'x on 3')
    expect(s.tokens()).toEqual({ Ada: 1, Ben: 3, Cem: 0 })
    expect(s.plays('Ben', 'stop on 20').tokens().Ben).toBe(5)
  })

  it('leaves a token that an event puts there', () => {
    const s = scene({
      tokens: { Ada: 1, Ben: 9, Cem: 9 },
      on: { 5: 'x' },
      hands: { Ada: 'troublemaker' },
      dice: [16],
    })
    s.plays('Ada', 'troublemaker on 30')
    expect(s.tokens()).toEqual({ Ada: 2, Ben: 5, Cem: 5 })
  })
})
