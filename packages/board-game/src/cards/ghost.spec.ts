import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Ghost', () => {
  it('ignores Stop, Snail and X on the way', () => {
    const s = scene({ on: { 1: 'snail', 2: 'x', 3: 'stop' }, hands: { Ada: 'ghost' }, dice: [4] })
    s.plays('Ada', 'ghost on 30')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3 4'])
    expect(s.turn).toBe('Ben')
  })

  it.each([
    'push forward',
    'jump forward',
    'second chance',
    'swap',
    'gift',
    'magnet',
    'teleport',
    'x',
    'fuck you',
    'troublemaker',
  ])('ends on %s, which has no effect', (card) => {
    const s = scene({ tokens: { Ben: 9 }, on: { 3: card, 12: 'skip' }, hands: { Ada: 'ghost' }, dice: [3] })
    s.plays('Ada', 'ghost on 30')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 9, Cem: 0 })
    expect(s.triggeredEffects()).toEqual([])
    expect(s.dieRolls()).toEqual(['Ada: 3'])
    expect(s.cardsOn(3)).toBe(card)
    expect(s.turn).toBe('Ben')
  })

  it('ends on a numbered teleport and stays there', () => {
    const s = scene({ tokens: { Ada: 4 }, hands: { Ada: 'ghost' }, dice: [3] })
    s.plays('Ada', 'ghost on 30')
    expect(s.tokens().Ada).toBe(7)
    expect(s.triggeredEffects()).toEqual([])
  })

  it('lasts for one turn and one player', () => {
    const s = scene({
      on: { 3: 'push forward', 9: 'push forward' },
      hands: { Ada: 'ghost', Ben: 'stop', Cem: 'stop' },
      draw: 'snail',
      dice: [3, 3, 1, 6],
    })
    s.plays('Ada', 'ghost on 30')
      .plays('Ben', 'stop on 40')
      .plays('Cem', 'stop on 41')
      .plays('Ada', 'snail on 39')
    expect(s.tokens()).toEqual({ Ada: 10, Ben: 4, Cem: 1 })
  })

  it('has no effect on the board', () => {
    const s = scene({ on: { 2: 'ghost', 3: 'push forward' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens().Ada).toBe(4)
    const over = scene({ on: { 3: 'ghost' }, hands: { Ada: 'stop' }, dice: [3] })
    expect(over.plays('Ada', 'stop on 20').triggeredEffects()).toEqual([])
  })

  it('can be taken back until the die is rolled', () => {
    const s = scene({ on: { 2: 'stop' }, hands: { Ada: 'ghost, snail' }, dice: [4] })
    s.does('Ada', 'ghost on 30')
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.view('Ben').isGhost).toBe(false)
    expect(s.plays('Ada', 'snail on 30').tokens().Ada).toBe(2)
  })
})
