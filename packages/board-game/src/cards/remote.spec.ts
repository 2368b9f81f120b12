import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Remote', () => {
  it('rolls for another player’s token, and one’s own stays', () => {
    const s = scene({ tokens: { Ada: 5, Ben: 9 }, hands: { Ada: 'remote' }, dice: [4] })
    s.plays('Ada', 'remote on 30').chooses('Ada', 'Ben')
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 13, Cem: 0 })
    expect(s.dieRolls()).toEqual(['Ada: 4'])
    expect(s.factsFor(null)).toContainEqual({
      kind: 'attacked',
      seat: 0,
      victim: 1,
      card: 'remote',
      steps: null,
    })
    expect(s.turn).toBe('Ben')
  })

  it('can name any token; naming one’s own is not an attack', () => {
    const s = scene({ tokens: { Ada: 5 }, hands: { Ada: 'remote, block', Ben: 'block' }, dice: [4] })
    s.does('Ada', 'remote on 30')
    expect(s.may('Ada')).toEqual(['Ben', 'Cem', 'Ada'])
    s.does('Ada', 'Ada')
    expect(s.asked()).toEqual(['Ada: roll'])
    expect(s.factKinds()).not.toContain('attacked')
    s.does('Ada', 'roll').everyonePasses()
    expect(s.tokens()).toEqual({ Ada: 9, Ben: 0, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('moves nobody if blocked, and nobody else can be named (FAQ 4)', () => {
    const s = scene({ tokens: { Ada: 5, Ben: 9 }, hands: { Ada: 'remote', Ben: 'block, skip' } })
    s.does('Ada', 'remote on 30', 'Ben')
    expect(s.asked()).toEqual(['Ben: block'])
    s.throwsIn('Ben', 'block on 31')
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', seat: 0, by: 1, card: 'remote' })
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 9, Cem: 0 })
    expect(s.dieRolls()).toEqual([])
    expect(s.cardsOn(31)).toBe('block')
    expect(s.turn).toBe('Ben')
  })

  it('can only be blocked by the named player', () => {
    const s = scene({ hands: { Ada: 'remote, block', Ben: 'skip', Cem: 'block' } })
    s.does('Ada', 'remote on 30', 'Ben')
    expect(s.asked()).toEqual(['Ben: block'])
    expect(s.may('Ben')).toEqual(['pass'])
  })

  it('triggers the cards on the way of the token', () => {
    const s = scene({
      tokens: { Ben: 9 },
      on: { 10: 'x', 12: 'push forward' },
      hands: { Ada: 'remote' },
      dice: [2],
    })
    s.plays('Ada', 'remote on 30').chooses('Ada', 'Ben')
    expect(s.tokenMoves()).toEqual(['Ben: walk 9 11 12', 'Ben: push 12 13'])
  })

  it('has no effect on the board', () => {
    for (const roll of [3, 4]) {
      const s = scene({ on: { 3: 'remote' }, hands: { Ada: 'stop' }, dice: [roll] })
      s.plays('Ada', 'stop on 20')
      expect(s.tokens()).toEqual({ Ada: roll, Ben: 0, Cem: 0 })
      expect(s.triggeredEffects()).toEqual([])
    }
  })

  it('can be taken back, together with the named token, until somebody could have answered', () => {
    const s = scene({ hands: { Ada: 'remote, stop' } })
    s.does('Ada', 'remote on 30', 'Ben')
    expect(s.asked()).toEqual(['Ada: roll'])
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.may('Ada')).toEqual(['Ben', 'Cem', 'Ada'])
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.cardsOn(30)).toBe('')
    const blockable = scene({ hands: { Ada: 'remote', Ben: 'skip' } }).does('Ada', 'remote on 30', 'Ben')
    expect(blockable.takesBack('Ada')).toEqual({ code: 'final' })
  })
})
