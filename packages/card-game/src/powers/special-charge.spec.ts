import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'special-charge' }
const draw = 'green 1, green 4, green 6, green 7, green 8'

describe('Special Charge', () => {
  it('makes a player draw a card for every special card they hold', () => {
    const s = scene({
      sets,
      powers,
      draw,
      hands: {
        Ada: 'red 5, blue 1',
        Ben: 'blue 2, fantastic, blue gift, fuck you, black 3',
        Cem: 'fantastic',
      },
    })
    s.does('Ada', 'red 5 with special-charge', 'Ben')
    expect(s.hand('Ben').slice(5)).toEqual(['green 1', 'green 4', 'green 6'])
    expect(s.handSizes()).toEqual([1, 8, 1])
    expect(s.factsFor('Cem')).toContainEqual({ kind: 'drew', seat: 1, count: 3 })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
  })

  it('does not apply to oneself', () => {
    const s = scene({ sets, powers, hands: { Ada: 'red 5, blue 1', Ben: 'blue 2', Cem: 'fantastic' } })
    s.does('Ada', 'red 5 with special-charge')
    expect(s.asked()).toEqual(['Ada: victim'])
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
  })

  it('can be used against a player without special cards, who draws nothing', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red 5, blue 1', Ben: 'blue 2, black 3', Cem: 'fantastic' },
    })
    s.does('Ada', 'red 5 with special-charge', 'Ben')
    expect(s.handSizes()).toEqual([1, 2, 1])
    expect(s.factKinds()).not.toContain('drew')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not ask if there is only one other player', () => {
    const s = scene({
      sets,
      powers,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'red 5, blue 1', Ben: 'fantastic, blue 2' },
    })
    s.does('Ada', 'red 5 with special-charge')
    expect(s.handSizes()).toEqual([1, 3])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes effect before an attack, and cannot be countered', () => {
    const s = scene({
      sets,
      powers,
      draw,
      hands: { Ada: 'red gift, fantastic, blue 4, blue 5', Ben: 'counterattack, blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'red gift with special-charge', 'Ben')
    expect(s.hand('Ben')).toEqual(['counterattack', 'blue 2', 'green 1'])
    expect(s.asked()).toEqual(['Ada: victim'])
    s.does('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.everyonePasses().does('Ada', 'fantastic, blue 4')
    expect(s.handSizes()).toEqual([1, 5, 1])
  })

  it('takes effect before the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      draw,
      discard: 'red 5',
      events: 'third-time-lucky',
      hands: { Ada: 'black 5, blue 1', Ben: 'fantastic', Cem: 'blue 3' },
    })
    s.does('Ada', 'black 5 with special-charge')
    expect(s.factKinds()).not.toContain('event')
    s.does('Ada', 'Ben')
    expect(s.handSizes()).toEqual([4, 5, 4])
  })

  it('takes effect before a wish', () => {
    const s = scene({ sets, powers, hands: { Ada: 'fantastic, blue 1', Ben: 'fantastic', Cem: 'blue 3' } })
    s.does('Ada', 'fantastic with special-charge', 'Ben')
    expect(s.handSizes()).toEqual([1, 2, 1])
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('can be activated with the last card', () => {
    const s = scene({ sets, powers, draw, hands: { Ada: 'red 5', Ben: 'fantastic', Cem: 'blue 3' } })
    s.does('Ada', 'red 5 with special-charge', 'Ben').everyonePasses()
    expect(s.scores).toEqual([0, 8, 3])
  })
})
