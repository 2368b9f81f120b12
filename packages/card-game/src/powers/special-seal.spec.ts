import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'special-seal' }
const hands = { Ada: 'red 5, blue 1, red gift', Ben: 'red gift, fantastic, red 6', Cem: 'red 7, fantastic' }
const sealed = { because: 'sealed' }

describe('Special Seal', () => {
  it('forbids special cards', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with special-seal')
    expect(s.may('Ben')).toEqual(['red 6', 'draw'])
    expect(s.explainIllegal('Ben', 'red gift')).toEqual(sealed)
    expect(s.explainIllegal('Ben', 'fantastic')).toEqual(sealed)
    expect(s.tries('Ben', 'fantastic')).toEqual({ code: 'illegal', reason: sealed })
    expect(s.handSizes()).toEqual([2, 3, 2])
    s.does('Ben', 'red 6')
    expect(s.explainIllegal('Cem', 'fantastic')).toEqual(sealed)
  })

  it('lasts until the next turn of its owner begins', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with special-seal').does('Ben', 'red 6').does('Cem', 'red 7')
    expect(s.explainIllegal('Ada', 'red gift')).toBeNull()
    expect(s.table.lasting).toEqual([])
    s.does('Ada', 'draw', 'pass')
    expect(s.explainIllegal('Ben', 'fantastic')).toBeNull()
  })

  it('ends with a turn that is skipped', () => {
    const s = scene({ sets, powers, hands, skipped: ['Ada'] })
    s.does('Ada', 'red 5 with special-seal').does('Ben', 'red 6').does('Cem', 'red 7')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.may('Ben')).toEqual(['red gift', 'fantastic', 'draw'])
  })

  it('applies in both directions of play', () => {
    const s = scene({ sets, powers, hands, direction: -1 })
    s.does('Ada', 'red 5 with special-seal')
    expect(s.asked()).toEqual(['Cem: turn'])
    expect(s.explainIllegal('Cem', 'fantastic')).toEqual(sealed)
    s.does('Cem', 'red 7')
    expect(s.explainIllegal('Ben', 'fantastic')).toEqual(sealed)
    s.does('Ben', 'red 6')
    expect(s.explainIllegal('Ada', 'red gift')).toBeNull()
  })

  it('ends for all players when the turn of its owner begins', () => {
    const s = scene({ sets, hands, lasting: [{ id: 'special-seal', owner: 'Ben', turns: [1] }] })
    expect(s.explainIllegal('Ada', 'red gift')).toEqual(sealed)
    s.does('Ada', 'red 5')
    expect(s.explainIllegal('Ben', 'red gift')).toBeNull()
  })

  it('cannot be activated with a special card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red 5, black 1, red gift, fantastic, fuck you' },
    })
    expect(s.may('Ada').toSorted()).toEqual([
      'black 1',
      'black 1 with special-seal',
      'draw',
      'fantastic',
      'red 5',
      'red 5 with special-seal',
      'red gift',
    ])
    expect(s.tries('Ada', 'red gift with special-seal')).toMatchObject({ code: 'illegal' })
  })

  it('can be activated with a number as second card of 2nd Chance', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 2nd chance, red 5, red gift, blue 1' } })
    expect(s.may('Ada')).not.toContain('red 2nd chance with special-seal')
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada').toSorted()).toEqual(['red 5', 'red 5 with special-seal', 'red gift'])
    s.does('Ada', 'red 5 with special-seal')
    expect(s.explainIllegal('Ben', 'fantastic')).toEqual(sealed)
  })

  it('leaves no window for Nice Try, not even with its own last card', () => {
    const s = scene({ sets, powers, hands: { Ada: 'red 5', Ben: 'nice try', Cem: 'red 7' } })
    s.does('Ada', 'red 5 with special-seal')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 7])
  })

  it('leaves no window for Nice Try against another finisher', () => {
    const s = scene({ sets, powers, hands: { Ada: 'red 5, nice try', Ben: 'red 6', Cem: 'red 7' } })
    s.does('Ada', 'red 5 with special-seal').does('Ben', 'red 6')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([7, 0, 7])
  })

  it('takes effect before the event of a black card, and leaves no window for Lucky Bastard', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      discard: 'red 5',
      events: 'third-time-lucky',
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard', Cem: 'mimicry' },
    })
    s.does('Ada', 'black 5 with special-seal')
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('allows Rewind to turn up an attack, which cannot be countered', () => {
    const s = scene({
      sets,
      powers,
      discard: 'red 5',
      draw: 'blue skip',
      events: 'rewind',
      hands: { Ada: 'black 5, blue 1', Ben: 'counterattack', Cem: 'blue 3' },
    })
    s.does('Ada', 'black 5 with special-seal', 'yes', 'Ben')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('forbids The End', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ben: 'the end' } })
    s.does('Ada', 'red 5 with special-seal')
    expect(s.explainIllegal('Ben', 'the end')).toEqual(sealed)
    expect(s.may('Ben')).toEqual(['draw'])
  })

  it('forbids Fuck You with ten cards', () => {
    const ten = 'fuck you, green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, blue 9'
    const s = scene({ sets, powers, hands: { ...hands, Ben: ten } })
    s.does('Ada', 'red 5 with special-seal')
    expect(s.explainIllegal('Ben', 'fuck you')).toEqual(sealed)
  })

  it('does not forbid power cards', () => {
    const s = scene({ sets, powers: { ...powers, Ben: 'all-draw-one' }, hands })
    s.does('Ada', 'red 5 with special-seal').does('Ben', 'red 6 with all-draw-one')
    expect(s.handSizes()).toEqual([3, 2, 3])
  })
})
