import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Exchange', () => {
  it('gives two chosen cards and takes two random ones, picked before the others arrive', () => {
    const s = scene({
      hands: { Ada: 'red exchange, red 5, blue 1, blue 2', Ben: 'green 2, green 3', Cem: 'green 4' },
    })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses().does('Ada', 'red 5, blue 1')
    expect(s.hand('Ada').sort()).toEqual(['blue 2', 'green 2', 'green 3'])
    expect(s.hand('Ben')).toEqual(['red 5', 'blue 1'])
    expect(s.hand('Cem')).toEqual(['green 4'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'exchange' })
    expect(s.turn).toBe('Ben')
  })

  it('takes any two cards of a larger hand', () => {
    const hands = { Ada: 'red exchange, red 5, blue 1', Ben: 'green 2, green 3, green 4', Cem: 'blue 4' }
    const taken = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const s = scene({ hands, seed: `exchange ${i}` })
      s.does('Ada', 'red exchange', 'Ben').everyonePasses()
      taken.add(s.hand('Ada').sort().join())
    }
    expect([...taken].sort()).toEqual(['green 2,green 3', 'green 2,green 4', 'green 3,green 4'])
  })

  it('shows the cards only to the two of them', () => {
    const s = scene({ hands: { Ada: 'red exchange, red 5, blue 1', Ben: 'green 2', Cem: 'green 4' } })
    const [, ...given] = s.table.hands[0]
    const taken = s.table.hands[1].slice()
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    const gave = { kind: 'gave', from: 0, to: 1, count: 2 }
    const took = { kind: 'took', seat: 0, from: 1, count: 1 }
    for (const player of ['Ada', 'Ben']) {
      expect(s.factsFor(player)).toContainEqual({ ...gave, cards: given })
      expect(s.factsFor(player)).toContainEqual({ ...took, cards: taken })
    }
    for (const viewer of ['Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(gave)
      expect(s.factsFor(viewer)).toContainEqual(took)
    }
  })

  it('discloses nothing to bystanders that depends on the cards', () => {
    const seenByCem = (Ada: string, Ben: string) => {
      const s = scene({ hands: { Ada: `red exchange, ${Ada}`, Ben, Cem: 'green 4' } })
      s.does('Ada', 'red exchange', 'Ben').everyonePasses()
      return JSON.stringify([s.factsFor('Cem'), s.view('Cem'), s.view(null)])
    }
    expect(seenByCem('red 5, blue 1', 'green 2, green 3')).toBe(
      seenByCem('yellow 9, fantastic', 'fuck you, nice try'),
    )
  })

  it('asks for the victim first, and never offers its own player', () => {
    const s = scene({ hands: { Ada: 'red exchange, red 5, blue 1', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red exchange')
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
  })

  it('exchanges one card if either player has only one', () => {
    const s = scene({ hands: { Ada: 'red exchange, red 5', Ben: 'green 2, green 3', Cem: 'green 4' } })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([2, 1, 1])
    expect(s.hand('Ben')).toEqual(['red 5'])
    const t = scene({ hands: { Ada: 'red exchange, red 5, blue 1', Ben: 'green 2', Cem: 'green 4' } })
    t.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(t.hand('Ada')).toEqual(['green 2'])
    expect(t.hand('Ben')).toEqual(['red 5', 'blue 1'])
  })

  it('takes two cards as last card, and the round continues', () => {
    const s = scene({ hands: { Ada: 'red exchange', Ben: 'green 2, green 3, green 4', Cem: 'green 5' } })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([2, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can take the last cards of its victim, who finishes', () => {
    const s = scene({ hands: { Ada: 'red exchange', Ben: 'green 2, green 3', Cem: 'green 5' } })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses('counterattack')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([5, 0, 5])
  })

  it('cannot give Fuck You: with it and one other card, one is given', () => {
    const s = scene({
      hands: { Ada: 'red exchange, fuck you, red 5', Ben: 'green 2, green 3', Cem: 'green 4' },
    })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.hand('Ben')).toEqual(['red 5'])
    expect(s.hand('Ada').sort()).toEqual(['fuck you', 'green 2', 'green 3'])
  })

  it('refuses Fuck You among the cards to give', () => {
    const s = scene({
      hands: { Ada: 'red exchange, fuck you, red 5, red 6', Ben: 'green 2', Cem: 'green 4' },
    })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.may('Ada')).toEqual(['red 5', 'red 6'])
    expect(s.tries('Ada', 'fuck you, red 5')).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ada', 'red 5')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'red 5, red 6')
    expect(s.hand('Ada')).toEqual(['fuck you', 'green 2'])
  })

  it('gives nothing and takes two with only Fuck You in hand', () => {
    const s = scene({
      hands: { Ada: 'red exchange, fuck you', Ben: 'green 2, green 3, green 4', Cem: 'green 4' },
    })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([3, 1, 1])
  })

  it('can take Fuck You at random', () => {
    const s = scene({ hands: { Ada: 'red exchange, red 5, red 6', Ben: 'fuck you', Cem: 'green 4' } })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(s.hand('Ada')).toEqual(['fuck you'])
  })

  it('exchanges cards of the counterattacker after a Counterattack, also with the attacker', () => {
    const s = scene({
      hands: {
        Ada: 'red exchange, red 5, blue 1',
        Ben: 'counterattack, green 2, green 3, green 4',
        Cem: 'green 5',
      },
    })
    s.does('Ada', 'red exchange', 'Ben').does('Ben', 'counterattack', 'green', 'Ada')
    expect(s.asked()).toEqual(['Ada: counterattack'])
    s.everyonePasses().does('Ben', 'green 2, green 4')
    expect(s.hand('Ada')).toEqual(['green 2', 'green 4'])
    expect(s.hand('Ben').sort()).toEqual(['blue 1', 'green 3', 'red 5'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Ben')
  })

  it('gives two cards and takes none from an empty hand', () => {
    const s = scene({
      hands: { Ada: 'red exchange', Ben: 'counterattack, green 2, green 3', Cem: 'green 5' },
    })
    s.does('Ada', 'red exchange', 'Ben').does('Ben', 'counterattack', 'green', 'Ada')
    expect(s.hand('Ada')).toEqual(['green 2', 'green 3'])
    expect(s.hand('Ben')).toEqual([])
    expect(s.factKinds()).not.toContain('took')
  })

  it('follows its colour and its symbol only', () => {
    const s = scene({
      hands: { Ada: 'blue exchange, blue skip, red skip', Ben: 'green 2' },
      discard: 'red exchange',
    })
    expect(s.may('Ada')).toEqual(['blue exchange', 'red skip', 'draw'])
    expect(s.explainIllegal('Ada', 'blue skip')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'red', symbol: 'exchange' },
    })
  })
})
