import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Nice Try', () => {
  it('sends all tokens on the end to teleport six, and the round continues', () => {
    const s = scene({
      tokens: { Ada: 47, Ben: 50, Cem: 9 },
      hands: { Ada: 'stop', Cem: 'nice try' },
      dice: [6],
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses()
    expect(s.asked()).toEqual(['Ada: nice-try', 'Ben: nice-try', 'Cem: nice-try'])
    s.throwsIn('Cem', 'nice try on 30')
    expect(s.tokens()).toEqual({ Ada: 42, Ben: 42, Cem: 9 })
    expect(s.triggeredEffects()).toEqual([])
    expect(s.cardsOn(30)).toBe('nice try')
    expect(s.isRoundOver).toBe(false)
    expect(s.turn).toBe('Ben')
  })

  it('is optional: otherwise the round is over', () => {
    const s = scene({ tokens: { Ada: 47 }, hands: { Ada: 'stop', Cem: 'nice try' }, dice: [6] })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 0, 0])
  })

  it('leaves its player with three cards', () => {
    const s = scene({ tokens: { Ada: 47 }, hands: { Ada: 'stop', Cem: 'nice try' }, dice: [6] })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().throwsIn('Cem', 'nice try on 30')
    expect(s.handSizes()).toEqual([4, 4, 3])
  })

  it('also saves its own player', () => {
    const s = scene({ tokens: { Ada: 47 }, hands: { Ada: 'stop, nice try' }, dice: [6] })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().throwsIn('Ada', 'nice try on 30')
    expect(s.tokens().Ada).toBe(42)
  })

  it('is asked for only if a token is on the end', () => {
    const s = scene({ tokens: { Ada: 43 }, hands: { Ada: 'stop', Cem: 'nice try' }, dice: [6] })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses()
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is not asked for if all copies are open', () => {
    const s = scene({
      tokens: { Ada: 47 },
      on: { 40: 'nice try over nice try' },
      hands: { Ada: 'stop' },
      dice: [6],
    })
    s.does('Ada', 'stop on 20', 'roll')
    expect(s.isRoundOver).toBe(true)
  })

  it('has no effect when played in one’s own turn, nor on the board', () => {
    const s = scene({ on: { 3: 'nice try' }, hands: { Ada: 'nice try' }, dice: [3] })
    s.plays('Ada', 'nice try on 5')
    expect(s.tokens().Ada).toBe(3)
    expect(s.triggeredEffects()).toEqual([])
    expect(s.turn).toBe('Ben')
  })
})
