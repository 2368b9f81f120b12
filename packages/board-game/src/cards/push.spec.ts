import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Push', () => {
  it('moves a token that ends on it one space ahead', () => {
    const s = scene({ on: { 3: 'push forward' }, hands: { Ada: 'skip, stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens()).toEqual({ Ada: 4, Ben: 0, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('moves a token back, or up and down through a wall', () => {
    const pushed = (from: number, on: Record<number, string>) => {
      const s = scene({ tokens: { Ada: from }, on, hands: { Ada: 'skip, stop' }, dice: [2] })
      return s.plays('Ada', 'stop on 49').tokens().Ada
    }
    expect(pushed(11, { 13: 'push backward' })).toBe(12)
    expect(pushed(11, { 13: 'push up' })).toBe(28)
    expect(pushed(11, { 13: 'push down' })).toBe(8)
  })

  it('has no effect on a token that walks over it', () => {
    const s = scene({ on: { 3: 'push backward' }, hands: { Ada: 'stop' }, dice: [4] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens().Ada).toBe(4)
  })

  it('triggers the card it leads to: two that point at each other act once each (FAQ 1)', () => {
    const s = scene({
      on: { 3: 'push forward', 4: 'push backward' },
      hands: { Ada: 'stop' },
      dice: [3],
    })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens().Ada).toBe(3)
    const moves = s.factsFor(null).filter(({ kind }) => kind === 'moved')
    expect(moves).toEqual([
      { kind: 'moved', seat: 0, how: 'walk', path: [0, 1, 2, 3], source: null },
      { kind: 'moved', seat: 0, how: 'push', path: [3, 4], source: 'push' },
      { kind: 'moved', seat: 0, how: 'push', path: [4, 3], source: 'push' },
    ])
  })

  it('cannot point up or down without a wall', () => {
    const s = scene({ hands: { Ada: 'push' } })
    expect(s.may('Ada').filter((option) => option.endsWith(' on 5'))).toEqual([
      'push forward on 5',
      'push backward on 5',
      'push up on 5',
    ])
    expect(s.tries('Ada', 'push down on 5')).toEqual({ code: 'illegal', reason: { because: 'no-wall' } })
    expect(s.tries('Ada', 'push up on 10')).toEqual({ code: 'illegal', reason: { because: 'no-wall' } })
    expect(s.tries('Ada', 'push on 5')).toEqual({ code: 'illegal', reason: { because: 'needs-direction' } })
    expect(s.tries('Ada', 'push forward on 7')).toEqual({ code: 'illegal', reason: { because: 'teleport' } })
  })
})
