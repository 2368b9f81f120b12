import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'anti-counter' }

describe('Anti Counter', () => {
  it('prevents Counterattack against the card', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red gift, blue 1, blue 4', Ben: 'counterattack, blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'red gift with anti-counter', 'Ben')
    expect(s.hand('Ben')).toEqual(['counterattack', 'blue 2', 'blue 1', 'blue 4'])
    expect(s.hand('Cem')).toEqual(['blue 3'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('applies to every victim, and the wish of the card is made', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'fantastic four, blue 1', Ben: 'counterattack', Cem: 'counterattack' },
    })
    s.does('Ada', 'fantastic four with anti-counter', { Ben: 2, Cem: 2 })
    expect(s.handSizes()).toEqual([1, 3, 3])
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to this card only: the next attack can be countered', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red skip, blue 1', Ben: 'red gift, blue 4', Cem: 'red gift, blue 3, blue 5' },
    })
    s.does('Ada', 'red skip with anti-counter', 'Ben').does('Cem', 'red gift', 'Ada')
    expect(s.asked()).toEqual(['Ada: counterattack'])
  })

  it('with 2nd Chance does not apply to the next card', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red 2nd chance, red gift, blue 1, blue 4', Ben: 'blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'red 2nd chance with anti-counter', 'red gift', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
  })

  it('can be activated with the second card of 2nd Chance', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red 2nd chance, red skip, blue 1', Ben: 'counterattack', Cem: 'blue 3' },
    })
    s.does('Ada', 'red 2nd chance', 'red skip with anti-counter', 'Ben')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('has no effect with a number card', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red 5, blue 1', Ben: 'red gift, blue 2, blue 4', Cem: 'blue 3' },
    })
    s.does('Ada', 'red 5 with anti-counter')
    expect(s.powers('Ada')).toEqual(['anti-counter!'])
    expect(s.handSizes()).toEqual([1, 3, 1])
    s.does('Ben', 'red gift', 'Cem')
    expect(s.asked()).toEqual(['Cem: counterattack'])
  })

  it('has no effect with a black card: an attack that Rewind turns up can be countered', () => {
    const s = scene({
      sets,
      powers,
      discard: 'red 5',
      draw: 'blue skip',
      events: 'rewind',
      hands: { Ada: 'black 5, blue 1', Ben: 'counterattack', Cem: 'blue 3' },
    })
    s.does('Ada', 'black 5 with anti-counter', 'yes', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
  })

  it('applies to an imitated attack, and does not prevent Nice Try', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { Ada: 'mimicry', Ben: 'counterattack', Cem: 'blue 3' },
    })
    s.does('Ada', 'mimicry with anti-counter', 'skip', 'Ben')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })
})
