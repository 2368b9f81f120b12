import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'riot'

describe('Riot', () => {
  it('passes all special cards to the right', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, red gift, blue 1, fantastic', Ben: 'edison, red 2', Cem: 'green 3, black 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['red 2', 'red gift', 'fantastic'])
    expect(s.hand('Cem')).toEqual(['green 3', 'black 4', 'edison'])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('passes Fuck You, The End and Curse, too', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      hands: {
        Ada: 'black 5, fuck you, blue 1',
        Ben: 'curse, red 2',
        Cem: 'the end, red-blue colour swap, green 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.hand('Ada')).toEqual(['blue 1', 'the end', 'red-blue colour swap'])
    expect(s.hand('Ben')).toEqual(['red 2', 'fuck you'])
    expect(s.hand('Cem')).toEqual(['green 3', 'curse'])
  })

  it('passes to the right in both directions of play, and no card twice', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, update, blue 1', Ben: 'edison, red 2', Cem: 'nice try, green 3' },
      direction: -1,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'nice try'])
    expect(s.hand('Ben')).toEqual(['red 2', 'update'])
    expect(s.hand('Cem')).toEqual(['green 3', 'edison'])
    expect(s.asked()).toEqual(['Cem: turn'])
    expect(s.factsFor(null).filter(({ kind }) => kind === 'set-aside')).toEqual([
      { kind: 'set-aside', from: 2, to: 0, count: 1 },
      { kind: 'set-aside', from: 1, to: 2, count: 1 },
      { kind: 'set-aside', from: 0, to: 1, count: 1 },
    ])
  })

  it('shows the cards only to the two of them', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, update, blue 1', Ben: 'red 2', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const cards = s.table.hands[1].slice(1)
    const gone = { kind: 'set-aside', from: 0, to: 1, count: 1 }
    const came = { kind: 'took-up', seat: 1, count: 1 }
    expect(s.factsFor('Ada')).toContainEqual({ ...gone, cards })
    expect(s.factsFor('Ben')).toContainEqual(gone)
    expect(s.factsFor('Ben')).toContainEqual({ ...came, cards })
    for (const viewer of ['Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(gone)
      expect(s.factsFor(viewer)).toContainEqual(came)
    }
  })

  it('has no effect if nobody has special cards', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'red 10', Cem: 'black 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets players with only special cards finish', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'edison, fuck you', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual([])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 0, 52])
  })

  it('swaps with two players', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, update', Ben: 'edison, nice try' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['edison', 'nice try'])
    expect(s.hand('Ben')).toEqual(['update'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('skips a lucky player', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      hands: { Ada: 'black 5, update, blue 1', Ben: 'lucky bastard, edison', Cem: 'nice try, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 1', 'nice try'])
    expect(s.hand('Ben')).toEqual(['edison'])
    expect(s.hand('Cem')).toEqual(['green 3', 'update'])
  })
})
