import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'all-draw-one' }
const draw = 'green 1, green 4, green 6, green 7, green 8'

describe('All Draw One', () => {
  it('makes everybody else draw a card, in order of play', () => {
    const s = scene({ sets, powers, draw, hands: { Ada: 'red 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' } })
    s.does('Ada', 'red 5 with all-draw-one')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 1'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 4'])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.powers('Ada')).toEqual(['all-draw-one!'])
    const drew = { kind: 'drew', seat: 1, count: 1 }
    expect(s.factsFor('Ben')).toContainEqual({ ...drew, cards: s.table.hands[1].slice(1) })
    expect(s.factsFor('Cem')).toContainEqual(drew)
    expect(s.factsFor(null)).toContainEqual({ kind: 'activated', seat: 0, power: 'all-draw-one' })
  })

  it('follows the direction in force', () => {
    const s = scene({
      sets,
      powers,
      draw,
      hands: { Ada: 'red 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      direction: -1,
    })
    s.does('Ada', 'red 5 with all-draw-one')
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 4'])
  })

  it('takes effect before an attack: Equality counts the drawn cards', () => {
    const s = scene({
      sets,
      powers,
      draw,
      hands: { Ada: 'equality, blue 1, blue 4, blue 5', Ben: 'blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'equality with all-draw-one')
    expect(s.handSizes()).toEqual([3, 2, 2])
    s.does('Ada', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([3, 3, 2])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('cannot be countered, unlike the attack of its card', () => {
    const s = scene({
      sets,
      powers,
      draw,
      hands: { Ada: 'red gift, blue 1, blue 4', Ben: 'counterattack, blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'red gift with all-draw-one')
    expect(s.handSizes()).toEqual([2, 3, 2])
    s.does('Ada', 'Ben').does('Ben', 'counterattack', 'yellow', 'Cem').everyonePasses()
    expect(s.handSizes()).toEqual([2, 0, 4])
  })

  it('takes effect before the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      draw,
      discard: 'red 5',
      events: 'third-time-lucky',
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'black 5 with all-draw-one')
    expect(s.hand('Ben').slice(0, 2)).toEqual(['blue 2', 'green 1'])
    expect(s.handSizes()).toEqual([4, 5, 5])
    const facts = s.factKinds()
    expect(facts.indexOf('drew')).toBeLessThan(facts.indexOf('event'))
  })

  it('takes effect before a wish', () => {
    const s = scene({ sets, powers, hands: { Ada: 'fantastic, blue 1', Ben: 'blue 2', Cem: 'blue 3' } })
    s.does('Ada', 'fantastic with all-draw-one')
    expect(s.handSizes()).toEqual([1, 2, 2])
    s.does('Ada', 'yellow')
    expect(s.call).toEqual({ colour: 'yellow' })
  })

  it('can be activated with the last card', () => {
    const s = scene({ sets, powers, draw, hands: { Ada: 'red 5', Ben: 'blue 2', Cem: 'blue 3' } })
    s.does('Ada', 'red 5 with all-draw-one').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 3, 7])
  })

  it('ends the round without a wish if the pile runs out', () => {
    const s = scene({
      sets,
      powers,
      draw: { only: 'green 1' },
      hands: { Ada: 'fantastic, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'fantastic with all-draw-one')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 3, 3])
  })
})
