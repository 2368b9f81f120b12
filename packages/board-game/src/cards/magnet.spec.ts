import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Magnet', () => {
  it('takes any card of the board into the hand', () => {
    const s = scene({ on: { 3: 'magnet', 9: 'stop', 12: 'push up' }, hands: { Ada: 'snail' }, dice: [3] })
    s.plays('Ada', 'snail on 20')
    expect(s.asked()).toEqual(['Ada: magnet'])
    expect(s.may('Ada')).toEqual(['9', '12', '20'])
    s.chooses('Ada', '12')
    expect(s.hand('Ada')).toContain('push')
    expect(s.cardsOn(12)).toBe('')
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.turn).toBe('Ben')
  })

  it('takes white cards, but no card under a token or a numbered teleport', () => {
    const s = scene({
      tokens: { Ben: 9 },
      teleports: { 1: 12 },
      on: { 3: 'magnet', 9: 'stop', 10: 'fuck you', 12: 'x', 13: 'skip' },
      hands: { Ada: 'snail' },
      dice: [3],
    })
    s.plays('Ada', 'snail on 20')
    expect(s.may('Ada')).toEqual(['10', '13', '20'])
    expect(s.tries('Ada', '9')).toEqual({ code: 'illegal', reason: null })
  })

  it('uncovers the card below, which takes effect again', () => {
    const s = scene({
      tokens: { Ben: 8 },
      on: { 3: 'magnet', 9: 'stop over push forward' },
      hands: { Ada: 'snail', Ben: 'snail' },
      dice: [3, 1],
    })
    s.plays('Ada', 'snail on 20').chooses('Ada', '9')
    expect(s.cardsOn(9)).toBe('push forward')
    s.plays('Ben', 'snail on 30')
    expect(s.tokenMoves()).toContain('Ben: push 9 10')
  })

  it('allows to change the direction of the taken card when it is played again', () => {
    const s = scene({
      on: { 3: 'magnet', 12: 'push up' },
      hands: { Ada: 'stop', Ben: 'skip', Cem: 'skip' },
      dice: [3],
    })
    s.plays('Ada', 'stop on 20').chooses('Ada', '12')
    s.does('Ben', 'skip on 30').does('Cem', 'skip on 31').does('Ada', 'push backward on 12')
    expect(s.cardsOn(12)).toBe('push backward')
  })

  it('can be taken back until somebody draws', () => {
    const four = 'skip, skip, skip, skip'
    const s = scene({
      on: { 3: 'magnet', 9: 'stop', 12: 'push up' },
      hands: { Ada: 'snail, x, x, x', Ben: four, Cem: 'stop, stop, stop, stop' },
      dice: [3],
    })
    s.plays('Ada', 'snail on 20').chooses('Ada', '12')
    expect(s.turn).toBe('Ben')
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.cardsOn(12)).toBe('push up')
    s.chooses('Ada', '9')
    expect(s.hand('Ada')).toContain('stop')
  })

  it('has no effect on a token that walks over it, nor when played', () => {
    const s = scene({
      tokens: { Ada: 2 },
      on: { 3: 'magnet', 9: 'stop' },
      hands: { Ada: 'magnet' },
      dice: [4],
    })
    s.plays('Ada', 'magnet on 2')
    expect(s.tokens().Ada).toBe(6)
    expect(s.cardsOn(9)).toBe('stop')
  })

  it('gives the card to the owner of the token that ends there; nobody discards above four', () => {
    const s = scene({
      tokens: { Ben: 2 },
      on: { 3: 'magnet', 9: 'stop' },
      hands: { Ada: 'remote', Ben: 'skip, skip, skip, skip' },
      dice: [1],
    })
    s.plays('Ada', 'remote on 30').chooses('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: magnet'])
    s.chooses('Ben', '9')
    expect(s.handSizes()).toEqual([4, 5, 4])
  })

  it('has no effect if there is nothing to take', () => {
    const s = scene({ tokens: { Ben: 9 }, on: { 3: 'magnet' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 9')
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'no-effect', of: 'magnet', because: 'nothing-to-take' }),
    )
    expect(s.cardsOn(9)).toBe('stop')
    expect(s.turn).toBe('Ben')
  })
})
