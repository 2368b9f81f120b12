import { describe, expect, it } from 'vitest'
import { eventNumberOf } from '../testing/event-scene.ts'
import { scene } from '../testing/scene.ts'

describe('Troublemaker', () => {
  it('triggers an event instead of the movement when played', () => {
    const s = scene({ tokens: { Ada: 5, Ben: 9 }, hands: { Ada: 'troublemaker' }, dice: [20] })
    s.does('Ada', 'troublemaker on 30')
    expect(s.asked()).toEqual(['Ada: roll'])
    s.does('Ada', 'roll')
    expect(s.factsFor(null)).toContainEqual({ kind: 'rolled', seat: 0, sides: 20, value: 20 })
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'epic-win', seat: 0 })
    expect(s.tokens()).toEqual({ Ada: 5, Ben: 0, Cem: 0 })
    expect(s.turn).toBe('Ben')
  })

  it('triggers an event after the movement for a token that ends on it', () => {
    const s = scene({ tokens: { Ben: 9 }, on: { 3: 'troublemaker' }, hands: { Ada: 'stop' }, dice: [3, 19] })
    s.plays('Ada', 'stop on 20')
    expect(s.tokens()).toEqual({ Ada: 9, Ben: 9, Cem: 9 })
    expect(s.cardsOn(3)).toBe('troublemaker')
    expect(s.turn).toBe('Ben')
  })

  it('triggers no event for a token that walks over it', () => {
    const s = scene({ on: { 3: 'troublemaker' }, hands: { Ada: 'stop' }, dice: [4] })
    s.plays('Ada', 'stop on 20')
    expect(s.factKinds()).not.toContain('event')
  })

  it('triggers the event for the owner of the token, whoever moved it', () => {
    const s = scene({
      tokens: { Ben: 2 },
      on: { 3: 'troublemaker' },
      hands: { Ada: 'remote' },
      dice: [1, 13],
    })
    s.plays('Ada', 'remote on 30').chooses('Ada', 'Ben')
    expect(s.dieRolls()).toEqual(['Ada: 1', 'Ben: 13'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'friday-the-13th', seat: 1 })
  })

  describe('that was played in this turn', () => {
    const marching = eventNumberOf('marching-orders')

    it('triggers no second event for the token of its player', () => {
      const s = scene({ hands: { Ada: 'troublemaker' }, dice: [marching, 3, marching, 1] })
      s.plays('Ada', 'troublemaker on 3').chooses('Ada', 'Ada')
      expect(s.tokens().Ada).toBe(3)
      expect(s.triggeredEffects()).toEqual([])
      expect(s.factKinds().filter((kind) => kind === 'event')).toHaveLength(1)
      expect(s.turn).toBe('Ben')
    })

    it('triggers an event for any other token, and for that one in the next turn', () => {
      const s = scene({ hands: { Ada: 'troublemaker', Ben: 'remote' }, dice: [marching, 3, 13, 3, 13] })
      s.plays('Ada', 'troublemaker on 3').chooses('Ada', 'Ben')
      expect(s.triggeredEffects()).toEqual(['Ben: troublemaker on 3'])
      s.plays('Ben', 'remote on 30').chooses('Ben', 'Ada')
      expect(s.triggeredEffects()).toEqual(['Ben: troublemaker on 3', 'Ada: troublemaker on 3'])
    })
  })

  it('is never covered, and can cover any colour except white', () => {
    const s = scene({
      on: { 3: 'stop', 4: 'fuck you', 5: 'troublemaker' },
      hands: { Ada: 'troublemaker, block' },
    })
    expect(s.explainIllegal('Ada', 'troublemaker on 3')).toBeNull()
    expect(s.explainIllegal('Ada', 'troublemaker on 4')).toEqual({ because: 'white' })
    expect(s.explainIllegal('Ada', 'block on 5')).toEqual({ because: 'white' })
  })

  it('can be taken back until the die is rolled', () => {
    const s = scene({ hands: { Ada: 'troublemaker, stop' }, dice: [13] })
    s.does('Ada', 'troublemaker on 30')
    expect(s.takesBack('Ada')).toBeNull()
    s.does('Ada', 'troublemaker on 30', 'roll').everyonePasses()
    expect(s.takesBack('Ada')).toEqual({ code: 'final' })
  })
})
