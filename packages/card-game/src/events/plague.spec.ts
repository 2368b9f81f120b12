import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2, black 1', Cem: 'blue 3' }

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

describe('Plague', () => {
  it('turns over two more events and resolves them one after the other', () => {
    const s = scene({ hands, sets, discard, events: 'plague, black-hole, capitalism, doomsday' })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: plague', 'Ada: black-hole', 'Ada: capitalism'])
    expect(s.handSizes()).toEqual([4, 2, 2])
    expect(s.hand('Ada').slice(0, 2)).toEqual(['blue 1', 'black 1'])
    expect(s.view(null).usedEvents).toEqual(['plague', 'black-hole', 'capitalism'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('completes the first before the second is turned over', () => {
    const s = scene({
      hands,
      draw: 'green 1, green 2, green 3',
      sets,
      discard,
      events: 'plague, market, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: pick'])
    expect(eventsSoFar(s)).toEqual(['Ada: plague', 'Ada: market'])
    s.does('Ben', 'green 1').does('Cem', 'green 2')
    expect(eventsSoFar(s)).toEqual(['Ada: plague', 'Ada: market', 'Ada: black-hole'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 3', 'black 1'])
  })

  it('uses the order of play in both, also backwards', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3' },
      draw: 'green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, red 1',
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events: 'plague, capitalism, expansion',
    })
    s.does('Ben', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'green 4'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'green 2', 'green 6', 'green 7'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 3', 'green 8', 'green 9', 'red 1'])
  })

  it.each(['finish-line, doomsday', 'doomsday, finish-line'])(
    'counts hands and 50 points for everybody after %s',
    (two) => {
      const s = scene({ hands, scores: { Ben: 5 }, sets, discard, events: `plague, ${two}` })
      s.does('Ada', 'black 5')
      expect(s.isRoundOver).toBe(true)
      expect(s.scores).toEqual([51, 58, 53])
      expect(s.table.sheet).toEqual([[51, 53, 53]])
    },
  )

  it('resolves the second event even if the first ends the round, and counts hands after it', () => {
    const s = scene({
      hands,
      draw: 'green 1, green 2, green 3, green 4',
      sets,
      discard,
      events: 'plague, finish-line, capitalism',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 6, 6])
  })

  it('asks the questions of the second event even if the first ends the round', () => {
    const s = scene({
      hands,
      draw: 'green 1, green 2, green 3',
      sets,
      discard,
      events: 'plague, doomsday, market',
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: pick'])
    s.does('Ben', 'green 1').does('Cem', 'green 2')
    expect(s.handSizes()).toEqual([2, 3, 2])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 50, 50])
  })

  it('resolves the second event even if the draw pile runs out in the first', () => {
    const s = scene({
      hands,
      draw: { only: 'green 1' },
      sets,
      discard,
      events: 'plague, third-time-lucky, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.hand('Ada')).toEqual(['blue 1', 'black 1'])
    expect(s.scores).toEqual([2, 3, 3])
  })

  it('can fill a hand in the second event that the first has emptied', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 8, red 8', Cem: 'blue 3' },
      sets,
      discard,
      events: 'plague, mating-season, communism',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round if a hand is empty after the second, and asks for Nice Try only then', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 8, red 8', Cem: 'blue 3' },
      sets,
      discard,
      events: 'plague, mating-season, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 0, 3])
  })

  it('includes a player who triggered it with their last card in both', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      sets,
      discard,
      events: 'plague, black-hole, capitalism',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 2, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be repeated within itself', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'plague, repeat, identity-theft, black-hole, capitalism, doomsday',
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ada')).toEqual(['plague'])
    s.does('Ada', 'plague')
    expect(eventsSoFar(s)).toEqual([
      'Ada: plague',
      'Ada: repeat',
      'Ada: plague',
      'Ada: identity-theft',
      'Ada: black-hole',
      'Ada: capitalism',
    ])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('opens a window for Lucky Bastard for itself and for each of the two', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5, mimicry',
      sets,
      events: 'plague, capitalism, third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual([])
    s.everyonePasses('lucky-bastard')
    expect(eventsSoFar(s)).toEqual(['Ada: plague'])
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(eventsSoFar(s)).toEqual(['Ada: plague', 'Ada: capitalism', 'Ada: third-time-lucky'])
    expect(s.handSizes()).toEqual([5, 4, 5])
  })

  it('does not protect a player from the two events who was lucky before', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5, mimicry',
      sets,
      events: 'plague, capitalism, third-time-lucky',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([5, 5, 5])
  })

  it('shuffles the used events into a new pile if needed', () => {
    const s = scene({ hands, sets, discard, events: 'plague, identity-theft' })
    const pile = s.table.eventPile.toReversed()
    s.table.eventPile = [pile[1], pile[0]]
    s.table.usedEvents = pile.filter((event) => s.event(event) === 'plus-one')
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s).slice(0, 2)).toEqual(['Ada: plague', 'Ada: identity-theft'])
    expect(eventsSoFar(s).length).toBeGreaterThan(2)
  })

  it.each(['plague, third-time-lucky, doomsday', 'plague, doomsday, third-time-lucky'])(
    'counts 50 and no hand if the pile has run out, too, in any order: %s',
    (events) => {
      const s = scene({
        hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
        draw: { only: '' },
        discard,
        sets,
        events,
      })
      s.does('Ada', 'black 5')
      expect(s.scores).toEqual([50, 50, 50])
    },
  )

  it.each([
    ['finish-line, doomsday', [51, 50, 53]],
    ['doomsday, finish-line', [51, 2, 53]],
  ])('spares a player who is lucky in the first of %s from that one only', (events, scores) => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5, mimicry',
      sets,
      events: `plague, ${events}`,
    })
    s.does('Ada', 'black 5').everyonePasses('lucky-bastard')
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red')
    expect(s.scores).toEqual(scores)
  })

  describe('with two events that end the round, applies both to each player', () => {
    const lucky = { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'mimicry, blue 3' }
    const table = (events: string, options: SceneOptions = {}) =>
      scene({ hands: lucky, discard: 'red 5', sets, events: `plague, ${events}`, ...options })
        .does('Ada', 'black 5')
        .everyonePasses('lucky-bastard')
    const throwsIn = (s: Scene, player: string) => {
      const other = player === 'Ben' ? 'Cem' : 'Ben'
      s.does(player, player === 'Ben' ? 'lucky bastard' : 'mimicry').does(other, 'pass')
      if (s.asked().includes(`${player}: wish`)) s.does(player, 'red')
      return s
    }

    it('gives 50 points once, however often Doomsday comes', () => {
      const s = table('doomsday, repeat').everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
      expect(s.does('Ada', 'doomsday').everyonePasses('lucky-bastard').scores).toEqual([50, 50, 50])
    })

    it.each(['first', 'second'])(
      'gives 50 points to a player who was lucky at the %s Doomsday only',
      (which) => {
        const s = table('doomsday, repeat')
        if (which === 'first') throwsIn(s, 'Ben').everyonePasses('lucky-bastard')
        else s.everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
        s.does('Ada', 'doomsday')
        if (which === 'first') s.everyonePasses('lucky-bastard')
        else throwsIn(s, 'Ben')
        expect(s.scores).toEqual([50, 50, 50])
      },
    )

    it.each(['first', 'second'])(
      'counts the hand of a player who was lucky at the %s Finish Line only',
      (which) => {
        const s = table('finish-line, repeat')
        if (which === 'first') throwsIn(s, 'Ben').everyonePasses('lucky-bastard')
        else s.everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
        s.does('Ada', 'finish-line')
        if (which === 'first') s.everyonePasses('lucky-bastard')
        else throwsIn(s, 'Ben')
        expect(s.scores).toEqual([1, 2, 7 + 3])
      },
    )

    it.each([
      ['finish-line, doomsday', [51, 50, 3]],
      ['doomsday, finish-line', [51, 2, 50]],
    ])('spares two players from one each: Ben and then Cem of %s', (events, scores) => {
      const s = throwsIn(throwsIn(table(events), 'Ben'), 'Cem')
      expect(s.scores).toEqual(scores)
    })

    it('spares a player who was lucky at both, even with an empty pile or a defused bomb', () => {
      const s = scene({
        hands: { Ada: 'black 5', Ben: 'lucky bastard, mimicry, blue 2', Cem: 'blue 3' },
        lasting: [{ id: 'time-bomb', turns: [2, 2, 2] }],
        draw: { only: '' },
        discard: 'red 5',
        sets,
        events: 'plague, finish-line, third-time-lucky, doomsday',
      })
      s.table.eventPile = s.table.eventPile.toSpliced(-2, 0, ...plagueOf(s))
      s.does('Ada', 'black 5').everyonePasses('lucky-bastard')
      s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red')
      s.everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
      s.does('Ben', 'mimicry').does('Cem', 'pass')
      expect(eventsSoFar(s).slice(1)).toEqual([
        'Ada: finish-line',
        'Ada: plague',
        'Ada: third-time-lucky',
        'Ada: doomsday',
      ])
      expect(s.scores).toEqual([40, 0, 63])
    })
  })
})

/** There is only one Plague. */
const plagueOf = ({ table }: Scene): number[] => [table.setup.events.findIndex(({ id }) => id === 'plague')]
