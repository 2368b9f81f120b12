import { describe, expect, it } from 'vitest'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'peace'
const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const hands = { Ada: 'red skip, blue 1', Ben: 'counterattack, green 2', Cem: 'mimicry, green 3' }

describe('Peace', () => {
  it('prevents Counterattack: nobody is asked', () => {
    const s = scene({ hands, sets, rules })
    s.does('Ada', 'red skip', 'Ben')
    expect(s.asked()).toEqual(['Cem: turn'])
    expect(s.hand('Ben')).toEqual(['counterattack', 'green 2'])
  })

  it('keeps the window if it is not in force', () => {
    const s = scene({ hands, sets, rules: 'thirst' })
    s.does('Ada', 'red skip', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    expect(s.may('Ben')).toEqual(['pass', 'counterattack'])
  })

  it('prevents Mimicry as Counterattack, too', () => {
    const s = scene({ hands, sets, rules })
    s.does('Ada', 'red skip', 'Cem')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.hand('Cem')).toEqual(['mimicry', 'green 3'])
  })

  it.each([
    ['fantastic four', { Ben: 2, Cem: 2 }],
    ['equality', 'Ben'],
    ['red gift', 'Ben'],
    ['red thief', 'Ben'],
    ['special favours', 'Ben'],
  ])('applies to %s', (card, victims) => {
    const s = scene({ hands: { ...hands, Ada: `${card}, blue 1, blue 2, blue 4` }, sets, rules })
    s.does('Ada', card, victims)
    expect(s.asked().join()).not.toContain('counterattack')
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'attacked', seat: 0 }))
  })

  it('allows Counterattack in one’s own turn, for its wish', () => {
    const s = scene({ hands, sets, rules, turn: 'Ben' })
    s.does('Ben', 'counterattack', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Cem')
  })

  it('allows Mimicry as Counterattack in one’s own turn', () => {
    const s = scene({ hands, sets, rules, turn: 'Cem' })
    s.does('Cem', 'mimicry', 'counterattack', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Ada')
  })

  it('does not affect Nice Try and Lucky Bastard', () => {
    const nice = scene({ hands: { ...hands, Ada: 'red 9', Ben: 'nice try, green 2' }, sets, rules })
    nice.does('Ada', 'red 9').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'green')
    expect(nice.handSizes()).toEqual([3, 1, 2])
    const options = { hands: { ...hands, Ada: 'black 1, blue 1', Ben: 'lucky bastard, green 2' } }
    const lucky = scene({ ...options, sets, rules, events: 'expansion' })
    lucky.does('Ada', 'black 1').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(lucky.handSizes()).toEqual([3, 1, 3])
  })

  it('ends when it is replaced by another', () => {
    const options: SceneOptions = {
      hands: { Ada: 'black 1, blue 1', Ben: 'red 1, red skip, green 2', Cem: 'counterattack, green 3' },
      sets: ['base', 'pandora'],
      events: 'pandoras-box',
      rules,
    }
    const s = findSceneWithRules('inflation', (seed) => scene({ ...options, seed }).does('Ada', 'black 1'))
    s.does('Ben', 'red 1').does('Cem', 'draw', 'pass').does('Ada', 'draw', 'pass')
    s.does('Ben', 'red skip', 'Cem')
    expect(s.asked()).toEqual(['Cem: counterattack'])
  })
})
