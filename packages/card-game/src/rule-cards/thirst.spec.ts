import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'thirst'
const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const discard = 'red 5, lucky bastard, mimicry'
const lasting = [{ id: 'plus-one' }]
const hands = { Ada: 'blue 9', Ben: 'blue 2', Cem: 'blue 3' }
const draw = 'red 8, green 9, green 2, green 3, green 4'

describe('Thirst', () => {
  it('makes players draw two in their turn, then play one or pass', () => {
    const s = scene({ hands, draw, rules })
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 9', 'red 8', 'green 9'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'drew', seat: 0, count: 2 })
    expect(s.may('Ada')).toEqual(['red 8', 'pass'])
    expect(s.tries('Ada', 'draw')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'pass').does('Ben', 'draw', 'pass')
    expect(s.handSizes()).toEqual([3, 3, 1])
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('keeps the number at one if it is not in force', () => {
    const s = scene({ hands, draw, rules: 'peace' })
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 9', 'red 8'])
  })

  it('makes them draw three with Plus One', () => {
    const s = scene({ hands, draw, rules, sets, discard, lasting })
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 9', 'red 8', 'green 9', 'green 2'])
  })

  it('does not apply to Fantastic Four', () => {
    const s = scene({ hands: { ...hands, Ada: 'fantastic four, blue 1' }, rules })
    s.does('Ada', 'fantastic four', { Ben: 1, Cem: 3 }).everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([1, 2, 4])
  })

  it('does not apply to 2nd Chance', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 2nd chance' }, draw: 'green 9, green 8', rules })
    s.does('Ada', 'red 2nd chance')
    expect(s.hand('Ada')).toEqual(['green 9'])
  })

  it('does not apply to Nice Try', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 9', Ben: 'nice try, blue 2' }, rules })
    s.does('Ada', 'red 9').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([3, 1, 1])
  })

  it('does not apply to events', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 1, blue 1' }, events: 'expansion', rules })
    s.does('Ada', 'black 1')
    expect(s.handSizes()).toEqual([4, 2, 3])
  })

  it('draws the only card left, then the round ends', () => {
    const s = scene({ hands, draw: { only: 'red 9' }, rules })
    s.does('Ada', 'draw')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([18, 2, 3])
  })

  it('does not end the round if two cards are left', () => {
    const s = scene({ hands, draw: { only: 'red 9, red 8' }, rules })
    s.does('Ada', 'draw')
    expect(s.asked()).toEqual(['Ada: drawn'])
  })
})
