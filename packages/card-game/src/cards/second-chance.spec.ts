import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const NINE = 'blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9'

describe('2nd Chance', () => {
  it('must be followed by another matching card at once', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance, red 5, blue 1, blue 2nd chance', Ben: 'green 2', Cem: 'green 3' },
    })
    s.does('Ada', 'red 2nd chance')
    expect(s.asked()).toEqual(['Ada: second-chance'])
    expect(s.may('Ada')).toEqual(['red 5', 'blue 2nd chance'])
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'draw')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'red 5')
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.handSizes()).toEqual([2, 1, 1])
    expect(s.turn).toBe('Ben')
  })

  it('refuses a card that does not match, with the reason', () => {
    const s = scene({ hands: { Ada: 'red 2nd chance, red 5, blue 1', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance')
    const reason = { because: 'does-not-follow', call: { colour: 'red', symbol: 'second-chance' } }
    expect(s.match.answer(0, s.table.hands[0][1])).toMatchObject({ code: 'illegal', reason })
    expect(s.explainIllegal('Ada', 'blue 1')).toMatchObject(reason)
  })

  it('draws one card if nothing matches, and ends the turn even if that card would match', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance, blue 1', Ben: 'green 2', Cem: 'green 3' },
      draw: 'red 9',
    })
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['draw'])
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 9'])
    expect(s.turn).toBe('Ben')
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'drew', seat: 0, count: 1 })
    expect(s.factsFor('Ada')).toContainEqual({
      kind: 'drew',
      seat: 0,
      count: 1,
      cards: [s.table.hands[0][1]],
    })
  })

  it('discloses that nothing matches only by the draw', () => {
    const seenByBen = (card: string) => {
      const s = scene({ hands: { Ada: `red 2nd chance, ${card}`, Ben: 'green 2', Cem: 'green 3' } })
      s.does('Ada', 'red 2nd chance')
      return JSON.stringify([s.factsFor('Ben'), s.view('Ben')])
    }
    expect(seenByBen('blue 1')).toBe(seenByBen('red 5'))
  })

  it('draws one as last card, so the round continues', () => {
    const s = scene({ hands: { Ada: 'red 2nd chance', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round if the second card is the last one', () => {
    const s = scene({ hands: { Ada: 'red 2nd chance, red 5', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance', 'red 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('can be chained, by colour or by symbol', () => {
    const s = scene({
      hands: {
        Ada: 'red 2nd chance, blue 2nd chance, green 2nd chance, green 5, red 6',
        Ben: 'green 2',
        Cem: 'green 3',
      },
    })
    s.does('Ada', 'red 2nd chance', 'blue 2nd chance')
    expect(s.may('Ada')).toEqual(['green 2nd chance'])
    s.does('Ada', 'green 2nd chance', 'green 5')
    expect(s.hand('Ada')).toEqual(['red 6'])
    expect(s.turn).toBe('Ben')
  })

  it('draws at the end of a chain without a matching card', () => {
    const s = scene({ hands: { Ada: 'red 2nd chance, blue 2nd chance', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance', 'blue 2nd chance')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.turn).toBe('Ben')
  })

  it('can be followed by an open-wish card, whose wish makes the call', () => {
    const s = scene({ hands: { Ada: 'red 2nd chance, fantastic, blue 1', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['fantastic'])
    s.does('Ada', 'fantastic', '7')
    expect(s.call).toEqual({ number: 7 })
    expect(s.turn).toBe('Ben')
  })

  it('can be followed by Fuck You with exactly ten cards left', () => {
    const s = scene({ hands: { Ada: `red 2nd chance, fuck you, ${NINE}`, Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['fuck you'])
    s.does('Ada', 'fuck you')
    expect(s.discardPile()).toEqual(['red 2nd chance', 'fuck you', 'red 1'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'second-chance' })
    expect(s.handSizes()).toEqual([9, 1, 1])
    expect(s.turn).toBe('Ben')
  })

  it('cannot be followed by Fuck You if there were ten cards before', () => {
    const s = scene({
      hands: { Ada: `red 2nd chance, fuck you, ${NINE.slice(8)}`, Ben: 'green 2', Cem: 'green 3' },
    })
    expect(s.handSizes()[0]).toBe(10)
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['draw'])
    expect(s.explainIllegal('Ada', 'fuck you')).toEqual({ because: 'needs-ten-cards', have: 9 })
  })

  it('resolves the second card in full: an attack can be countered', () => {
    const s = scene({
      hands: {
        Ada: 'red 2nd chance, red gift, blue 1, blue 2',
        Ben: 'counterattack, green 2, green 3',
        Cem: 'green 4',
      },
    })
    s.does('Ada', 'red 2nd chance', 'red gift', 'Ben')
      .does('Ben', 'counterattack', 'yellow', 'Cem')
      .everyonePasses('counterattack')
    expect(s.hand('Cem')).toEqual(['green 4', 'green 2', 'green 3'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('resolves the second card in full: Fantastic Four makes its wish', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance, fantastic four, blue 1', Ben: 'green 2', Cem: 'green 4' },
    })
    s.does('Ada', 'red 2nd chance', 'fantastic four', { Ben: 3, Cem: 1 }).everyonePasses().does('Ada', 'blue')
    expect(s.handSizes()).toEqual([1, 4, 2])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.turn).toBe('Ben')
  })

  it('ends the round if there is no card to draw', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance', Ben: 'green 2, nice try', Cem: 'green 3' },
      draw: { only: '' },
    })
    s.does('Ada', 'red 2nd chance')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 9, 3])
  })

  it('can be played after drawing', () => {
    const s = scene({
      hands: { Ada: 'blue 1, blue 2', Ben: 'green 2', Cem: 'green 3' },
      discard: 'red 5',
      draw: 'red 2nd chance, red 9',
    })
    s.does('Ada', 'draw', 'red 2nd chance', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 2', 'red 9'])
    expect(s.turn).toBe('Ben')
  })

  it('follows its colour and its symbol only, and attacks nobody', () => {
    const s = scene({
      hands: { Ada: 'blue 2nd chance, blue gift, red gift', Ben: 'counterattack', Cem: 'green 3' },
      discard: 'red 2nd chance',
    })
    expect(s.may('Ada')).toEqual(['blue 2nd chance', 'red gift', 'draw'])
    expect(s.explainIllegal('Ada', 'blue gift')).toMatchObject({
      because: 'does-not-follow',
      call: { symbol: 'second-chance' },
    })
    s.does('Ada', 'blue 2nd chance')
    expect(s.asked()).toEqual(['Ada: second-chance'])
  })
})
