import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'expansion'
const discard = 'red 5'

describe('Expansion', () => {
  it('lets the first draw one card, the second two, the third three', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3, yellow 1, yellow 2, yellow 3',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 1'])
    expect(s.hand('Cem')).toEqual(['green 3', 'red 2', 'red 3'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.turn).toBe('Ben')
    expect(s.call).toEqual({ number: 5 })
  })

  it.each([
    { direction: 1, counts: [3, 4, 2] },
    { direction: -1, counts: [2, 4, 3] },
  ] as const)(
    'counts from the seat after the trigger player (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'green 3' },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it('lets the last of eight draw eight', () => {
    const s = scene({
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
      discard,
      events,
    })
    s.does('Dan', 'black 5')
    expect(s.handSizes()).toEqual([6, 7, 8, 9, 2, 3, 4, 5])
  })
})
