import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Fuck You', () => {
  it('moves its player 21 spaces ahead over everything, then they roll', () => {
    const s = scene({
      tokens: { Ada: 2, Ben: 9 },
      on: { 3: 'stop', 23: 'push forward' },
      hands: { Ada: 'fuck you' },
      dice: [2],
    })
    s.plays('Ada', 'fuck you on 40')
    expect(s.tokenMoves()).toEqual(['Ada: shift 2 23', 'Ada: walk 23 24 25'])
    expect(s.triggeredEffects()).toEqual([])
    expect(s.tokens()).toEqual({ Ada: 25, Ben: 9, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('triggers neither X nor numbered teleports, and the roll after it is an ordinary one', () => {
    const onX = scene({
      tokens: { Ada: 2 },
      on: { 23: 'x', 24: 'stop' },
      hands: { Ada: 'fuck you' },
      dice: [2],
    })
    expect(onX.plays('Ada', 'fuck you on 40').tokens().Ada).toBe(24)
    const onTeleport = scene({ tokens: { Ada: 7 }, hands: { Ada: 'fuck you' }, dice: [2] })
    expect(onTeleport.plays('Ada', 'fuck you on 40').tokens().Ada).toBe(30)
  })

  it('does not move beyond the end', () => {
    const s = scene({ tokens: { Ada: 33 }, hands: { Ada: 'fuck you' }, dice: [2] })
    s.plays('Ada', 'fuck you on 10')
    expect(s.tokens().Ada).toBe(50)
    expect(s.isRoundOver).toBe(true)
  })

  it('is taken by the token that ends on it; the card below takes effect again, but not for this token now', () => {
    const s = scene({
      on: { 3: 'fuck you over push forward' },
      hands: { Ada: 'stop', Ben: 'stop' },
      dice: [3, 3],
    })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens().Ada).toBe(3)
    expect(s.hand('Ada')).toContain('fuck you')
    expect(s.cardsOn(3)).toBe('push forward')
    expect(s.plays('Ben', 'stop on 22').tokens().Ben).toBe(4)
  })

  it('stays when a token walks over it', () => {
    const s = scene({ on: { 3: 'fuck you' }, hands: { Ada: 'stop' }, dice: [4] })
    s.plays('Ada', 'stop on 20')
    expect(s.hand('Ada')).not.toContain('fuck you')
    expect(s.cardsOn(3)).toBe('fuck you')
  })

  it('costs 21 points in hand at the end of a round, and none on the board', () => {
    const held = scene({
      tokens: { Ada: 47, Ben: 9 },
      hands: { Ada: 'stop', Ben: 'fuck you' },
      dice: [6],
      limit: 99,
    })
    expect(held.plays('Ada', 'stop on 20').scores).toEqual([50, 30, 0])
    const placed = scene({
      tokens: { Ada: 47, Ben: 9 },
      on: { 9: 'fuck you' },
      hands: { Ada: 'stop' },
      dice: [6],
      limit: 99,
    })
    expect(placed.plays('Ada', 'stop on 20').scores).toEqual([50, 9, 0])
  })

  it('counts even if it was drawn in the last step', () => {
    const s = scene({ tokens: { Ada: 47 }, hands: { Ada: 'stop' }, draw: 'fuck you', dice: [6], limit: 99 })
    expect(s.plays('Ada', 'stop on 20').scores).toEqual([71, 0, 0])
  })

  it('can cover any colour except white, but not start, end or teleports', () => {
    const s = scene({ on: { 3: 'push up', 4: 'troublemaker', 5: 'block' }, hands: { Ada: 'fuck you' } })
    expect(s.explainIllegal('Ada', 'fuck you on 3')).toBeNull()
    expect(s.explainIllegal('Ada', 'fuck you on 5')).toBeNull()
    expect(s.explainIllegal('Ada', 'fuck you on 6')).toBeNull()
    expect(s.explainIllegal('Ada', 'fuck you on 4')).toEqual({ because: 'white' })
    expect(s.explainIllegal('Ada', 'fuck you on 0')).toEqual({ because: 'start' })
    expect(s.explainIllegal('Ada', 'fuck you on 50')).toEqual({ because: 'end' })
    expect(s.explainIllegal('Ada', 'fuck you on 7')).toEqual({ because: 'teleport' })
  })

  it('can be taken back until the die is rolled', () => {
    const s = scene({ tokens: { Ada: 2 }, hands: { Ada: 'fuck you, stop' } })
    s.does('Ada', 'fuck you on 40')
    expect(s.tokens().Ada).toBe(23)
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.tokens().Ada).toBe(2)
  })
})
