import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'merry-christmas'
const discard = 'red 5'

describe('Merry Christmas', () => {
  it('lets everybody distribute their whole hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1, fuck you', Cem: 'yellow 1' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: hand-out'])
    s.does('Ben', { 'green 1': 'Ada', 'fuck you': 'Cem' })
    expect(s.asked()).toEqual(['Cem: hand-out'])
    s.does('Cem', { 'yellow 1': 'Ben' })
    expect(s.asked()).toEqual(['Ada: hand-out'])
    s.does('Ada', { 'blue 1': 'Ben', 'blue 2': 'Cem' })
    expect(s.hand('Ada')).toEqual(['green 1'])
    expect(s.hand('Ben')).toEqual(['yellow 1', 'blue 1'])
    expect(s.hand('Cem')).toEqual(['fuck you', 'blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('keeps the presents face down until all are given', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2', Cem: 'yellow 1' },
      discard,
      events,
    })
    const [green1, green2] = s.table.hands[1]
    s.does('Ada', 'black 5').does('Ben', { 'green 1': 'Cem', 'green 2': 'Cem' })
    const given = { kind: 'set-aside', from: 1, to: 2, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...given, cards: [green1, green2] })
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(given)
      expect(s.view(viewer).players.map(({ aside }) => aside)).toEqual([0, 0, 2])
      expect(s.view(viewer).players.map(({ cards }) => cards)).toEqual([1, 0, 1])
    }
    expect(s.view('Cem').hand.map((card) => s.card(card))).toEqual(['yellow 1'])
    s.does('Cem', { 'yellow 1': 'Ada' }).does('Ada', { 'blue 1': 'Ben' })
    const opened = { kind: 'took-up', seat: 2, count: 2 }
    expect(s.factsFor('Cem')).toContainEqual({ ...opened, cards: [green1, green2] })
    for (const viewer of ['Ada', 'Ben', null]) expect(s.factsFor(viewer)).toContainEqual(opened)
    expect(s.hand('Cem')).toEqual(['green 1', 'green 2'])
  })

  it('refuses presents to oneself, kept cards, and players out of order', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2', Cem: 'yellow 1' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ben').sort()).toEqual(['Ada', 'Cem'])
    const before = s.view('Ben')
    expect(s.match.answer(1, [0, 1])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, [0])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, [0, 0, 0])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, [0, 3])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, [0])).toEqual({ code: 'not-asked' })
    expect(s.view('Ben')).toEqual(before)
  })

  it.each([
    { direction: 1, order: ['Cem', 'Ada', 'Ben'] },
    { direction: -1, order: ['Ada', 'Cem', 'Ben'] },
  ] as const)('goes in order of play (direction $direction)', ({ direction, order }) => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3' },
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    for (const giver of order) {
      expect(s.asked()).toEqual([`${giver}: hand-out`])
      s.does(giver, { [s.hand(giver)[0]]: giver === 'Ben' ? 'Ada' : 'Ben' })
    }
    expect(s.handSizes()).toEqual([1, 2, 0])
  })

  it('lets everyone finish who gets nothing', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'yellow 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', { 'green 2': 'Ada' }).does('Cem', { 'yellow 3': 'Ada' })
    s.does('Ada', { 'blue 1': 'Cem' })
    expect(s.handSizes()).toEqual([2, 0, 1])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 0, 1])
  })

  it('asks nobody without cards, who can get presents', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'yellow 3' }, discard, events })
    s.does('Ada', 'black 5').does('Ben', { 'green 2': 'Ada' }).does('Cem', { 'yellow 3': 'Ada' })
    expect(s.hand('Ada')).toEqual(['green 2', 'yellow 3'])
    expect(s.asked()).toEqual(['Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([5, 0, 0])
  })

  it('allows Nice Try against finishers, even one given as a present', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'yellow 3' }, discard, events })
    s.does('Ada', 'black 5').does('Ben', { 'nice try': 'Ada' }).does('Cem', { 'yellow 3': 'Ada' })
    s.does('Ada', 'nice try', 'green')
    expect(s.handSizes()).toEqual([1, 3, 3])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Ben')
  })

  it('makes two players swap their hands without a question', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['green 1'])
    expect(s.hand('Ben')).toEqual(['blue 1', 'blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('passes the finish to the other of two players', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5', Ben: 'green 1, green 2' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([3, 0])
  })
})
