import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'mating-season'
const discard = 'red 5'

describe('Mating Season', () => {
  it('discards every number that a player holds at least twice, also black ones', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, blue 3, red 1, red 3, green 8, blue 8, green 8',
        Ben: 'green 7, black 7, red 8, yellow 7',
        Cem: 'blue 3, green 1',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['red 1'])
    expect(s.hand('Ben')).toEqual(['red 8'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('keeps special cards', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, fantastic, fantastic',
        Ben: 'red gift, blue gift, red gift',
        Cem: 'counterattack, counterattack, blue 2, green 2',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['fantastic', 'fantastic'])
    expect(s.hand('Ben')).toEqual(['red gift', 'blue gift', 'red gift'])
    expect(s.hand('Cem')).toEqual(['counterattack', 'counterattack'])
  })

  it('does not count the black card that triggered it', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 5', Ben: 'blue 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 5'])
    expect(s.turn).toBe('Ben')
  })

  it.each([
    { direction: 1, order: [2, 0, 1] },
    { direction: -1, order: [0, 2, 1] },
  ] as const)(
    'slides them under the top card in order of play, publicly (direction $direction)',
    ({ direction, order }) => {
      const s = scene({
        hands: {
          Ada: 'blue 1, blue 1, red 9',
          Ben: 'black 5, blue 2, blue 2, red 8',
          Cem: 'blue 3, blue 3, red 7',
        },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
        const discarded = s.factsFor(viewer).flatMap((fact) => (fact.kind === 'discarded' ? [fact] : []))
        expect(discarded.map(({ seat }) => seat)).toEqual(order)
        expect(discarded.map(({ faces }) => faces.length)).toEqual([2, 2, 2])
      }
      expect(s.discardPile()[0]).toBe('black 5')
      expect(s.discardPile().slice(1).sort()).toEqual([
        'blue 1',
        'blue 1',
        'blue 2',
        'blue 2',
        'blue 3',
        'blue 3',
        'red 5',
      ])
    },
  )

  it('can let several finish, also the trigger player', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2, red 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0, 3])
  })

  it('allows Nice Try against all finishers', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1, blue 1', Ben: 'blue 2, red 2', Cem: 'green 3, nice try' },
      draw: 'yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'nice try', 'blue')
    expect(s.hand('Ben')).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Ada')).toEqual(['yellow 4', 'yellow 5', 'yellow 6'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round without a question if it empties every hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1, blue 1', Ben: 'blue 2, red 2', Cem: 'green 3, blue 3' },
      scores: { Ben: 4 },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 4, 0])
  })
})
