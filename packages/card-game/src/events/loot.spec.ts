import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'loot'

describe('Loot', () => {
  it('takes three cards from the right neighbour, or all there are', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1, blue 3', Ben: 'red 2, red 4, red 6', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada').sort()).toEqual(['red 2', 'red 4', 'red 6'])
    expect(s.hand('Ben')).toEqual(['green 3'])
    expect(s.hand('Cem').sort()).toEqual(['blue 1', 'blue 3'])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes three random cards, but none that was just looted', () => {
    const s = scene({
      sets,
      hands: {
        Ada: 'black 5, blue 1, blue 2, blue 3, blue 4',
        Ben: 'red 1, red 2, red 3, red 4, red 6',
        Cem: 'green 1, green 2, green 3, green 4',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([4, 5, 4])
    const colours = (player: string) =>
      s
        .hand(player)
        .map((card) => card.split(' ')[0])
        .join(' ')
    expect(colours('Ada')).toBe('blue red red red')
    expect(colours('Ben')).toBe('red red green green green')
    expect(colours('Cem')).toBe('green blue blue blue')
  })

  it('takes from the right neighbour in both directions of play', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'red 2', Cem: 'green 3' },
      direction: -1,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['red 2'])
    expect(s.hand('Ben')).toEqual(['green 3'])
    expect(s.hand('Cem')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Cem: turn'])
    expect(s.factsFor(null).filter(({ kind }) => kind === 'set-aside')).toEqual([
      { kind: 'set-aside', from: 0, to: 2, count: 1 },
      { kind: 'set-aside', from: 2, to: 1, count: 1 },
      { kind: 'set-aside', from: 1, to: 0, count: 1 },
    ])
  })

  it('shows the cards only to the two of them', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'red 2, red 3', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const gone = { kind: 'set-aside', from: 1, to: 0, count: 2 }
    const came = { kind: 'took-up', seat: 0, count: 2 }
    const cards = s.table.hands[0]
    expect(s.factsFor('Ben')).toContainEqual({ ...gone, cards })
    expect(s.factsFor('Ada')).toContainEqual(gone)
    expect(s.factsFor('Ada')).toContainEqual({ ...came, cards })
    expect(s.factsFor('Ben')).toContainEqual(came)
    for (const viewer of ['Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(gone)
      expect(s.factsFor(viewer)).toContainEqual(came)
    }
  })

  it('picks the cards at random', () => {
    const looted = (seed: string) => {
      const s = scene({
        sets,
        seed,
        hands: { Ada: 'black 5, blue 1', Ben: 'red 1, red 2, red 3, red 4, red 6', Cem: 'green 3' },
        discard,
        events,
      })
      return s.does('Ada', 'black 5').hand('Ada').sort().join()
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(looted)).size).toBeGreaterThan(1)
    expect(looted('a')).toBe(looted('a'))
  })

  it('can take Fuck You and The End', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, the end', Ben: 'fuck you', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['fuck you'])
    expect(s.hand('Cem')).toEqual(['the end'])
  })

  it('gives cards to a player who triggered it with their last card', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5', Ben: 'red 2', Cem: 'green 1, green 2, green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 3, 1])
    expect(s.hand('Ada')).toEqual(['red 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can make another player finish', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5', Ben: 'red 2, red 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual([])
    expect(s.asked()).toEqual(['Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([5, 0])
  })

  it('works both ways with two players', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'red 2, red 3, red 4, red 6' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 2])
    expect(s.hand('Ben')).toContain('blue 1')
  })

  it('takes nothing from a lucky player', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, red 2', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ben')).toEqual(['red 2'])
    expect(s.hand('Ada')).toEqual([])
    expect(s.hand('Cem').sort()).toEqual(['blue 1', 'green 3', 'green 4'])
  })
})
