import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'vandalism'
const discard = 'red 5'

describe('Vandalism', () => {
  it('makes everybody discard all cards of the last colour, also special cards', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, red 1, blue 1, red gift',
        Ben: 'red 9, green 2, red 2, red 2',
        Cem: 'fantastic, black 1, fuck you, green 3',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.hand('Cem')).toEqual(['fantastic', 'black 1', 'fuck you', 'green 3'])
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile().sort()).toEqual([
      'black 5',
      'red 1',
      'red 2',
      'red 2',
      'red 5',
      'red 9',
      'red gift',
    ])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('uses the last coloured card, not a wish', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1, blue 1', Ben: 'blue 2, red 2', Cem: 'green 3' },
      discard: 'fantastic, blue gift, red 5',
      call: 5,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['red 1'])
    expect(s.hand('Ben')).toEqual(['red 2'])
    expect(s.hand('Cem')).toEqual(['green 3'])
  })

  describe('uses the last coloured card that was played', () => {
    const rules = 'double-trouble'

    it('not the one that slid under the pile since', () => {
      const s = scene({
        hands: {
          Ada: 'black 5, red 1, blue 1, green 1, green 6',
          Ben: 'blue 2, red 2',
          Cem: 'blue 3, red 3, blue 8',
        },
        discard,
        rules,
        events: 'recession, vandalism',
      })
      s.does('Ada', 'black 5')
        .does('Ben', 'blue 2')
        .does('Cem', 'blue 3, blue 8')
        .does('Ada', 'blue 1, green 1, green 6')
      expect(s.view(null).lastColour).toBe('red')
      expect(s.handSizes()).toEqual([0, 0, 0])
    })

    it('even if Recycling has taken it off the pile', () => {
      const s = scene({
        hands: { Ada: 'blue 5, green 1', Ben: 'black 5, blue 2, red 2', Cem: 'blue 3, red 3' },
        sets: ['base', 'supercharge'],
        powers: { Ada: 'recycling' },
        discard,
        events,
      })
      s.does('Ada', 'blue 5 with recycling', 'Cem')
      expect(s.view(null).lastColour).toBe('blue')
      s.does('Ben', 'black 5')
      expect(s.hand('Ben')).toEqual(['red 2'])
      expect(s.hand('Cem')).toEqual(['red 3'])
    })

    it('even if Rewind has dealt it out, and a black card was turned up', () => {
      const s = scene({
        hands: { Ada: 'black 5, red 1, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
        sets: ['base', 'supercharge'],
        discard: 'red 5, blue 4, blue 6, blue 7, blue 8, blue 9',
        draw: 'black 9',
        rules,
        events: 'rewind, vandalism',
      })
      s.does('Ada', 'black 5')
      expect(s.hand('Ada')).toEqual(['blue 1', 'blue 4', 'blue 8'])
      expect(s.hand('Ben')).toEqual(['blue 2', 'black 5', 'blue 6'])
      expect(s.hand('Cem')).toEqual(['blue 3', 'blue 7'])
    })

    it('or turned up by Rewind, or as opening card', () => {
      const rewound = scene({
        hands: { Ada: 'black 5, red 1, green 1', Ben: 'blue 2', Cem: 'blue 3' },
        sets: ['base', 'supercharge'],
        draw: 'green 9',
        discard,
        rules,
        events: 'rewind, vandalism',
      })
      expect(rewound.does('Ada', 'black 5').hand('Ada')).toEqual(['red 1'])
      const hands = { Ada: 'green 1', Ben: 'black 9, green 2, red 2', Cem: 'blue 3' }
      const opened = scene({ hands, opening: 'green 9', events })
      opened.does('Ben', 'black 9').everyonePasses()
      expect(opened.hand('Ben')).toEqual(['red 2'])
    })

    it('with the changed colour of a Colour Swap, even if it is gone', () => {
      const s = scene({
        hands: { Ada: 'red-blue colour swap, green 1', Ben: 'black 5, blue 2, red 2', Cem: 'blue 3, red 3' },
        sets: ['base', 'troublemaker', 'supercharge'],
        powers: { Ada: 'recycling' },
        discard: 'red 5, lucky bastard, mimicry',
        events,
      })
      s.does('Ada', 'red-blue colour swap with recycling', 'Ada').does('Ben', 'black 5')
      expect(s.hand('Ben')).toEqual(['red 2'])
      expect(s.hand('Ada')).toEqual(['green 1'])
    })
  })

  it('has no effect before a colour was played', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1, fantastic', Ben: 'blue 2, black 2', Cem: 'green 3' },
      discard: 'fantastic',
      call: 5,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 2, 1])
    expect(s.discardPile()).toEqual(['black 5', 'fantastic'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'vandalism' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it.each([
    { direction: 1, order: [2, 0, 1] },
    { direction: -1, order: [0, 2, 1] },
  ] as const)('goes in order of play, publicly (direction $direction)', ({ direction, order }) => {
    const s = scene({
      hands: { Ada: 'red 1, blue 1', Ben: 'black 5, red 2, blue 2', Cem: 'red 3, blue 3' },
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    const faces = s.table.hands.map((hand) => s.table.setup.faces[hand[hand.length - 2]].index)
    s.does('Ben', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer).filter(({ kind }) => kind === 'discarded')).toEqual(
        order.map((seat) => ({ kind: 'discarded', seat, faces: [faces[seat]] })),
      )
    expect(s.turn).toBe(direction === 1 ? 'Cem' : 'Ada')
  })

  it('can let several finish, also the trigger player', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'red 2, red 3', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 0, 1])
    expect(s.asked()).toEqual(['Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0, 3])
  })

  it('allows Nice Try against all finishers', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1', Ben: 'red 2, red 3', Cem: 'green 3, nice try' },
      draw: 'yellow 1, yellow 2, yellow 3, yellow 4, yellow 5, yellow 6',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'nice try', 'blue')
    expect(s.hand('Ben')).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Ada')).toEqual(['yellow 4', 'yellow 5', 'yellow 6'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round without a question if it empties every hand', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5', Ben: 'red 2, red skip' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0])
  })
})
