import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'charity'
const discard = 'red 5'
const GREEN = expect.stringMatching(/^green/)

describe('Charity', () => {
  it('lets everyone else take a random card from the largest hand; only the two of them see it', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2, green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', GREEN])
    expect(s.hand('Ben')).toEqual(['blue 2', GREEN])
    expect(s.hand('Cem')).toEqual([GREEN, GREEN])
    const took = { kind: 'took', seat: 1, from: 2, count: 1 }
    expect(s.factsFor('Ben')).toContainEqual({ ...took, cards: [s.table.hands[1][1]] })
    expect(s.factsFor('Cem')).toContainEqual({ ...took, cards: [s.table.hands[1][1]] })
    expect(s.factsFor('Ada')).toContainEqual(took)
    expect(s.factsFor(null)).toContainEqual(took)
    expect(s.turn).toBe('Ben')
    expect(s.call).toEqual({ number: 5 })
  })

  it('picks the card at random', () => {
    const pulled = Array.from({ length: 20 }, (_, i) => {
      const s = scene({
        hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2, green 3, green 4' },
        discard,
        events,
        seed: `charity ${i}`,
      })
      return s.does('Ada', 'black 5').hand('Ben')[1]
    })
    expect(new Set(pulled).size).toBeGreaterThan(2)
  })

  it('takes from the trigger player if theirs is the largest hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, green 1, green 2, green 3', Ben: 'blue 1', Cem: 'blue 2, blue 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 2, 3])
  })

  it('takes from each of the largest hands, but not for each other', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: {
        Ada: 'black 5, red 1',
        Ben: 'green 1, green 2, green 3',
        Cem: 'yellow 1, yellow 2, yellow 3',
        Dan: 'red 2, red 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['red 1', GREEN, expect.stringMatching(/^yellow/)])
    expect(s.hand('Ben')).toEqual([GREEN])
    expect(s.hand('Cem')).toEqual([expect.stringMatching(/^yellow/)])
    expect(s.hand('Dan')).toEqual(['red 2', 'red 3', GREEN, expect.stringMatching(/^yellow/)])
  })

  it.each([
    { direction: 1, counts: [1, 1, 0, 2, 2] },
    { direction: -1, counts: [2, 1, 0, 1, 2] },
  ] as const)(
    'goes in order of play as far as the cards last (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve'],
        hands: {
          Ada: 'blue 1',
          Ben: 'black 5, blue 2',
          Cem: 'green 1, green 2',
          Dan: 'blue 3',
          Eve: 'blue 4',
        },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.handSizes()).toEqual(counts)
      expect(s.asked()).toHaveLength(4)
      expect(s.asked()).not.toContain('Cem: nice-try')
      s.everyonePasses()
      expect(s.isRoundOver).toBe(true)
      expect(s.scores[2]).toBe(0)
    },
  )

  it('gives to a player who triggered it with their last card, and can make others finish', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 3'])
    expect(s.asked()).toEqual(['Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 0, 0])
  })

  it('allows a Nice Try against those it emptied, even one that it has just moved', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5').does('Ada', 'nice try', 'blue')
    expect(s.handSizes()).toEqual([1, 3, 3])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.turn).toBe('Ben')
  })

  it('works with two players and an empty draw pile', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2, green 3' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 2])
    expect(s.turn).toBe('Ben')
  })
})
