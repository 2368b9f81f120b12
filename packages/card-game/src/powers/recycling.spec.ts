import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'recycling' }
const hands = { Ada: 'red 5, blue 1', Ben: 'red 6, blue 5', Cem: 'blue 3' }

describe('Recycling', () => {
  it('gives the card to any player, as if it had not been played', () => {
    const s = scene({ sets, powers, hands, discard: 'red 3' })
    s.does('Ada', 'red 5 with recycling')
    expect(s.asked()).toEqual(['Ada: receiver'])
    expect(s.may('Ada')).toEqual(['Ben', 'Cem', 'Ada'])
    s.does('Ada', 'Cem')
    expect(s.hand('Cem')).toEqual(['blue 3', 'red 5'])
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['red 6', 'blue 5'])
    expect(s.discardPile()).toEqual(['red 3'])
    expect(s.call).toEqual({ colour: 'red', number: 3 })
    expect(s.may('Ben')).toEqual(['red 6', 'draw'])
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'recycled', seat: 2 }))
  })

  it('keeps a wish for a number as it was', () => {
    const s = scene({ sets, powers, hands, discard: 'fantastic', call: 5 })
    s.does('Ada', 'red 5 with recycling', 'Ben')
    expect(s.call).toEqual({ number: 5 })
    expect(s.may('Ben')).toEqual(['blue 5', 'red 5', 'draw'])
  })

  it('can return the last card to oneself, so the hand is not empty', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with recycling', 'Ada')
    expect(s.hand('Ada')).toEqual(['red 5'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('triggers no Last Chance if the last card returns to oneself', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { ...hands, Ada: 'red 5' },
      lasting: [{ id: 'last-chance' }],
    })
    s.does('Ada', 'red 5 with recycling', 'Ada')
    expect(s.factKinds()).not.toContain('event')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round if the last card goes to another player', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with recycling', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 16, 3])
  })

  it('takes effect after an attack, cannot be countered, and restores the call', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red gift, blue 1, blue 4, blue 9' },
      discard: 'red 3',
    })
    s.does('Ada', 'red gift with recycling', 'Ben').everyonePasses().does('Ada', 'blue 1, blue 4')
    expect(s.asked()).toEqual(['Ada: receiver'])
    s.does('Ada', 'Ben')
    expect(s.hand('Ben')).toEqual(['red 6', 'blue 5', 'blue 1', 'blue 4', 'red gift'])
    expect(s.call).toEqual({ colour: 'red', number: 3 })
  })

  it('keeps the wish of the card in force', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1' }, discard: 'red 3' })
    s.does('Ada', 'fantastic with recycling', 'blue', 'Ada')
    expect(s.hand('Ada')).toEqual(['blue 1', 'fantastic'])
    expect(s.discardPile()).toEqual(['red 3'])
    expect(s.call).toEqual({ colour: 'blue' })
  })

  it('takes the card from under a Counterattack, whose colour counts', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red skip, blue 1', Ben: 'counterattack, red 6', Cem: 'blue 3' },
      discard: 'red 3',
    })
    s.does('Ada', 'red skip with recycling', 'Ben')
      .does('Ben', 'counterattack', 'green', 'Cem')
      .everyonePasses()
    s.does('Ada', 'Ben')
    expect(s.discardPile()).toEqual(['counterattack', 'red 3'])
    expect(s.hand('Ben')).toEqual(['red 6', 'red skip'])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('takes effect after the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with recycling', 'Ben')
    expect(s.handSizes()).toEqual([4, 6, 4])
    expect(s.hand('Ben').at(-1)).toBe('black 5')
    expect(s.call).toEqual({ colour: 'red', number: 5 })
  })

  it('keeps the wish of a card thrown in at the event', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, red 6', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with recycling')
      .does('Ben', 'lucky bastard')
      .does('Cem', 'pass')
      .does('Ben', 'green')
    s.does('Ada', 'Ada')
    expect(s.hand('Ada').at(-1)).toBe('black 5')
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('has no effect if the card is gone', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      draw: 'green 8',
      events: 'rewind',
    })
    s.does('Ada', 'black 5 with recycling')
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'recycling' })
    expect(s.hand('Ben')).toContain('black 5')
    expect(s.call).toEqual({ colour: 'green', number: 8 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('with the second card of 2nd Chance leaves 2nd Chance on top', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red 2nd chance, red 8, blue 1' },
      discard: 'red 3',
    })
    s.does('Ada', 'red 2nd chance', 'red 8 with recycling', 'Cem')
    expect(s.discardPile()).toEqual(['red 2nd chance', 'red 3'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'second-chance' })
  })

  it('with 2nd Chance takes that card back, and play continues with the second card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red 2nd chance, red 8, blue 1' },
      discard: 'red 3',
    })
    s.does('Ada', 'red 2nd chance with recycling', 'red 8', 'Ada')
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 2nd chance'])
    expect(s.discardPile()).toEqual(['red 8', 'red 3'])
    expect(s.call).toEqual({ colour: 'red', number: 8 })
  })
})
