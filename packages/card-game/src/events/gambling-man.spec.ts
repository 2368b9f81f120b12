import { describe, expect, it } from 'vitest'
import type { EditionName } from '../model/settings.ts'
import { scene } from '../testing/scene.ts'

const events = 'gambling-man'
const discard = 'red 5'
const FOUR = ['Ada', 'Ben', 'Cem', 'Dan']

describe.each(['complete', 'new'] as const)('Gambling Man (%s)', (edition) => {
  it('gives all cards to the player with the second lowest points', () => {
    const s = scene({
      edition,
      players: FOUR,
      hands: { Ada: 'black 5, blue 2', Ben: 'fantastic, red 1', Cem: 'green 9, red 2', Dan: 'fuck you' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay', 'Cem: lay', 'Dan: lay', 'Ada: lay'])
    s.does('Ada', 'blue 2').does('Ben', 'fantastic').does('Cem', 'green 9').does('Dan', 'fuck you')
    expect(s.hand('Ben').sort()).toEqual(['blue 2', 'fantastic', 'fuck you', 'green 9', 'red 1'])
    expect(s.hand('Cem')).toEqual(['red 2'])
    expect(s.discardPile()).toEqual(['black 5', 'red 5'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 61, 2, 0])
  })

  it('counts distinct values: several players can be the lowest', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5, blue 5, red 1', Ben: 'blue 2, red 2', Cem: 'green 2, red 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2').does('Cem', 'green 2').does('Ada', 'blue 5')
    expect(s.handSizes()).toEqual([4, 1, 1])
  })
})

describe('Gambling Man', () => {
  it('keeps the cards secret until everybody has chosen', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'red 2, red 3', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5', 'blue 1').does('Cem', 'green 4')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.view(viewer).display).toEqual([])
      expect(s.view(viewer).players.map(({ cards }) => cards)).toEqual([2, 2, 2])
      expect(s.view(viewer).openPrompts.map(({ hasAnswered }) => hasAnswered)).toEqual([false, true, true])
    }
    expect(s.factKinds()).not.toContain('laid')
    s.does('Ben', 'red 3')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer).filter(({ kind }) => kind === 'laid')).toHaveLength(3)
    expect(s.hand('Ben')).toEqual(['red 2', 'red 3', 'green 4', 'blue 1'])
    expect(s.turn).toBe('Ben')
    expect(s.call).toEqual({ number: 5 })
  })

  it('refuses cards of others, a second answer and several cards at once', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'red 2, red 3', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5', 'blue 1')
    expect(s.may('Ben')).toEqual(['red 2', 'red 3'])
    const before = s.view('Ben')
    expect(s.match.answer(1, s.table.hands[2][0])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, s.table.hands[1])).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'blue 2')).toEqual({ code: 'already-answered' })
    expect(s.view('Ben')).toEqual(before)
  })

  it.each([
    { direction: 1, counts: [1, 1, 5, 1] },
    { direction: -1, counts: [5, 1, 1, 1] },
  ] as const)(
    'takes the first in order of play in a tie for second lowest (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        players: FOUR,
        hands: {
          Ada: 'blue 6, red 1',
          Ben: 'black 5, blue 3, red 2',
          Cem: 'green 6, red 3',
          Dan: 'red 9, red 4',
        },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5', 'blue 3').does('Ada', 'blue 6').does('Cem', 'green 6').does('Dan', 'red 9')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it.each([
    { direction: 1, counts: [1, 1, 4] },
    { direction: -1, counts: [4, 1, 1] },
  ] as const)(
    'takes the first in order of play if all are equal (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        hands: { Ada: 'fantastic, red 1', Ben: 'black 5, blue 7, red 2', Cem: 'green gift, red 3' },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5', 'blue 7').does('Ada', 'fantastic').does('Cem', 'green gift')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it('makes a player without cards take all', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 1, red 1', Cem: 'green 9' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay', 'Cem: lay'])
    s.does('Ben', 'blue 1').does('Cem', 'green 9')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 9'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([10, 1, 0])
  })

  it('makes the first of several players without cards take all', () => {
    const s = scene({ hands: { Ada: 'black 5', Cem: 'green 9, green 1' }, discard, events })
    s.does('Ada', 'black 5').does('Cem', 'green 9')
    expect(s.hand('Ben')).toEqual(['green 9'])
    expect(s.handSizes()).toEqual([0, 1, 1])
  })

  it('allows a Nice Try against players who laid their last card, even one that was laid', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 2', Ben: 'nice try', Cem: 'green 9' },
      discard,
      events,
    })
    s.does('Ada', 'black 5', 'blue 2').does('Ben', 'nice try').does('Cem', 'green 9')
    expect(s.asked()).toEqual(['Ben: nice-try'])
    s.does('Ben', 'nice try', 'red')
    expect(s.handSizes()).toEqual([3, 2, 3])
    expect(s.call).toEqual({ colour: 'red' })
    expect(s.turn).toBe('Ben')
  })

  it('gives the cards of two players to the higher one', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 8, red 1', Ben: 'blue 3, red 2' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5', 'blue 8').does('Ben', 'blue 3')
    expect(s.handSizes()).toEqual([3, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('Gambling Man (original)', () => {
  const edition = 'original'

  it('takes everybody’s lowest number in the last colour, and the highest of them gets all', () => {
    const s = scene({
      edition,
      hands: {
        Ada: 'black 5, red 3, red 1, blue 9',
        Ben: 'red 8, red 2, green 1',
        Cem: 'red gift, red 9, red 4, blue 1',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['red 3', 'blue 9'])
    expect(s.hand('Ben')).toEqual(['red 8', 'green 1'])
    expect(s.hand('Cem').sort()).toEqual(['blue 1', 'red 1', 'red 2', 'red 4', 'red 9', 'red gift'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it.each([
    { direction: 1, counts: [1, 1, 4] },
    { direction: -1, counts: [4, 1, 1] },
  ] as const)(
    'takes the first in order of play in a tie for highest (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        edition,
        hands: { Ada: 'red 4, blue 1', Ben: 'black 5, red 2, blue 2', Cem: 'red 4, blue 3' },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it('makes players without a number in that colour draw two, in order of play', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5, red gift, black 1', Ben: 'red 2, blue 1', Cem: 'blue 2, fantastic' },
      draw: 'yellow 1, yellow 2, yellow 3, yellow 4',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Cem')).toEqual(['blue 2', 'fantastic', 'yellow 1', 'yellow 2'])
    expect(s.hand('Ada')).toEqual(['red gift', 'black 1', 'yellow 3', 'yellow 4'])
    expect(s.hand('Ben').sort()).toEqual(['blue 1', 'red 2'])
    const drew = { kind: 'drew', seat: 2, count: 2 }
    expect(s.factsFor('Cem')).toContainEqual({ ...drew, cards: s.table.hands[2].slice(2) })
    expect(s.factsFor('Ben')).toContainEqual(drew)
    expect(s.factsFor(null)).toContainEqual(drew)
  })

  it('makes everybody draw two if nobody has a number in that colour', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5', Ben: 'blue 1', Cem: 'blue 2' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 3, 3])
    expect(s.turn).toBe('Ben')
  })

  it('uses the last coloured card, not a wish', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5, blue 2, red 1', Ben: 'blue 8, red 2', Cem: 'blue 3, red 3' },
      discard: 'fantastic, blue 3, red 5',
      call: 5,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben').sort()).toEqual(['blue 2', 'blue 3', 'blue 8', 'red 2'])
    expect(s.handSizes()).toEqual([1, 4, 1])
  })

  it('has no effect before a colour was played', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5, blue 2', Ben: 'black 8', Cem: 'green 3' },
      discard: 'fantastic',
      call: 5,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'gambling-man' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets those who laid their last card finish, unless Nice Try is thrown in', () => {
    const hands = { Ada: 'black 5, red 2', Ben: 'red 1', Cem: 'red 9, nice try' }
    const s = scene({ edition, hands, discard, events }).does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 0, 19])
    const t = scene({ edition, hands, discard, events }).does('Ada', 'black 5')
    t.does('Cem', 'nice try', 'red')
    expect(t.handSizes()).toEqual([3, 3, 3])
    expect(t.turn).toBe('Ben')
  })

  it('gives all to the highest even if the draw pile runs out, then the round ends without Nice Try', () => {
    const s = scene({
      edition,
      hands: { Ada: 'black 5, red 2', Ben: 'blue 1', Cem: 'red 9, nice try' },
      draw: { only: 'yellow 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 1', 'yellow 3'])
    expect(s.hand('Cem').sort()).toEqual(['nice try', 'red 2', 'red 9'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 4, 18])
  })
})

describe('The texts of Gambling Man', () => {
  const texts = (edition: EditionName, language: 'en' | 'de') => {
    const { setup } = scene({ edition, events, discard }).match.state
    const { text, rulings = [] } = setup.events.find(({ id }) => id === 'gambling-man')!
    return { text: text[language], all: [text, ...rulings].map((text) => text[language]).join(' ') }
  }
  const COMPLETE = { en: /second lowest/, de: /zweittiefste/ }
  const ORIGINAL = { en: /last colour/, de: /letzten Farbe/ }
  const PENALTY = { en: /draws two/, de: /zieht zwei/ }

  it.each([
    ['complete', 'en'],
    ['complete', 'de'],
    ['new', 'en'],
    ['new', 'de'],
  ] as const)('are those of the edition only: %s, %s', (edition, language) => {
    const { text, all } = texts(edition, language)
    expect(text).toMatch(COMPLETE[language])
    expect(all).not.toMatch(ORIGINAL[language])
    expect(all).not.toMatch(PENALTY[language])
    expect(all).not.toMatch(/original/i)
  })

  it.each(['en', 'de'] as const)(
    'are those of the edition original only, with its penalty: %s',
    (language) => {
      const { text, all } = texts('original', language)
      expect(text).toMatch(ORIGINAL[language])
      expect(text).toMatch(PENALTY[language])
      expect(all).not.toMatch(COMPLETE[language])
      expect(all).not.toMatch(/Fantastic|original/i)
    },
  )
})
