import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'doomsday'
const discard = 'red 5'

describe('Doomsday', () => {
  it('ends the round and gives everyone 50 points, whatever they hold', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you, fantastic', Cem: 'green 3' },
      scores: { Ada: 3, Ben: 20 },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    expect(s.scores).toEqual([53, 70, 50])
    expect(s.table.sheet).toEqual([[50, 50, 50]])
  })

  it('includes a player who triggered it with their last card, without Nice Try', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 50, 50])
  })

  it('can end the match at the limit', () => {
    const options = { hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }, discard, events }
    const original = scene({ ...options, edition: 'original', limit: 50 }).does('Ada', 'black 5')
    expect(original.match.isOver).toBe(true)
    expect(original.table.winners).toEqual([0, 1, 2])
    const complete = scene({ ...options, edition: 'complete', limit: 50 }).does('Ada', 'black 5')
    expect(complete.match.isOver).toBe(false)
  })

  it('makes all share the win in a match without points', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'fuck you' },
      limit: 'none',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0, 1, 2])
    expect(s.scores).toEqual([0, 0, 0])
  })

  it('counts no hand, even if the pile has run out in the same turn', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you', Cem: 'green 3' },
      sets: ['base', 'supercharge'],
      powers: { Ada: 'all-draw-one' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5 with all-draw-one')
    expect(s.scores).toEqual([50, 50, 50])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'doomsday' }),
    )
  })

  it('gives nothing to a lucky player, even if the pile has run out in the same turn', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you, lucky bastard', Cem: 'green 3' },
      sets: ['base', 'troublemaker', 'supercharge'],
      powers: { Ada: 'all-draw-one' },
      draw: { only: '' },
      discard: 'red 5, mimicry',
      events,
    })
    s.does('Ada', 'black 5 with all-draw-one').does('Cem', 'pass').does('Ben', 'lucky bastard')
    expect(s.scores).toEqual([50, 0, 50])
  })

  it('works with two and eight players', () => {
    const two = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2' },
      discard,
      events,
    })
    two.does('Ada', 'black 5')
    expect(two.scores).toEqual([50, 50])
    const eight = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
      hands: {
        Ada: 'blue 1',
        Ben: 'blue 2',
        Cem: 'blue 3',
        Dan: 'black 5, blue 4',
        Eve: 'blue 5',
        Flo: 'blue 6',
        Gil: 'blue 7',
        Hal: 'blue 8',
      },
      turn: 'Dan',
      direction: -1,
      discard,
      events,
    })
    eight.does('Dan', 'black 5')
    expect(eight.scores).toEqual([50, 50, 50, 50, 50, 50, 50, 50])
  })
})
