import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'robin-hood'
const discard = 'red 5'

describe('Robin Hood', () => {
  it('swaps the largest hand with the smallest', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: {
        Ada: 'black 5, blue 1, blue 2',
        Ben: 'green 1',
        Cem: 'red 1, red 2',
        Dan: 'yellow 1, yellow 2, yellow 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 2'])
    expect(s.hand('Ben')).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Cem')).toEqual(['red 1', 'red 2'])
    expect(s.hand('Dan')).toEqual(['green 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('shows the hands only to their new owners', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1', Cem: 'yellow 1, yellow 2, yellow 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      const swapped = s.factsFor(viewer).flatMap((fact) => (fact.kind === 'swapped-hands' ? [fact] : []))
      expect(swapped).toHaveLength(1)
      expect(swapped[0]).not.toHaveProperty('cards')
      expect([...swapped[0].seats].sort()).toEqual([1, 2])
      expect(s.view(viewer).players.map(({ openHand }) => openHand)).toEqual([null, null, null])
    }
    expect(s.view('Cem').hand.map((card) => s.card(card))).toEqual(['green 1'])
  })

  it.each([
    { direction: 1, swapped: ['Cem', 'Dan'] },
    { direction: -1, swapped: ['Ada', 'Eve'] },
  ] as const)(
    'takes the first in order of play in a tie (direction $direction)',
    ({ direction, swapped: [poor, rich] }) => {
      const hands = {
        Ada: 'blue 1',
        Ben: 'black 5, blue 2, blue 3',
        Cem: 'yellow 1',
        Dan: 'red 1, red 2, red 3',
        Eve: 'green 1, green 2, green 3',
      }
      const players = ['Ada', 'Ben', 'Cem', 'Dan', 'Eve'] as const
      const s = scene({ players: [...players], hands, turn: 'Ben', direction, discard, events })
      s.does('Ben', 'black 5')
      expect(s.hand(poor).join(', ')).toBe(hands[rich])
      expect(s.hand(rich).join(', ')).toBe(hands[poor])
      for (const player of players.filter((p) => p !== poor && p !== rich && p !== 'Ben'))
        expect(s.hand(player).join(', ')).toBe(hands[player])
      expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3'])
    },
  )

  it('gives the largest hand to a trigger player without cards, and the finish to its owner', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'yellow 3, yellow 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['yellow 3', 'yellow 4'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([7, 2, 0])
  })

  it('allows Nice Try against the new finisher', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'yellow 3, nice try' },
      draw: 'red 1, red 2, red 3',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'pass').does('Ada', 'nice try', 'green')
    expect(s.hand('Ada')).toEqual(['yellow 3'])
    expect(s.hand('Cem')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('works with two players and without a draw pile', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['green 1', 'green 2'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
