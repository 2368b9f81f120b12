import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Gift', () => {
  it('gives two cards to a victim; only the two of them see them', () => {
    const s = scene({ hands: { Ada: 'red gift, red 5, blue 1, blue 2', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses().does('Ada', 'red 5, blue 1')
    expect(s.hand('Ada')).toEqual(['blue 2'])
    expect(s.hand('Ben')).toEqual(['green 2', 'red 5', 'blue 1'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    expect(s.turn).toBe('Ben')
    const cards = s.table.hands[1].slice(1)
    const gave = { kind: 'gave', from: 0, to: 1, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...gave, cards })
    expect(s.factsFor('Ada')).toContainEqual({ ...gave, cards })
    expect(s.factsFor('Cem')).toContainEqual(gave)
    expect(s.factsFor(null)).toContainEqual(gave)
  })

  it('asks for the victim first, and never offers its own player', () => {
    const s = scene({ hands: { Ada: 'red gift, red 5, blue 1', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift')
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
  })

  it('gives one card if there is only one', () => {
    const s = scene({ hands: { Ada: 'red gift, red 5', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Cem').everyonePasses('counterattack')
    expect(s.hand('Cem')).toEqual(['green 3', 'red 5'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('names a victim as last card, and ends the round', () => {
    const s = scene({ hands: { Ada: 'red gift', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Cem').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('cannot give Fuck You: with it and one other card, one is given', () => {
    const s = scene({ hands: { Ada: 'red gift, fuck you, red 5', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.hand('Ben')).toEqual(['green 2', 'red 5'])
    expect(s.hand('Ada')).toEqual(['fuck you'])
    expect(s.turn).toBe('Ben')
  })

  it('asks even if Fuck You leaves no choice, so that nobody learns of it', () => {
    const s = scene({ hands: { Ada: 'red gift, fuck you, red 5, red 6', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.asked()).toEqual(['Ada: give'])
    expect(s.may('Ada')).toEqual(['red 5', 'red 6'])
    expect(s.tries('Ada', 'red 5, fuck you')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'red 5, red 6')
    expect(s.hand('Ada')).toEqual(['fuck you'])
  })

  it('gives nothing with only Fuck You in hand', () => {
    const s = scene({ hands: { Ada: 'red gift, fuck you', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.turn).toBe('Ben')
  })

  it('gives cards of the counterattacker after a Counterattack, also to the attacker', () => {
    const s = scene({
      hands: {
        Ada: 'red gift, red 5, blue 1',
        Ben: 'counterattack, green 2, green 3, green 4',
        Cem: 'green 5',
      },
    })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'yellow', 'Ada')
    expect(s.asked()).toEqual(['Ada: counterattack'])
    s.does('Ada', 'pass').does('Ben', 'green 2, green 3')
    expect(s.hand('Ada')).toEqual(['red 5', 'blue 1', 'green 2', 'green 3'])
    expect(s.hand('Ben')).toEqual(['green 4'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.turn).toBe('Ben')
  })

  it('can be redirected to an empty hand', () => {
    const s = scene({
      hands: { Ada: 'red gift', Ben: 'counterattack, green 2, green 3', Cem: 'green 5' },
    })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'green', 'Ada')
    expect(s.hand('Ada')).toEqual(['green 2', 'green 3'])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('follows its colour and its symbol only', () => {
    const s = scene({ hands: { Ada: 'blue gift, blue 3, red 2', Ben: 'green 2' }, discard: 'red gift' })
    expect(s.may('Ada')).toEqual(['blue gift', 'red 2', 'draw'])
    expect(s.tries('Ada', 'blue 3')).toMatchObject({ code: 'illegal' })
    expect(s.explainIllegal('Ada', 'blue 3')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'red', symbol: 'gift' },
    })
  })
})
