import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Jump', () => {
  it('moves a token that ends on it over the next space, in its direction', () => {
    const leapt = (card: string) => {
      const s = scene({ tokens: { Ben: 3 }, on: { 3: card }, hands: { Ada: 'stop' }, dice: [3] })
      s.plays('Ada', 'stop on 20')
      expect(s.turn).toBe('Ben')
      expect(s.tokens().Ben).toBe(3)
      return s.tokens().Ada
    }
    expect(leapt('jump forward')).toBe(5)
    expect(leapt('jump backward')).toBe(1)
  })

  it('ignores the skipped space, and triggers the card it leads to', () => {
    const s = scene({
      on: { 3: 'jump forward', 4: 'stop', 5: 'push forward' },
      hands: { Ada: 'stop' },
      dice: [3],
    })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: jump 3 5', 'Ada: push 5 6'])
  })

  it('has no effect on a token that walks over it', () => {
    const s = scene({ on: { 3: 'jump forward' }, hands: { Ada: 'stop' }, dice: [4] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(4)
    expect(s.triggeredEffects()).toEqual([])
  })

  it('has no effect when played under one’s own token', () => {
    const s = scene({ tokens: { Ada: 5 }, hands: { Ada: 'jump' }, dice: [1] })
    expect(s.plays('Ada', 'jump forward on 5').tokens().Ada).toBe(6)
  })

  it('points along the street, never through a wall', () => {
    const s = scene({ hands: { Ada: 'jump' } })
    expect(s.may('Ada').filter((option) => option.endsWith(' on 5'))).toEqual([
      'jump forward on 5',
      'jump backward on 5',
    ])
    expect(s.explainIllegal('Ada', 'jump up on 5')).toEqual({ because: 'needs-direction' })
    expect(s.explainIllegal('Ada', 'jump on 5')).toEqual({ because: 'needs-direction' })
  })

  it('takes effect once per token and turn', () => {
    const s = scene({ on: { 3: 'jump forward', 5: 'jump backward' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: jump 3 5', 'Ada: jump 5 3'])
  })
})
