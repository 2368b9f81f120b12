import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'mexican-standoff'
const discard = 'red 5'

describe('Mexican Standoff', () => {
  it('discards all hands, and everyone draws three cards in order of play', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you, green 2', Cem: 'nice try, green 3, green 4, green 6' },
      draw: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3, blue 7, blue 8, blue 9',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.hand('Cem')).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Ada')).toEqual(['blue 7', 'blue 8', 'blue 9'])
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile().sort()).toEqual([
      'black 5',
      'blue 1',
      'fuck you',
      'green 2',
      'green 3',
      'green 4',
      'green 6',
      'nice try',
      'red 5',
    ])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('shows discarded cards to all, and drawn ones to their owner', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' }, discard, events })
    const faces = [s.table.setup.faces[s.table.hands[1][0]].index]
    s.does('Ada', 'black 5')
    const drew = { kind: 'drew', seat: 1, count: 3 }
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'discarded', seat: 1, faces })
      expect(s.factsFor(viewer)).toContainEqual(drew)
    }
    expect(s.factsFor('Ben')).toContainEqual({ ...drew, cards: s.table.hands[1] })
  })

  it.each([
    { direction: 1, first: 'Cem', second: 'Ada' },
    { direction: -1, first: 'Ada', second: 'Cem' },
  ] as const)(
    'draws from the seat after the trigger player on (direction $direction)',
    ({ direction, first, second }) => {
      const s = scene({
        hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3' },
        draw: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3, green 1, green 2, green 3',
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.hand(first)).toEqual(['red 1', 'red 2', 'red 3'])
      expect(s.hand(second)).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
      expect(s.hand('Ben')).toEqual(['green 1', 'green 2', 'green 3'])
      expect(s.turn).toBe(first)
    },
  )
})
