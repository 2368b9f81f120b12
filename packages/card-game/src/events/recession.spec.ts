import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'recession'
const discard = 'red 5'

describe('Recession', () => {
  it('makes the first discard one card of their choice, the second two, the third three', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, blue 1, blue 2, blue 3, blue 4',
        Ben: 'green 1, green 2',
        Cem: 'yellow 1, fuck you, yellow 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: discard'])
    s.does('Ben', 'green 2')
    expect(s.asked()).toEqual(['Cem: discard'])
    s.does('Cem', 'yellow 3, fuck you')
    expect(s.asked()).toEqual(['Ada: discard'])
    s.does('Ada', 'blue 4, blue 1, blue 2')
    expect(s.hand('Ada')).toEqual(['blue 3'])
    expect(s.hand('Ben')).toEqual(['green 1'])
    expect(s.hand('Cem')).toEqual(['yellow 1'])
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile()).toHaveLength(8)
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('shows all what was discarded', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2', Cem: 'yellow 1, yellow 2, yellow 3' },
      discard,
      events,
    })
    const faces = [s.table.setup.faces[s.table.hands[1][1]].index]
    s.does('Ada', 'black 5').does('Ben', 'green 2')
    for (const viewer of ['Ada', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'discarded', seat: 1, faces })
  })

  it('refuses too few, too many, duplicate and foreign cards, and players out of order', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, blue 1, blue 2, blue 3, blue 4',
        Ben: 'green 1',
        Cem: 'yellow 1, yellow 2, yellow 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const before = s.view('Cem')
    const [a, b, c] = s.table.hands[2]
    for (const answer of [[], [a], [a, a], [a, b, c], [a, s.table.hands[0][0]], a])
      expect(s.match.answer(2, answer)).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(0, s.table.hands[0].slice(0, 3))).toEqual({ code: 'not-asked' })
    expect(s.view('Cem')).toEqual(before)
    s.does('Cem', 'yellow 1, yellow 3')
    expect(s.hand('Cem')).toEqual(['yellow 2'])
  })

  it.each([
    { direction: 1, counts: [2, 1, 3] },
    { direction: -1, counts: [3, 1, 2] },
  ] as const)(
    'counts from the seat after the trigger player (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        hands: {
          Ada: 'blue 1, blue 2, blue 3, blue 4',
          Ben: 'black 5, green 1, green 2, green 3, green 4',
          Cem: 'yellow 1, yellow 2, yellow 3, yellow 4',
        },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      if (direction === 1) s.does('Cem', 'yellow 1').does('Ada', 'blue 1, blue 2')
      else s.does('Ada', 'blue 1').does('Cem', 'yellow 1, yellow 2')
      s.does('Ben', 'green 1, green 2, green 3')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it('takes all from small hands, and several can finish', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 8, green 9', Cem: 'yellow 1, yellow 2' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'green 9')
    expect(s.handSizes()).toEqual([0, 1, 0])
    expect(s.asked()).toEqual(['Ben: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 8, 0])
  })

  it('allows Nice Try against all finishers, also the trigger player', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'green 8, nice try', Cem: 'yellow 1' },
      draw: 'red 1, red 2, red 3, red 4, red 6, red 7',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'green 8').does('Ben', 'nice try', 'yellow')
    expect(s.hand('Cem')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.hand('Ada')).toEqual(['red 4', 'red 6', 'red 7'])
    expect(s.handSizes()[1]).toBe(0)
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([17, 0, 6])
  })

  it('does not ask for a Nice Try that it has just discarded', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 8, nice try', Cem: 'yellow 1' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'nice try')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 8, 0])
  })

  it('takes eight from the last of eight players', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
      hands: {
        Ada: 'black 5, blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, blue 9',
        Ben: 'red 1, red 2',
        Cem: 'red 3',
        Dan: 'red 4',
        Eve: 'red 6',
        Flo: 'red 7',
        Gil: 'red 8',
        Hal: 'red 9',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'red 1')
    s.does('Ada', 'blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8')
    expect(s.handSizes()).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    s.everyonePasses()
    expect(s.scores).toEqual([9, 2, 0, 0, 0, 0, 0, 0])
  })
})
