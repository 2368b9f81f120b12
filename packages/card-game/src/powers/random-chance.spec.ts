import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'random-chance' }
const hands = { Ada: 'red 5, blue 1, green 9', Ben: 'blue 2, blue 6', Cem: 'blue 3' }

describe('Random Chance', () => {
  it('plays another card, matching or not', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.asked()).toEqual(['Ada: another'])
    expect(s.may('Ada')).toEqual(['blue 1', 'green 9'])
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'blue 1')
    expect(s.discardPile().slice(0, 2)).toEqual(['blue 1', 'red 5'])
    expect(s.call).toEqual({ colour: 'blue', number: 1 })
    expect(s.handSizes()).toEqual([1, 2, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes effect after an attack and resolves another, which can be countered, too', () => {
    const s = scene({
      sets,
      powers,
      hands: {
        Ada: 'red skip, blue gift, green 1, green 2, green 3',
        Ben: 'counterattack, blue 2',
        Cem: 'blue 3',
      },
    })
    s.does('Ada', 'red skip with random-chance', 'Ben').everyonePasses().does('Ada', 'blue gift', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.everyonePasses().does('Ada', 'green 1, green 2')
    expect(s.handSizes()).toEqual([1, 4, 1])
    expect(s.turn).toBe('Cem')
  })

  it('takes effect after the wish, and need not match it', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1, green 9' } })
    s.does('Ada', 'fantastic with random-chance', 'red', 'green 9')
    expect(s.call).toEqual({ colour: 'green', number: 9 })
  })

  it('makes the wish of the other card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5, fantastic, green 9' } })
    s.does('Ada', 'red 5 with random-chance', 'fantastic', 'yellow')
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.turn).toBe('Ben')
  })

  it('triggers the event of a black card, after that of the first', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, black 8, green 9' },
      discard: 'red 5',
      events: 'third-time-lucky, the-all-seeing-eye',
    })
    s.does('Ada', 'black 5 with random-chance')
    expect(s.handSizes()).toEqual([5, 5, 4])
    s.does('Ada', 'black 8')
    expect(s.factKinds().filter((kind) => kind === 'event')).toHaveLength(2)
    s.everyonePasses()
    expect(s.call).toEqual({ number: 8 })
    expect(s.turn).toBe('Ben')
  })

  it('never plays Curse, nor Fuck You and The End against their conditions', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { ...hands, Ada: 'red 5, curse, fuck you, the end, blue 1' },
    })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.may('Ada')).toEqual(['blue 1'])
  })

  it('has no effect if no card can be played', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { ...hands, Ada: 'red 5, curse' },
    })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.may('Ada')).toEqual(['pass'])
    s.does('Ada', 'pass')
    expect(s.hand('Ada')).toEqual(['curse'])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.powers('Ada')).toEqual(['random-chance!'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can play Fuck You as the tenth card', () => {
    const nine = 'green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, blue 9'
    const s = scene({ sets, powers, hands: { ...hands, Ada: `red 5, fuck you, ${nine}` } })
    s.does('Ada', 'red 5 with random-chance', 'fuck you')
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.discardPile().slice(0, 2)).toEqual(['red 5', 'fuck you'])
  })

  it('can play The End as the last card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5, the end', Ben: 'nice try' } })
    s.does('Ada', 'red 5 with random-chance', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 3])
  })

  it('can discard the last two cards', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5, blue 1' } })
    s.does('Ada', 'red 5 with random-chance', 'blue 1')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 8, 3])
  })

  it('has no effect with the last card, and the round ends', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'random-chance' })
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
  })

  it('allows no second power card, not even with 2nd Chance', () => {
    const s = scene({
      sets,
      powers: { Ada: 'random-chance, looping' },
      hands: { ...hands, Ada: 'red 5, blue 2nd chance, blue 1, green 9' },
    })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.may('Ada')).toEqual(['blue 2nd chance', 'blue 1', 'green 9'])
    s.does('Ada', 'blue 2nd chance')
    expect(s.may('Ada')).toEqual(['blue 1'])
    s.does('Ada', 'blue 1')
    expect(s.powers('Ada')).toEqual(['random-chance!', 'looping'])
    expect(s.handSizes()).toEqual([1, 2, 1])
  })

  it('respects blockade and seal', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red 5, blue 1, green 9, fantastic' },
      lasting: [
        { id: 'colour-blockade', owner: 'Ben', turns: [1], colour: 'green' },
        { id: 'special-seal', owner: 'Ben', turns: [1] },
      ],
    })
    s.does('Ada', 'red 5 with random-chance')
    expect(s.may('Ada')).toEqual(['blue 1'])
  })

  it('is resolved even in a turn in which the pile has run out', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'fantastic four, blue 1, green 9' },
      draw: { only: 'green 1' },
    })
    s.does('Ada', 'fantastic four with random-chance', { Cem: 4 }).everyonePasses()
    expect(s.asked()).toEqual(['Ada: another'])
    s.does('Ada', 'green 9')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 8, 4])
  })
})
