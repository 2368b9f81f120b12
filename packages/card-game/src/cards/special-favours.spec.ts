import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Special Favours', () => {
  const hands = {
    Ada: 'special favours, red 9, black 8, red gift, fantastic',
    Ben: 'blue 1, blue skip, black 2, red-blue colour swap, mimicry',
    Cem: 'green 3, green 4',
  }
  const table = (options = {}) => scene({ sets: ['base', 'troublemaker'], hands, ...options })

  it('swaps all special cards and no number cards, then wishes for a colour', () => {
    const s = table().does('Ada', 'special favours', 'Ben').everyonePasses()
    expect(s.hand('Ada')).toEqual(['red 9', 'black 8', 'blue skip', 'red-blue colour swap', 'mimicry'])
    expect(s.hand('Ben')).toEqual(['blue 1', 'black 2', 'red gift', 'fantastic'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 4'])
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('keeps one’s own Fuck You', () => {
    const s = table({ hands: { ...hands, Ada: 'special favours, fuck you, red gift' } })
    s.does('Ada', 'special favours', 'Ben').everyonePasses()
    expect(s.hand('Ada')).toEqual(['fuck you', 'blue skip', 'red-blue colour swap', 'mimicry'])
    expect(s.hand('Ben')).toEqual(['blue 1', 'black 2', 'red gift'])
  })

  it('takes the Fuck You of the victim, and moves Curse both ways', () => {
    const withStickyCards = table({ hands: { ...hands, Ben: 'fuck you, curse, blue 1' } })
    withStickyCards.does('Ada', 'special favours', 'Ben').everyonePasses()
    expect(withStickyCards.hand('Ada')).toEqual(['red 9', 'black 8', 'fuck you', 'curse'])
    const own = table({ hands: { ...hands, Ada: 'special favours, curse, red 9' } })
    own.does('Ada', 'special favours', 'Ben').everyonePasses()
    expect(own.hand('Ben')).toEqual(['blue 1', 'black 2', 'curse'])
  })

  it('can be used without special cards, or against a player without any', () => {
    const s = table().does('Ada', 'special favours', 'Cem').everyonePasses().does('Ada', 'green')
    expect(s.hand('Ada')).toEqual(['red 9', 'black 8'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 4', 'red gift', 'fantastic'])
    const none = table({ hands: { ...hands, Ada: 'special favours, red 9' } })
    none.does('Ada', 'special favours', 'Ben').everyonePasses()
    expect(none.hand('Ada')).toEqual(['red 9', 'blue skip', 'red-blue colour swap', 'mimicry'])
  })

  it('can be declined, but the wish is mandatory', () => {
    const s = table().does('Ada', 'special favours')
    expect(s.may('Ada')).toEqual(['pass', 'Ben', 'Cem'])
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'pass')
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 5)).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'blue')
    expect(s.handSizes()).toEqual([4, 5, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be used as last card: with special cards received, the round continues', () => {
    const s = table({ hands: { ...hands, Ada: 'special favours' } })
    s.does('Ada', 'special favours', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.hand('Ada')).toEqual(['blue skip', 'red-blue colour swap', 'mimicry'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round as last card if declined, or if nothing is received', () => {
    for (const victim of ['pass', 'Cem']) {
      const s = table({ hands: { ...hands, Ada: 'special favours' } }).does('Ada', 'special favours', victim)
      if (victim === 'Cem') s.everyonePasses()
      s.does('Ada', 'green')
      expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
      s.everyonePasses()
      expect(s.scores).toEqual([0, 24, 7])
    }
  })

  it('can leave the victim without cards, who finishes', () => {
    const s = table({ hands: { ...hands, Ada: 'special favours, red 9', Ben: 'blue skip, fuck you' } })
    s.does('Ada', 'special favours', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.hand('Ben')).toEqual([])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([58, 0, 7])
  })

  it('swaps if both have only special cards, and nobody finishes', () => {
    const s = table({ hands: { ...hands, Ada: 'special favours, red gift', Ben: 'blue skip' } })
    s.does('Ada', 'special favours', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.hand('Ada')).toEqual(['blue skip'])
    expect(s.hand('Ben')).toEqual(['red gift'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('shows the cards to the two players, and their number to the others', () => {
    const s = table().does('Ada', 'special favours', 'Ben').everyonePasses()
    const gave = { kind: 'gave', from: 0, to: 1, count: 2 }
    const took = { kind: 'took', seat: 0, from: 1, count: 3 }
    for (const viewer of ['Ada', 'Ben']) {
      expect(s.factsFor(viewer)).toContainEqual({ ...gave, cards: s.table.hands[1].slice(-2) })
      expect(s.factsFor(viewer)).toContainEqual({ ...took, cards: s.table.hands[0].slice(-3) })
    }
    for (const viewer of ['Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(gave)
      expect(s.factsFor(viewer)).toContainEqual(took)
    }
  })

  it('looks the same to bystanders, whichever cards move', () => {
    const looks = (Ada: string, Ben: string) => {
      const s = table({ hands: { ...hands, Ada, Ben } })
        .does('Ada', 'special favours', 'Ben')
        .everyonePasses()
      return JSON.stringify(['Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('special favours, red gift, red 9', 'fuck you, blue 1')).toBe(
      looks('special favours, curse, red 2', 'mimicry, green 1'),
    )
  })

  it('is decided anew by the counterattacker, whose colour counts', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack, blue skip, fuck you, blue 1' } })
    s.does('Ada', 'special favours', 'Ben').does('Ben', 'counterattack', 'yellow')
    expect(s.may('Ben')).toEqual(['pass', 'Cem', 'Ada'])
    s.does('Ben', 'Ada').everyonePasses()
    expect(s.hand('Ben')).toEqual(['fuck you', 'blue 1', 'red gift', 'fantastic'])
    expect(s.hand('Ada')).toEqual(['red 9', 'black 8', 'blue skip'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('may be declined by the counterattacker', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack, blue skip, blue 1' } })
    s.does('Ada', 'special favours', 'Ben').does('Ben', 'counterattack', 'yellow', 'pass')
    expect(s.handSizes()).toEqual([4, 2, 2])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be played on everything', () => {
    for (const options of [
      { discard: 'blue 1' },
      { discard: 'black 5' },
      { discard: 'blue thief' },
      { discard: 'fantastic', call: 5 },
      { discard: 'fantastic', call: 'blue' },
    ])
      expect(
        table({ ...options, hands: { ...hands, Ben: 'green 1' } }).explainIllegal('Ada', 'special favours'),
      ).toBeNull()
  })

  it('lets the dealer swap and wish as opening card', () => {
    const s = table({ opening: 'special favours', dealer: 'Ben' })
    expect(s.may('Ben')).toEqual(['pass', 'Cem', 'Ada'])
    s.does('Ben', 'Ada').everyonePasses().does('Ben', 'blue')
    expect(s.hand('Ben')).toEqual(['blue 1', 'black 2', 'special favours', 'red gift', 'fantastic'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })
})
