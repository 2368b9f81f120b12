import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Teleport', () => {
  it('rolls for a numbered teleport and moves there, without triggering it', () => {
    const s = scene({ tokens: { Ben: 3 }, on: { 3: 'teleport' }, hands: { Ada: 'stop' }, dice: [3, 4] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: teleport 3 28'])
    expect(s.triggeredEffects()).toEqual(['Ada: teleport on 3'])
    expect(s.dieRolls()).toEqual(['Ada: 3', 'Ada: 4'])
    expect(s.tokens()).toEqual({ Ada: 28, Ben: 3, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('uses the current spaces of the numbered teleports', () => {
    const s = scene({
      teleports: { 4: 33 },
      on: { 3: 'teleport', 33: 'push forward' },
      hands: { Ada: 'stop' },
      dice: [3, 4],
    })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(33)
  })

  it('has no effect on a token that walks over it, nor when played', () => {
    const s = scene({ tokens: { Ada: 2 }, on: { 3: 'teleport' }, hands: { Ada: 'teleport' }, dice: [4] })
    expect(s.plays('Ada', 'teleport on 2').tokens().Ada).toBe(6)
    expect(s.dieRolls()).toHaveLength(1)
  })

  it('is rolled by the owner of the token, who can block a Re-Roll', () => {
    const s = scene({
      tokens: { Ben: 2 },
      on: { 3: 'teleport' },
      hands: { Ada: 'remote, re-roll', Ben: 'block' },
      dice: [1, 6],
    })
    s.does('Ada', 'remote on 30', 'Ben').everyonePasses().does('Ada', 'roll').everyonePasses()
    expect(s.dieRolls()).toEqual(['Ada: 1', 'Ben: 6'])
    s.throwsIn('Ada', 're-roll on 31')
    expect(s.asked()).toEqual(['Ben: block'])
    s.throwsIn('Ben', 'block on 32')
    expect(s.dieRolls()).toEqual(['Ada: 1', 'Ben: 6'])
    expect(s.tokens().Ben).toBe(42)
  })
})
