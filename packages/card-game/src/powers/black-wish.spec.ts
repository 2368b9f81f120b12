import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'black-wish' }
const hands = { Ada: 'red 5, blue 1', Ben: 'red 6, black 3, fantastic, red gift, green 5', Cem: 'blue 3' }
const black = ['black 3', 'fantastic', 'draw']

describe('Black Wish', () => {
  it('lets only black numbers and open-wish cards follow', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with black-wish')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.may('Ben')).toEqual(black)
    expect(s.explainIllegal('Ben', 'green 5')).toMatchObject({
      because: 'does-not-follow',
      call: { black: true },
    })
    expect(s.handSizes()).toEqual([1, 5, 1])
    expect(s.factsFor(null)).toContainEqual({ kind: 'called-black', seat: 0, call: s.table.call })
  })

  it('lasts until the next card is played', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Cem: 'red 3, black 4, blue 9' },
      events: 'third-time-lucky',
    })
    s.does('Ada', 'red 5 with black-wish').does('Ben', 'draw', 'pass')
    expect(s.may('Cem')).toEqual(['black 4', 'draw'])
    s.does('Cem', 'draw', 'pass').does('Ada', 'draw', 'pass').does('Ben', 'black 3')
    expect(s.call).toEqual({ number: 3 })
    expect(s.may('Cem')).toContain('red 3')
    expect(s.may('Cem')).not.toContain('black 4')
  })

  it('overrides the wish of its card, which is made before', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1' } })
    s.does('Ada', 'fantastic with black-wish')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'red')
    expect(s.may('Ben')).toEqual(black)
    expect(s.call).toEqual({ black: true })
  })

  it('takes effect after an attack and overrides the colour of a Counterattack', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red gift, blue 1, blue 4', Ben: 'counterattack, red 6, black 3, red 9', Cem: 'blue 3' },
    })
    s.does('Ada', 'red gift with black-wish', 'Ben')
      .does('Ben', 'counterattack', 'red', 'Ada')
      .everyonePasses()
    s.does('Ben', 'red 6, red 9')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.table.call.black).toBe(true)
    expect(s.may('Ben')).toEqual(['black 3', 'draw'])
  })

  it('takes effect after the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with black-wish')
    const facts = s.factKinds()
    expect(facts.indexOf('called-black')).toBeGreaterThan(facts.indexOf('event'))
    expect(s.explainIllegal('Ben', 'green 5')).toMatchObject({ because: 'does-not-follow' })
    expect(s.explainIllegal('Ben', 'black 3')).toBeNull()
  })

  it('applies after both cards of 2nd Chance', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 2nd chance, red 8, blue 1' } })
    s.does('Ada', 'red 2nd chance with black-wish', 'red 8')
    expect(s.may('Ben')).toEqual(black)
  })

  it('can be activated with the last card; the wish of Nice Try then counts', () => {
    const s = scene({ sets, powers, hands: { Ada: 'red 5', Ben: 'nice try, blue 2', Cem: 'blue 3' } })
    s.does('Ada', 'red 5 with black-wish').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([3, 1, 1])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.table.call.black).toBe(false)
  })

  it('has no effect once the pile has run out', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'fantastic four, blue 1' },
      draw: { only: 'green 1' },
    })
    s.does('Ada', 'fantastic four with black-wish', { Cem: 4 }).everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.factKinds()).not.toContain('called-black')
  })
})
