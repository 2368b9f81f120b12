import { describe, expect, it } from 'vitest'
import { sceneAfterEvent, tokenMovesOf } from '../testing/event-scene.ts'

describe('Surprise Party', () => {
  it('lets everybody in order name a token, which moves two ahead', () => {
    const s = sceneAfterEvent('surprise-party', { tokens: { Ada: 10 } })
    expect(s.asked()).toEqual(['Ben: token'])
    expect(s.may('Ben')).toEqual(['Ben', 'Cem', 'Ada'])
    s.chooses('Ben', 'Ada')
    expect(s.tokens().Ada).toBe(12)
    s.chooses('Cem', 'Ada').chooses('Ada', 'Ben')
    expect(tokenMovesOf(s)).toEqual(['Ada shift 10 > 12', 'Ada shift 12 > 14', 'Ben shift 0 > 2'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'named', seat: 2, token: 0, source: 'surprise-party' })
    expect(s.turn).toBe('Ben')
  })

  it('can name one’s own token', () => {
    const s = sceneAfterEvent('surprise-party', { players: ['Ada', 'Ben'] })
      .chooses('Ben', 'Ben')
      .chooses('Ada', 'Ada')
    expect(s.tokens()).toEqual({ Ada: 2, Ben: 2 })
  })

  it('is neither movement nor attack: nothing takes effect, nobody can block', () => {
    const s = sceneAfterEvent('surprise-party', {
      hands: { Ada: 'block', Ben: 'block', Cem: 'block' },
      tokens: { Ada: 5 },
      on: { 1: 'stop', 2: 'x' },
    })
    s.chooses('Ben', 'Ada').chooses('Cem', 'Ben').chooses('Ada', 'Cem')
    expect(s.tokens()).toEqual({ Ada: 7, Ben: 2, Cem: 2 })
    expect(s.factKinds()).not.toContain('triggered')
  })

  it('can reach the end; the round is over after all have chosen', () => {
    const s = sceneAfterEvent('surprise-party', { tokens: { Cem: 49 } }).chooses('Ben', 'Cem')
    expect(s.asked()).toEqual(['Cem: token'])
    s.chooses('Cem', 'Ben').chooses('Ada', 'Cem')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 50])
  })
})
