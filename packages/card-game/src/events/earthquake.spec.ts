import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'earthquake'
const discard = 'red 5'

describe('Earthquake', () => {
  it('passes every hand one seat to the right', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, blue 3', Cem: 'green 1, green 2, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['green 1', 'green 2', 'green 3'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.hand('Cem')).toEqual(['blue 2', 'blue 3'])
    expect(s.turn).toBe('Ben')
    expect(s.call).toEqual({ number: 5 })
  })

  it('passes to the right in both directions of play', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2, blue 3', Cem: 'green 1, green 2, green 3' },
      turn: 'Ben',
      direction: -1,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.hand('Ada')).toEqual(['green 1', 'green 2', 'green 3'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.hand('Cem')).toEqual(['blue 2', 'blue 3'])
    expect(s.turn).toBe('Ada')
  })

  it('shows the hands only to their new owners', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'passed-hands', from: [1, 2, 0], to: [2, 0, 1] })
    expect(s.view('Ben').hand.map((card) => s.card(card))).toEqual(['blue 1'])
    expect(s.view('Ben').players.map(({ openHand }) => openHand)).toEqual([null, null, null])
  })

  it('passes the finish of the trigger player to the right', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 0, 1])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([7, 0, 2])
  })

  it('allows a Nice Try of its new holder', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'nice try, blue 2', Cem: 'green 3, green 4' },
      draw: 'red 1, red 2, red 3',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ada')).toEqual(['pass'])
    s.does('Cem', 'nice try').does('Ada', 'pass').does('Cem', 'yellow')
    expect(s.hand('Ben')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.hand('Cem')).toEqual(['blue 2'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('swaps the hands of two players', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, blue 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 2', 'blue 3'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
  })

  it('goes round a table of eight', () => {
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
    expect(s.players.flatMap((player) => s.hand(player))).toEqual(
      ['8', '1', '2', '3', '4', '5', '6', '7'].map((n) => `blue ${n}`),
    )
    expect(s.turn).toBe('Eve')
  })
})
