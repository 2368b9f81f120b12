import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'third-time-lucky'
const discard = 'red 5'

describe('Third Time Lucky', () => {
  it('lets everyone draw three cards in order of play', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3, blue 7, blue 8, blue 9',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['green 2', 'red 1', 'red 2', 'red 3'])
    expect(s.hand('Cem')).toEqual(['green 3', 'yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 7', 'blue 8', 'blue 9'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it.each([
    { direction: 1, first: 'Cem', second: 'Ada' },
    { direction: -1, first: 'Ada', second: 'Cem' },
  ] as const)(
    'starts with the seat after the trigger player (direction $direction)',
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
      expect(s.hand(first).slice(1)).toEqual(['red 1', 'red 2', 'red 3'])
      expect(s.hand(second).slice(1)).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
      expect(s.hand('Ben').slice(1)).toEqual(['green 1', 'green 2', 'green 3'])
      expect(s.turn).toBe(first)
    },
  )
})
