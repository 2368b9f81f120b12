import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'colour-only'
const COLOURS = ['red', 'blue', 'green', 'yellow']
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const charged: SceneOptions['sets'] = ['base', 'supercharge']
const hands = { Ada: 'fantastic, blue 1', Ben: 'green 2, blue 9', Cem: 'green 3' }

describe('Colour Only', () => {
  it('makes Fantastic offer colours only', () => {
    const s = scene({ hands, rules }).does('Ada', 'fantastic')
    expect(s.may('Ada')).toEqual(COLOURS)
    expect(s.tries('Ada', '9')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    s.does('Ben', 'green 2')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('keeps number wishes if it is not in force', () => {
    const s = scene({ hands, rules: 'thirst' }).does('Ada', 'fantastic')
    expect(s.may('Ada')).toEqual([...COLOURS, ...NUMBERS])
    expect(s.does('Ada', '9').call).toEqual({ number: 9 })
  })

  it('applies to Fantastic Four', () => {
    const s = scene({ hands: { ...hands, Ada: 'fantastic four, blue 1' }, rules })
    s.does('Ada', 'fantastic four', { Ben: 4 }).everyonePasses()
    expect(s.may('Ada')).toEqual(COLOURS)
  })

  it('applies to Mimicry as Fantastic', () => {
    const sets: SceneOptions['sets'] = ['base', 'troublemaker']
    const s = scene({ hands: { ...hands, Ada: 'mimicry, blue 1' }, rules, sets })
    s.does('Ada', 'mimicry', 'fantastic')
    expect(s.may('Ada')).toEqual(COLOURS)
  })

  it('applies to the opening card', () => {
    const s = scene({ hands: { ...hands, Ada: 'blue 1' }, opening: 'fantastic', rules })
    expect(s.may('Ada')).toEqual(COLOURS)
  })

  it('offers purple if it is in play', () => {
    const s = scene({ hands, rules, sets: ['base', 'pandora'] }).does('Ada', 'fantastic')
    expect(s.may('Ada')).toEqual([...COLOURS, 'purple'])
  })

  it('excludes a blocked colour', () => {
    const lasting = [{ id: 'colour-blockade', owner: 'Cem', turns: [1], colour: 'red' as const }]
    const s = scene({ hands, rules, sets: charged, lasting }).does('Ada', 'fantastic')
    expect(s.may('Ada')).toEqual(['blue', 'green', 'yellow'])
  })

  it('makes Number Wish have no effect: the card makes the call', () => {
    const powers = { Ada: 'number-wish' }
    const s = scene({ hands: { ...hands, Ada: 'red 5, blue 1' }, rules, sets: charged, powers })
    s.does('Ada', 'red 5 with number-wish')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.powers('Ada')).toEqual(['number-wish!'])
    expect(s.factKinds()).not.toContain('wished')
  })

  it('makes Number Wish have no effect: the wished colour stays', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'number-wish' } })
    s.does('Ada', 'fantastic with number-wish', 'green')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.powers('Ada')).toEqual(['number-wish!'])
  })

  it('keeps Number Wish if it is not in force', () => {
    const s = scene({ hands, sets: charged, powers: { Ada: 'number-wish' } })
    s.does('Ada', 'fantastic with number-wish', 'green', '9')
    expect(s.call).toEqual({ number: 9 })
  })

  it('keeps an earlier wish for a number', () => {
    const s = scene({ hands, rules, call: 2, turn: 'Ben' })
    expect(s.may('Ben')).toEqual(['green 2', 'draw'])
  })
})
