import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Snail', () => {
  const walked = (roll: number, on: Record<number, string> = { 3: 'snail' }) => {
    const s = scene({ on, hands: { Ada: 'stop' }, dice: [roll] })
    const to = s.plays('Ada', 'stop on 20').tokens().Ada
    expect(s.turn).toBe('Ben')
    return to
  }

  it('costs two steps to pass', () => {
    expect(walked(5)).toBe(4)
    expect(walked(6)).toBe(5)
    expect(walked(6, { 2: 'snail', 3: 'snail' })).toBe(4)
  })

  it('costs nothing when entered with the last step', () => {
    expect(walked(3)).toBe(3)
  })

  it('keeps a token with one step left', () => {
    expect(walked(4)).toBe(3)
  })

  it('does not slow down a token that starts on it', () => {
    const s = scene({ tokens: { Ada: 3 }, on: { 3: 'snail' }, hands: { Ada: 'stop' }, dice: [2] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(5)
  })

  it('also slows down backward movement', () => {
    const s = scene({ tokens: { Ada: 6 }, on: { 5: 'snail' }, hands: { Ada: 'reverse' }, dice: [3] })
    expect(s.plays('Ada', 'reverse on 20').tokens().Ada).toBe(4)
  })

  it('takes effect at once when played on one’s own path', () => {
    const s = scene({ hands: { Ada: 'snail' }, dice: [4] })
    expect(s.plays('Ada', 'snail on 1').tokens().Ada).toBe(3)
  })
})
