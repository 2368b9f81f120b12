import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Second Chance', () => {
  it('lets the owner of a token that ends on it roll and walk again', () => {
    const s = scene({ tokens: { Ben: 3 }, on: { 3: 'second chance' }, hands: { Ada: 'stop' }, dice: [3, 2] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: walk 3 4 5'])
    expect(s.dieRolls()).toEqual(['Ada: 3', 'Ada: 2'])
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 3, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('has no effect on a token that walks over it, nor when played', () => {
    const s = scene({
      tokens: { Ada: 2 },
      on: { 3: 'second chance' },
      hands: { Ada: 'second chance' },
      dice: [4],
    })
    s.plays('Ada', 'second chance on 2')
    expect(s.tokens().Ada).toBe(6)
    expect(s.dieRolls()).toHaveLength(1)
  })

  it('can lead to another one', () => {
    const s = scene({
      on: { 3: 'second chance', 5: 'second chance' },
      hands: { Ada: 'stop' },
      dice: [3, 2, 1],
    })
    expect(s.plays('Ada', 'stop on 20').tokens().Ada).toBe(6)
  })

  it('takes effect once per token and turn', () => {
    const s = scene({
      tokens: { Ada: 2 },
      on: { 3: 'second chance', 5: 'push backward', 4: 'jump backward', 2: 'push forward' },
      hands: { Ada: 'stop' },
      dice: [1, 2],
    })
    s.plays('Ada', 'stop on 20')
    expect(s.triggeredEffects()).toEqual([
      'Ada: second-chance on 3',
      'Ada: push on 5',
      'Ada: jump on 4',
      'Ada: push on 2',
    ])
    expect(s.tokens().Ada).toBe(3)
  })

  it('is rolled by the owner of the token, and can be answered by Re-Roll', () => {
    const s = scene({
      tokens: { Ben: 2 },
      on: { 3: 'second chance' },
      hands: { Ada: 'remote', Cem: 're-roll' },
      dice: [1, 6, 2],
    })
    s.does('Ada', 'remote on 30', 'Ben', 'roll').everyonePasses().throwsIn('Cem', 're-roll on 31')
    expect(s.dieRolls()).toEqual(['Ada: 1', 'Ben: 6', 'Ben: 2'])
    expect(s.tokens().Ben).toBe(5)
  })
})
