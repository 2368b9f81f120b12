import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'bring-a-friend'
const charged: SceneOptions['sets'] = ['base', 'supercharge']
const hands = { Ada: 'red 5, blue 5, green 5, blue 1', Ben: 'green 2, blue 6', Cem: 'green 3' }

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

describe('Bring a Friend', () => {
  it('allows a second card of the same number on top, which makes the call', () => {
    const s = scene({ hands, rules })
    s.does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ada: friend'])
    expect(s.may('Ada')).toEqual(['pass', 'blue 5', 'green 5'])
    expect(s.tries('Ada', 'blue 1')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'blue 5')
    expect(s.discardPile().slice(0, 2)).toEqual(['blue 5', 'red 5'])
    expect(s.call).toEqual({ colour: 'blue', number: 5 })
    expect(s.may('Ben')).toEqual(['blue 6', 'draw'])
    s.does('Ben', 'blue 6')
  })

  it('allows one second card only', () => {
    const s = scene({ hands, rules }).does('Ada', 'red 5', 'blue 5')
    expect(s.hand('Ada')).toEqual(['green 5', 'blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be declined', () => {
    const s = scene({ hands, rules }).does('Ada', 'red 5', 'pass')
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.handSizes()).toEqual([3, 2, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not ask if it is not in force, nor with a special card', () => {
    expect(scene({ hands, rules: 'thirst' }).does('Ada', 'red 5').asked()).toEqual(['Ben: turn'])
    const s = scene({ hands: { ...hands, Ada: 'fantastic, fantastic, red 5' }, rules })
    expect(s.does('Ada', 'fantastic', 'red').asked()).toEqual(['Ben: turn'])
  })

  it('is asked even without such a card, so that nobody learns of it', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5, blue 1' }, rules }).does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ada: friend'])
    expect(s.may('Ada')).toEqual(['pass'])
    expect(s.does('Ada', 'pass').asked()).toEqual(['Ben: turn'])
  })

  it('is not asked with the last card', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5' }, rules }).does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('can finish with the second card', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5, blue 5' }, rules }).does('Ada', 'red 5', 'blue 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    expect(s.everyonePasses().scores).toEqual([0, 8, 3])
  })

  it('triggers the event of a black second card', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5, black 5, blue 1' }, events: 'expansion', rules })
    s.does('Ada', 'red 5', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion'])
    expect(s.handSizes()).toEqual([4, 3, 3])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('works with a black card, whose event is triggered, too', () => {
    const hand = 'black 5, blue 5, blue 1'
    const s = scene({ hands: { ...hands, Ada: hand }, discard: 'red 5', events: 'expansion', rules })
    s.does('Ada', 'black 5', 'blue 5')
    expect(eventsSoFar(s)).toEqual(['Ada: expansion'])
    expect(s.call).toEqual({ colour: 'blue', number: 5 })
    expect(s.discardPile().slice(0, 2)).toEqual(['blue 5', 'black 5'])
  })

  it('cannot be of a blocked colour', () => {
    const lasting = [{ id: 'colour-blockade', owner: 'Cem', turns: [1], colour: 'blue' as const }]
    const s = scene({ hands, rules, sets: charged, lasting }).does('Ada', 'red 5')
    expect(s.may('Ada')).toEqual(['pass', 'green 5'])
  })

  it('stays on top when Recycling takes the first card away', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'recycling' }, discard: 'red 3' })
    s.does('Ada', 'red 5 with recycling', 'blue 5', 'Ben')
    expect(s.discardPile()).toEqual(['blue 5', 'red 3'])
    expect(s.hand('Ben')).toEqual(['green 2', 'blue 6', 'red 5'])
    expect(s.call).toEqual({ colour: 'blue', number: 5 })
  })

  it('makes the call after Recycling, even if the first card followed the same number', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'recycling' }, discard: 'red 5' })
    s.does('Ada', 'red 5 with recycling', 'blue 5', 'Ben')
    expect(s.call).toEqual({ colour: 'blue', number: 5 })
  })

  it('leaves Recycling as it is without a second card', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'recycling' }, discard: 'red 3' })
    s.does('Ada', 'red 5 with recycling', 'pass', 'Ben')
    expect(s.discardPile()).toEqual(['red 3'])
    expect(s.call).toEqual({ colour: 'red', number: 3 })
  })

  it('allows no power card with the second card', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'looping, recycling' } })
    s.does('Ada', 'red 5 with looping')
    expect(s.may('Ada')).toEqual(['pass', 'blue 5', 'green 5'])
  })

  it('is overridden by Number Wish', () => {
    const s = scene({ hands, rules, sets: charged, powers: { Ada: 'number-wish' } })
    s.does('Ada', 'red 5 with number-wish', 'blue 5', '2')
    expect(s.call).toEqual({ number: 2 })
  })

  it('applies to the second card of 2nd Chance, and to the opening card', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 2nd chance, red 5, blue 5, blue 1' }, rules })
    s.does('Ada', 'red 2nd chance', 'red 5', 'blue 5')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    const opened = scene({ hands, opening: 'yellow 5', rules })
    expect(opened.asked()).toEqual(['Ada: friend'])
    expect(opened.does('Ada', 'green 5').may('Ben')).toEqual(['green 2', 'draw'])
  })
})
