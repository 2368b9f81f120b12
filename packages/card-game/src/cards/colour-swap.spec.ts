import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'troublemaker'] as const

describe('Colour Swap', () => {
  const hands = {
    Ada: 'red-blue colour swap, red 9',
    Ben: 'red-green colour swap, blue-yellow colour swap, green-yellow colour swap, red 2, blue 2, green 2',
    Cem: 'green 3, green 4',
  }
  const table = (options = {}) => scene({ sets: [...sets], hands, ...options })

  it('continues with its other colour, without a question', () => {
    for (const [discard, colour] of [
      ['red 1', 'blue'],
      ['blue 1', 'red'],
      ['red gift', 'blue'],
      ['blue skip', 'red'],
    ]) {
      const s = table({ discard }).does('Ada', 'red-blue colour swap')
      expect(s.asked()).toEqual(['Ben: turn'])
      expect(s.call).toEqual({ colour, symbol: 'colour-swap' })
      expect(s.discardPile()).toEqual(['red-blue colour swap', discard])
    }
  })

  it('continues with its other colour on a wish for either of them', () => {
    for (const [call, colour] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      const s = table({ discard: 'fantastic', call }).does('Ada', 'red-blue colour swap')
      expect(s.asked()).toEqual(['Ben: turn'])
      expect(s.call).toEqual({ colour, symbol: 'colour-swap' })
    }
  })

  it('does not follow other colours, black, or a wish for a number or another colour', () => {
    for (const options of [
      { discard: 'green 1' },
      { discard: 'yellow gift' },
      { discard: 'black 5' },
      { discard: 'fantastic', call: 'green' },
      { discard: 'fantastic', call: 5 },
    ]) {
      const s = table(options)
      expect(s.explainIllegal('Ada', 'red-blue colour swap')).toMatchObject({ because: 'does-not-follow' })
      expect(s.tries('Ada', 'red-blue colour swap')).toMatchObject({
        code: 'illegal',
        reason: { because: 'does-not-follow' },
      })
    }
  })

  it('lets its player choose on another Colour Swap without a colour in common', () => {
    const s = table().does('Ada', 'red-blue colour swap').does('Ben', 'green-yellow colour swap')
    expect(s.asked()).toEqual(['Ben: colour'])
    expect(s.may('Ben')).toEqual(['green', 'yellow'])
    expect(s.tries('Ben', 'red')).toEqual({ code: 'illegal', reason: null })
    s.does('Ben', 'yellow')
    expect(s.call).toEqual({ colour: 'yellow', symbol: 'colour-swap' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('follows another Colour Swap by the colour that one has changed to', () => {
    const other = table().does('Ada', 'red-blue colour swap').does('Ben', 'red-green colour swap')
    expect(other.may('Ben')).toEqual(['red', 'green'])
    const same = table().does('Ada', 'red-blue colour swap').does('Ben', 'blue-yellow colour swap')
    expect(same.call).toEqual({ colour: 'yellow', symbol: 'colour-swap' })
    expect(same.asked()).toEqual(['Cem: turn'])
  })

  it('calls for the new colour and its symbol, not for the old colour', () => {
    const s = table().does('Ada', 'red-blue colour swap')
    expect(s.may('Ben')).toEqual([
      'red-green colour swap',
      'blue-yellow colour swap',
      'green-yellow colour swap',
      'blue 2',
      'draw',
    ])
    expect(s.explainIllegal('Ben', 'red 2')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'blue', symbol: 'colour-swap' },
    })
  })

  it('lets its player choose if anything may follow', () => {
    const s = table({ call: 'anything' }).does('Ada', 'red-blue colour swap')
    expect(s.may('Ada')).toEqual(['red', 'blue'])
    s.does('Ada', 'red')
    expect(s.call).toEqual({ colour: 'red', symbol: 'colour-swap' })
  })

  it('is not an attack: nobody is asked or draws, and the new colour is public', () => {
    const s = table().does('Ada', 'red-blue colour swap')
    expect(s.handSizes()).toEqual([1, 6, 2])
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(expect.objectContaining({ kind: 'showed', colour: 'blue' }))
      expect(s.view(viewer).call).toMatchObject({ colour: 'blue', symbol: 'colour-swap' })
    }
    s.does('Ben', 'blue 2')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('ends the round as last card, and costs seven points', () => {
    const s = table({
      hands: { Ada: 'red-blue colour swap', Ben: 'blue-yellow colour swap', Cem: 'green 3' },
    })
    s.does('Ada', 'red-blue colour swap').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 3])
  })

  it('chooses its colour even as last card', () => {
    const s = table({ hands: { ...hands, Ben: 'green-yellow colour swap' } })
    s.does('Ada', 'red-blue colour swap').does('Ben', 'green-yellow colour swap')
    expect(s.asked()).toEqual(['Ben: colour'])
    s.does('Ben', 'green')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('lets the dealer choose its colour as opening card', () => {
    const s = table({ opening: 'blue-green colour swap', dealer: 'Cem' })
    expect(s.asked()).toEqual(['Cem: colour'])
    expect(s.may('Cem')).toEqual(['blue', 'green'])
    s.does('Cem', 'green')
    expect(s.call).toEqual({ colour: 'green', symbol: 'colour-swap' })
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('can follow a 2nd Chance, and continues from its colour', () => {
    const s = table({ hands: { ...hands, Ada: 'red 2nd chance, red-blue colour swap, green 1' } })
    s.does('Ada', 'red 2nd chance', 'red-blue colour swap')
    expect(s.call).toEqual({ colour: 'blue', symbol: 'colour-swap' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has both of its colours in hand for Vandalism', () => {
    for (const discard of ['red 1', 'blue 1']) {
      const s = table({
        discard,
        events: 'vandalism',
        hands: {
          Ada: 'black 1, green 9',
          Ben: 'red-blue colour swap, green-yellow colour swap, green 2',
          Cem: 'green 3',
        },
      })
      s.does('Ada', 'black 1').everyonePasses()
      expect(s.hand('Ben')).toEqual(['green-yellow colour swap', 'green 2'])
      expect(s.hand('Ada')).toEqual(['green 9'])
    }
  })

  it('has the colour it changed to on the pile for Vandalism', () => {
    const s = table({
      events: 'vandalism',
      hands: {
        Ada: 'red-blue colour swap, red 9, blue 9',
        Ben: 'fantastic, red 2, blue 2',
        Cem: 'black 5, red 3, blue 3',
      },
    })
    s.does('Ada', 'red-blue colour swap').does('Ben', 'fantastic', 5).does('Cem', 'black 5').everyonePasses()
    expect(s.hand('Ada')).toEqual(['red 9'])
    expect(s.hand('Ben')).toEqual(['red 2'])
    expect(s.hand('Cem')).toEqual(['red 3'])
  })

  it('has the chosen colour on the pile for Vandalism', () => {
    const s = table({
      call: 'anything',
      events: 'vandalism',
      hands: {
        Ada: 'red-blue colour swap, red 9, blue 9',
        Ben: 'fantastic, red 2, blue 2',
        Cem: 'black 5, red 3, blue 3',
      },
    })
    s.does('Ada', 'red-blue colour swap', 'red')
      .does('Ben', 'fantastic', 5)
      .does('Cem', 'black 5')
      .everyonePasses()
    expect(s.hand('Ada')).toEqual(['blue 9'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
  })
})
