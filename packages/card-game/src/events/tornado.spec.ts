import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'tornado'
const discard = 'red 5'

describe('Tornado', () => {
  it('shuffles all hands together and deals them again, evenly', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, blue 1',
        Ben: 'green 1, green 2',
        Cem: 'red 1, red 2, red 3, red 4, fuck you, fantastic',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 3, 3])
    expect(s.players.flatMap((player) => s.hand(player)).sort()).toEqual([
      'blue 1',
      'fantastic',
      'fuck you',
      'green 1',
      'green 2',
      'red 1',
      'red 2',
      'red 3',
      'red 4',
    ])
    expect(s.discardPile()).toEqual(['black 5', 'red 5'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('deals at random', () => {
    const holdersOfBlue1 = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const s = scene({
        hands: { Ada: 'black 5, blue 1, blue 2', Ben: 'green 1, green 2', Cem: 'red 1, red 2' },
        discard,
        events,
        seed: `tornado ${i}`,
      })
      s.does('Ada', 'black 5')
      holdersOfBlue1.add(s.players.find((player) => s.hand(player).includes('blue 1'))!)
    }
    expect([...holdersOfBlue1].sort()).toEqual(['Ada', 'Ben', 'Cem'])
  })

  it.each([
    { direction: 1, counts: [1, 1, 2] },
    { direction: -1, counts: [2, 1, 1] },
  ] as const)(
    'deals card by card, from the seat after the trigger player on (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        hands: { Ada: 'blue 1', Ben: 'black 5, green 1, green 2', Cem: 'red 1' },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.handSizes()).toEqual(counts)
    },
  )

  it('shows nobody the cards of others', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'green 1', Cem: 'red 1' }, discard, events })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'mixed-hands', seats: [1, 2, 0] })
      expect(s.view(viewer).players.map(({ openHand }) => openHand)).toEqual([null, null, null])
    }
  })

  it('deals to a player who triggered it with their last card', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'green 1, green 2', Cem: 'red 1' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets them finish if there are too few cards', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'green 4', Cem: 'red 4' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 4, 4])
  })

  it('allows Nice Try by its new holder', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'nice try', Cem: 'red 1' }, discard, events })
    s.does('Ada', 'black 5')
    const [holder, other] = s.hand('Ben').includes('nice try') ? ['Ben', 'Cem'] : ['Cem', 'Ben']
    s.does(other, 'pass').does(holder, 'nice try', 'blue')
    expect(s.handSizes()[0]).toBe(3)
    expect(s.hand(holder)).toEqual([])
    expect(s.isRoundOver).toBe(true)
  })

  it('deals seven cards to eight players, and none to the trigger player', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
      hands: {
        Ada: 'blue 1',
        Ben: 'blue 1',
        Cem: 'green 1',
        Dan: 'black 5',
        Eve: 'green 1',
        Flo: 'red 1',
        Gil: 'red 1',
        Hal: 'yellow 1',
      },
      turn: 'Dan',
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Dan', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1, 0, 1, 1, 1, 1])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 1, 1, 0, 1, 1, 1, 1])
  })

  it('works with two players', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'green 1, green 2, green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 3])
    expect(s.turn).toBe('Ben')
  })
})
