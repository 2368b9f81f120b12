import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Frantically asked questions', () => {
  it('1: two arrows that point at each other push there and back, once', () => {
    const s = scene({ on: { 3: 'push forward', 4: 'push backward' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: push 3 4', 'Ada: push 4 3'])
    expect(s.turn).toBe('Ben')
  })

  it('2: Jump skips the whole space, whether it is empty or a Stop', () => {
    for (const on of [{ 3: 'jump forward' }, { 3: 'jump forward', 4: 'stop' }]) {
      const s = scene({ on, hands: { Ada: 'snail' }, dice: [3] })
      s.plays('Ada', 'snail on 20')
      expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: jump 3 5'])
    }
  })

  it('3: a token that rolls the number of its own teleport stays', () => {
    const s = scene({ tokens: { Ada: 33 }, hands: { Ada: 'stop' }, dice: [2, 5] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens().Ada).toBe(35)
    expect(s.dieRolls()).toEqual(['Ada: 2', 'Ada: 5'])
    expect(s.triggeredEffects()).toEqual(['Ada: numbered-teleport on 35'])
    expect(s.turn).toBe('Ben')
  })

  it('4: a blocked Remote costs the attacker their movement', () => {
    const s = scene({ tokens: { Ada: 3, Ben: 9 }, hands: { Ada: 'remote', Ben: 'block' } })
    s.does('Ada', 'remote on 20', 'Ben').throwsIn('Ben', 'block on 30')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 9, Cem: 0 })
    expect(s.dieRolls()).toEqual([])
    expect(s.turn).toBe('Ben')
  })

  it('5: a token that a card moves onto X moves one space forward', () => {
    const s = scene({ on: { 3: 'jump forward', 5: 'x' }, hands: { Ada: 'stop' }, dice: [3] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 0 1 2 3', 'Ada: jump 3 5', 'Ada: hop 5 6'])
  })

  it('6: Second Chance in a turn with Reverse goes on backward', () => {
    const s = scene({
      tokens: { Ada: 12 },
      on: { 9: 'second chance' },
      hands: { Ada: 'reverse' },
      dice: [3, 4],
    })
    s.plays('Ada', 'reverse on 20')
    expect(s.tokenMoves()).toEqual(['Ada: walk 12 11 10 9', 'Ada: walk 9 8 7 6 5'])
  })

  it('7: the player on Swap cannot block it; the chosen player can', () => {
    const s = scene({
      tokens: { Ben: 30 },
      on: { 3: 'swap' },
      hands: { Ada: 'stop, block', Ben: 'block' },
      dice: [3],
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses()
    expect(s.asked()).toEqual(['Ada: token'])
    s.does('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: block'])
    s.throwsIn('Ben', 'block on 31')
    expect(s.tokens()).toEqual({ Ada: 3, Ben: 30, Cem: 0 })
  })

  it('8: a colour without a legal space may cover any colour except white', () => {
    const others = [
      ...new Array(12).fill('push forward'),
      ...new Array(6).fill('jump forward'),
      ...new Array(5).fill('swap'),
      ...new Array(5).fill('gift'),
      ...new Array(6).fill('stop'),
      ...new Array(5).fill('snail'),
    ]
    const white = { 1: 'fuck you', 2: 'troublemaker' }
    const free = Array.from({ length: 49 }, (_, i) => i + 1).filter((space) => space % 7 !== 0 || space > 42)
    const on = Object.fromEntries(free.slice(2).map((space, i) => [space, others[i] ?? 'magnet']))
    const s = scene({ on: { ...on, ...white }, hands: { Ada: 'skip' } })
    expect(s.may('Ada')).toEqual(free.slice(2).map((space) => `skip on ${space}`))
    s.does('Ada', 'skip on 3')
    expect(s.cardsOn(3)).toBe('skip over push forward')
  })
})
