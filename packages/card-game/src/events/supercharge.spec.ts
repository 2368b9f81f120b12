import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'supercharge'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }

describe('Supercharge', () => {
  it('gives everybody one more power card, in order of play', () => {
    const s = scene({
      sets,
      hands,
      discard,
      events,
      powers: { Ada: 'looping!, recycling' },
      powerPile: 'black-wish, open-hands, random-chance',
    })
    s.does('Ada', 'black 5')
    expect(s.powers('Ada')).toEqual(['looping!', 'recycling', 'random-chance'])
    expect(s.powers('Ben')).toEqual(['black-wish'])
    expect(s.powers('Cem')).toEqual(['open-hands'])
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('draws as far as the pile lasts, in the direction in force', () => {
    const s = scene({
      sets,
      hands,
      discard,
      events,
      direction: -1,
      powerPile: { only: 'black-wish, open-hands' },
    })
    s.does('Ada', 'black 5')
    expect(s.powers('Cem')).toEqual(['black-wish'])
    expect(s.powers('Ben')).toEqual(['open-hands'])
    expect(s.powers('Ada')).toEqual([])
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('has no effect with an empty power pile', () => {
    const s = scene({ sets, hands, discard, events, powers: { Ben: 'looping!' }, powerPile: { only: '' } })
    s.does('Ada', 'black 5')
    expect(s.powers('Ben')).toEqual(['looping!'])
    expect(s.factKinds()).toEqual(['played', 'event'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('shows the card only to its owner', () => {
    const s = scene({ sets, hands, discard, events, powerPile: 'black-wish, open-hands, random-chance' })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      for (const seat of [0, 1, 2]) {
        const powers = s.table.powers[seat].map(({ power }) => power)
        const drew = { kind: 'drew-powers', seat, count: 1 }
        expect(s.factsFor(viewer)).toContainEqual(viewer === s.players[seat] ? { ...drew, powers } : drew)
        expect(s.view(viewer).players[seat].powers).toEqual([null])
      }
  })

  it('deals cards that can be used from then on', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ben: 'blue 5, green 5' },
      discard,
      events,
      powerPile: 'anti-counter',
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ben')).toContain('blue 5 with anti-counter')
  })

  it('lets a last card that triggers it finish', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'black 5' }, discard, events })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })
})

describe('The tens of Supercharge', () => {
  it('follow their colour and their number', () => {
    const tens = { Ada: 'red 10, blue 10, black 10, blue 1', Ben: 'green 2', Cem: 'green 3' }
    expect(scene({ sets, hands: tens, discard: 'red 3' }).may('Ada')).toEqual(['red 10', 'draw'])
    expect(scene({ sets, hands: tens, discard: 'green 10' }).may('Ada')).toEqual([
      'red 10',
      'blue 10',
      'black 10',
      'draw',
    ])
    expect(scene({ sets, hands: tens, discard: 'fantastic', call: 10 }).may('Ada')).toEqual([
      'red 10',
      'blue 10',
      'black 10',
      'draw',
    ])
    const s = scene({ sets, hands: tens, discard: 'red 3' }).does('Ada', 'red 10')
    expect(s.call).toEqual({ colour: 'red', number: 10 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('count ten points, black or not', () => {
    const s = scene({ sets, hands: { Ada: 'red 5', Ben: 'red 10', Cem: 'black 10, blue 10' }, discard })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([0, 10, 20])
  })

  it('can be wished for if they are in the deck', () => {
    const fantastic = { Ada: 'fantastic, red 5', Ben: 'green 2', Cem: 'green 3' }
    const s = scene({ sets, hands: fantastic }).does('Ada', 'fantastic')
    expect(s.may('Ada')).toContain('10')
    s.does('Ada', '10')
    expect(s.call).toEqual({ number: 10 })
    const base = scene({ hands: fantastic }).does('Ada', 'fantastic')
    expect(base.may('Ada')).not.toContain('10')
    expect(base.tries('Ada', '10')).toEqual({ code: 'illegal', reason: null })
  })

  it('trigger an event if black', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ada: 'black 10, blue 1' },
      discard: 'red 10',
      events,
      powerPile: 'black-wish',
    })
    s.does('Ada', 'black 10')
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'supercharge', seat: 0 })
    expect(s.powers('Ben')).toEqual(['black-wish'])
    expect(s.call).toEqual({ number: 10 })
  })
})
