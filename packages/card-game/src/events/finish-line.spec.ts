import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'finish-line'
const discard = 'red 5'

describe('Finish Line', () => {
  it('ends the round at once, and every hand counts', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, black 9', Ben: 'fuck you, fantastic', Cem: 'green gift, nice try' },
      scores: { Ada: 3, Cem: 20 },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    expect(s.scores).toEqual([13, 49, 34])
    expect(s.table.sheet).toEqual([[10, 49, 14]])
  })

  it('gives no points to a trigger player without cards, and leaves no window for Nice Try', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 3])
  })

  it('makes the lowest hand win a match without points, shared in a tie', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 1, blue 2', Cem: 'green 3' },
      limit: 'none',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([1, 2])
    expect(s.scores).toEqual([0, 0, 0])
  })

  it('makes the empty hand win a match without points', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 1' },
      limit: 'none',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })

  it('works with two players in both directions', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2' },
      turn: 'Ben',
      direction: -1,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 2])
  })
})
