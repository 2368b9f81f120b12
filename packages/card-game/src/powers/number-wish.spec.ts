import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'number-wish' }
const hands = { Ada: 'red 5, blue 1', Ben: 'red 6, green 8, black 8, red gift, fantastic', Cem: 'blue 3' }
const eights = ['green 8', 'black 8', 'fantastic', 'draw']

describe('Number Wish', () => {
  it('wishes for a number: only such numbers and open-wish cards follow', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with number-wish')
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.may('Ada')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(s.tries('Ada', 'red')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', '8')
    expect(s.call).toEqual({ number: 8 })
    expect(s.may('Ben')).toEqual(eights)
    expect(s.handSizes()).toEqual([1, 5, 1])
  })

  it('overrides the wish of the card, which is made before', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1' } })
    s.does('Ada', 'fantastic with number-wish')
    expect(s.may('Ada')).toContain('red')
    s.does('Ada', 'red')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', '8')
    expect(s.call).toEqual({ number: 8 })
    expect(s.may('Ben')).toEqual(eights)
  })

  it('overrides the colour of a Counterattack, and is made by its owner', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'fantastic four, blue 1', Cem: 'counterattack, blue 3' },
    })
    s.does('Ada', 'fantastic four with number-wish', { Cem: 4 }).does('Cem', 'counterattack', 'blue', {
      Ben: 4,
    })
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.may('Ada')).not.toContain('red')
    s.does('Ada', '8')
    expect(s.call).toEqual({ number: 8 })
    expect(s.turn).toBe('Ben')
  })

  it('takes effect after the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with number-wish')
    expect(s.handSizes()).toEqual([4, 8, 4])
    s.does('Ada', '8')
    expect(s.call).toEqual({ number: 8 })
  })

  it('takes effect after a single-coloured special card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red skip, blue 1' } })
    s.does('Ada', 'red skip with number-wish', 'Cem').everyonePasses().does('Ada', '8')
    expect(s.may('Ben')).toEqual(eights)
  })

  it('is not affected by a blockade', () => {
    const s = scene({
      sets,
      powers,
      hands,
      lasting: [{ id: 'colour-blockade', owner: 'Ben', turns: [1], colour: 'green' }],
    })
    s.does('Ada', 'red 5 with number-wish', '8')
    expect(s.may('Ben')).toEqual(['black 8', 'fantastic', 'draw'])
  })

  it('can be activated with the last card', () => {
    const s = scene({ sets, powers, hands: { Ada: 'red 5', Ben: 'blue 2', Cem: 'blue 3' } })
    s.does('Ada', 'red 5 with number-wish', '8').everyonePasses()
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('has no effect once the pile has run out', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'fantastic four, blue 1' },
      draw: { only: 'green 1' },
    })
    s.does('Ada', 'fantastic four with number-wish', { Cem: 4 }).everyonePasses()
    expect(s.isRoundOver).toBe(true)
  })
})
