import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'communism'
const discard = 'red 5'

describe('Communism', () => {
  it('lets everyone draw until they have as many cards as the largest hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, blue 3', Cem: 'green 1, green 2, green 3' },
      draw: 'red 1, yellow 1, yellow 2',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'yellow 1', 'yellow 2'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3', 'red 1'])
    expect(s.hand('Cem')).toEqual(['green 1', 'green 2', 'green 3'])
    expect(s.turn).toBe('Ben')
    expect(s.call).toEqual({ number: 5 })
  })

  it.each([
    { direction: 1, ada: 'red 2', cem: 'red 1' },
    { direction: -1, ada: 'red 1', cem: 'red 2' },
  ] as const)('goes in order of play (direction $direction)', ({ direction, ada, cem }) => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2, blue 3', Cem: 'green 1' },
      turn: 'Ben',
      direction,
      draw: 'red 1, red 2',
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', ada])
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3'])
    expect(s.hand('Cem')).toEqual(['green 1', cem])
    expect(s.turn).toBe(direction === 1 ? 'Cem' : 'Ada')
  })

  it('leaves nothing for later players if the pile runs out', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 1, green 2, green 3' },
      draw: { only: 'red 1, red 2, red 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 1', 'red 2'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 3'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([4, 5, 6])
  })

  it('makes eight hands equal', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
      hands: {
        Ada: 'black 5',
        Ben: 'blue 1',
        Cem: 'blue 2, blue 3',
        Dan: 'blue 4',
        Eve: 'green 1, green 2, green 3, green 4',
        Flo: 'red 1',
        Gil: 'red 2, red 3',
        Hal: 'red 4',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([4, 4, 4, 4, 4, 4, 4, 4])
    expect(s.turn).toBe('Ben')
  })
})
