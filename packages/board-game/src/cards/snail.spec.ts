import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Snail', () => {
  const walked = (roll: number, on: Record<number, string> = { 3: 'snail' }) => {
    const s = scene({ on, hands: { Ada: 'stop' }, dice: [roll] })
    const to = s.plays('Ada', 'stop on 20').tokens().Ada
    expect(s.turn).toBe('Ben')
    return to
  }

  it('costs two steps to get past', () => {
    expect(walked(5)).toBe(4)
    expect(walked(6)).toBe(5)
    expect(walked(6, { 2: 'snail', 3: 'snail' })).toBe(4)
  })

  it('entered with the last step, costs nothing more', () => {
    expect(walked(3)).toBe(3)
  })

  it('keeps whoever has one step left', () => {
    expect(walked(4)).toBe(3)
  })

  it('does not slow whoever starts on it', () => {
    const s = scene({ tokens: { Ada: 3 }, on: { 3: 'snail' }, hands: { Ada: 'stop' }, dice: [2] })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(5)
  })

  it('slows backward too', () => {
    const s = scene({ tokens: { Ada: 6 }, on: { 5: 'snail' }, hands: { Ada: 'reverse' }, dice: [3] })
    expect(s.plays('Ada', 'reverse on 20').tokens().Ada).toBe(4)
  })

  it('acts at once when it is played in one’s own way', () => {
    const s = scene({ hands: { Ada: 'snail' }, dice: [4] })
    expect(s.plays('Ada', 'snail on 1').tokens().Ada).toBe(3)
  })
})
