import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'surprise-party'
const discard = 'red 5'

describe('Surprise Party', () => {
  it('lets everybody give one card of their choice to a player of their choice', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1, fuck you', Cem: 'yellow 1, yellow 2' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: give'])
    s.does('Ben', 'fuck you', 'Ada')
    expect(s.asked()).toEqual(['Cem: give'])
    s.does('Cem', 'yellow 1', 'Ada')
    expect(s.asked()).toEqual(['Ada: give'])
    s.does('Ada', 'blue 2', 'Cem')
    expect(s.hand('Ada')).toEqual(['blue 1', 'fuck you', 'yellow 1'])
    expect(s.hand('Ben')).toEqual(['green 1'])
    expect(s.hand('Cem')).toEqual(['yellow 2', 'blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('opens the presents at the end only, for their receivers', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2', Cem: 'yellow 1, yellow 2' },
      discard,
      events,
    })
    const [green1] = s.table.hands[1]
    s.does('Ada', 'black 5').does('Ben', 'green 1', 'Cem')
    expect(s.may('Cem')).toEqual(['yellow 1', 'yellow 2'])
    const given = { kind: 'set-aside', from: 1, to: 2, count: 1 }
    expect(s.factsFor('Ben')).toContainEqual({ ...given, cards: [green1] })
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(given)
      expect(s.view(viewer).players.map(({ aside }) => aside)).toEqual([0, 0, 1])
    }
    s.does('Cem', 'yellow 1', 'Ben').does('Ada', 'Ben')
    const opened = { kind: 'took-up', seat: 2, count: 1 }
    expect(s.factsFor('Cem')).toContainEqual({ ...opened, cards: [green1] })
    for (const viewer of ['Ada', 'Ben', null]) expect(s.factsFor(viewer)).toContainEqual(opened)
    expect(s.view(null).players.map(({ aside }) => aside)).toEqual([0, 0, 0])
  })

  it('refuses foreign cards, several or none, presents to oneself, and players out of order', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2', Cem: 'yellow 1, yellow 2' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const before = s.view('Ben')
    for (const answer of [[], s.table.hands[1], [s.table.hands[2][0]]])
      expect(s.match.answer(1, answer)).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, [s.table.hands[2][0]])).toEqual({ code: 'not-asked' })
    expect(s.view('Ben')).toEqual(before)
    s.does('Ben', 'green 1')
    expect(s.asked()).toEqual(['Ben: receiver'])
    expect(s.may('Ben').sort()).toEqual(['Ada', 'Cem'])
    expect(s.match.answer(1, 1)).toMatchObject({ code: 'illegal' })
    expect(s.asked()).toEqual(['Ben: receiver'])
    expect(s.view(null).players.map(({ aside }) => aside)).toEqual([0, 0, 0])
  })

  it.each([
    { direction: 1, order: ['Cem', 'Ada', 'Ben'] },
    { direction: -1, order: ['Ada', 'Cem', 'Ben'] },
  ] as const)('goes in order of play (direction $direction)', ({ direction, order }) => {
    const s = scene({
      hands: { Ada: 'blue 1, red 1', Ben: 'black 5, blue 2, red 2', Cem: 'blue 3, red 3' },
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    for (const giver of order) {
      expect(s.asked()).toEqual([`${giver}: give`])
      s.does(giver, s.hand(giver)[0], giver === 'Ben' ? 'Ada' : 'Ben')
    }
    expect(s.handSizes()).toEqual([2, 3, 1])
    expect(s.turn).toBe(order[0])
  })

  it('lets everybody finish who gave their last card and got none', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'yellow 3' }, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'Ada').does('Cem', 'Ada').does('Ada', 'Ben')
    expect(s.hand('Ada')).toEqual(['green 2', 'yellow 3'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 1, 0])
  })

  it('takes no card from a player who triggered it with their last card, not even a present', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'yellow 3' }, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'Ada').does('Cem', 'Ada')
    expect(s.hand('Ada')).toEqual(['green 2', 'yellow 3'])
    expect(s.asked()).toEqual(['Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([5, 0, 0])
  })

  it('can let a player finish who triggered it with their last card', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'yellow 3, yellow 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'yellow 4', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 4, 5])
  })

  it('allows Nice Try against finishers, even one given as a present', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'yellow 3, yellow 4' },
      draw: 'red 1, red 2, red 3, red 4, red 6, red 7',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'yellow 4', 'Ada')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.does('Ada', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.hand('Ben')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.hand('Ada')).toEqual(['yellow 4'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not ask two players for the receiver, and needs no draw pile', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1, green 2' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'green 2').does('Ada', 'blue 1')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['green 1', 'blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('asks nothing of a single participant, who keeps all cards', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'lucky bastard, green 2' },
      sets: ['base', 'troublemaker'],
      discard: 'red 5, mimicry',
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard', 'green')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.handSizes()).toEqual([2, 1])
  })
})
