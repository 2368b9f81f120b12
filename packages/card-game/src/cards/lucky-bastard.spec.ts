import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'troublemaker'] as const

const hands = {
  Ada: 'black 1, red 9, red 8',
  Ben: 'lucky bastard, blue 2, blue 3',
  Cem: 'green 3, green 4',
}

const table = (options = {}) => scene({ sets: [...sets], events: 'third-time-lucky', hands, ...options })

/** Ada triggers the event; Ben throws in Lucky Bastard and wishes for green. */
const lucky = (options = {}) => {
  const s = table(options).does('Ada', 'black 1').does('Ben', 'lucky bastard')
  if (s.asked().includes('Cem: lucky-bastard')) s.does('Cem', 'pass')
  return s.does('Ben', 'green')
}

describe('Lucky Bastard', () => {
  it('excludes its player from the event, and its wish makes the call', () => {
    const s = table().does('Ada', 'black 1').does('Ben', 'lucky bastard').does('Cem', 'pass')
    expect(s.may('Ben')).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(s.factKinds()).not.toContain('event')
    s.does('Ben', 'green')
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3'])
    expect(s.handSizes()).toEqual([5, 2, 5])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.discardPile()).toEqual(['lucky bastard', 'black 1', 'red 1'])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'threw-in', seat: 1, as: 'lucky-bastard' }),
    )
  })

  it('does not count as a turn: play continues after the player whose turn it was', () => {
    expect(lucky().asked()).toEqual(['Ben: turn'])
  })

  it('cannot be thrown in by the player whose turn it is', () => {
    const s = table({ hands: { ...hands, Ada: 'black 1, lucky bastard', Ben: 'blue 2' } }).does(
      'Ada',
      'black 1',
    )
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    expect(s.tries('Ada', 'lucky bastard')).toEqual({ code: 'not-asked' })
    s.everyonePasses()
    expect(s.handSizes()).toEqual([4, 4, 5])
  })

  it('protects from the event of Troublemaker, too', () => {
    const s = table({ hands: { ...hands, Ada: 'red troublemaker, red 9' } })
    s.does('Ada', 'red troublemaker').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([4, 2, 5])
    expect(s.call).toEqual({ colour: 'blue' })
  })

  it('only wishes for a colour in one’s own turn, and can be played on everything', () => {
    for (const options of [
      { discard: 'red 5' },
      { discard: 'black 5' },
      { discard: 'red thief' },
      { discard: 'fantastic', call: 5 },
    ]) {
      const s = table({ ...options, turn: 'Ben' }).does('Ben', 'lucky bastard')
      expect(s.may('Ben')).toEqual(['red', 'blue', 'green', 'yellow'])
      s.does('Ben', 'yellow')
      expect(s.call).toEqual({ colour: 'yellow' })
      expect(s.handSizes()).toEqual([3, 2, 2])
      expect(s.asked()).toEqual(['Cem: turn'])
    }
  })

  it('lets the dealer wish for a colour as opening card', () => {
    const s = table({ opening: 'lucky bastard', hands: { ...hands, Ben: 'blue 2' }, dealer: 'Ben' })
    expect(s.may('Ben')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ben', 'yellow')
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('costs seven points', () => {
    const s = table({ hands: { Ada: 'red 2', Ben: 'lucky bastard', Cem: 'green 3' } })
      .does('Ada', 'red 2')
      .everyonePasses()
    expect(s.scores).toEqual([0, 7, 3])
  })

  it('ends the round as last card', () => {
    const s = lucky({ hands: { ...hands, Ben: 'lucky bastard' } })
    expect(s.handSizes()).toEqual([5, 0, 5])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores[1]).toBe(0)
  })

  it('triggers Last Chance as last card, and does not protect from that event', () => {
    const s = lucky({
      hands: { ...hands, Ben: 'lucky bastard' },
      lasting: [{ id: 'last-chance' }],
      events: 'friday-the-13th, third-time-lucky',
    })
    expect(s.asked()).toEqual(['Cem: lucky-bastard'])
    s.everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 1 })
    expect(s.handSizes()).toEqual([5, 3, 5])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('triggers no Last Chance as last card if it was thrown in against that one', () => {
    const s = lucky({ hands: { ...hands, Ben: 'lucky bastard' }, events: 'last-chance, third-time-lucky' })
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })
})

describe('The window for Lucky Bastard', () => {
  it('opens before the event is turned over, and does not disclose it', () => {
    const looks = (events: string) => {
      const s = table({ events }).does('Ada', 'black 1')
      expect(s.factKinds()).not.toContain('event')
      expect(s.view('Ben').usedEvents).toEqual([])
      return JSON.stringify(['Ada', 'Ben', 'Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('doomsday')).toBe(looks('market'))
  })

  it('opens for everybody else, whether they hold it or not', () => {
    const s = table().does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    expect(s.may('Ben')).toEqual(['pass', 'lucky bastard'])
    expect(s.may('Cem')).toEqual(['pass'])
    expect(s.tries('Cem', 'green 3')).toMatchObject({ code: 'illegal' })
    s.everyonePasses()
    expect(s.handSizes()).toEqual([5, 6, 5])
    expect(s.call).toEqual({ number: 1 })
  })

  it('does not disclose who has answered, nor what', () => {
    const s = table().does('Ada', 'black 1')
    const viewers = ['Ada', 'Cem', null]
    const looks = () => viewers.map((viewer) => JSON.stringify([s.view(viewer), s.factsFor(viewer)]))
    const before = looks()
    s.does('Ben', 'lucky bastard')
    expect(looks()).toEqual(before)
    expect(s.tries('Ben', 'pass')).toEqual({ code: 'already-answered' })
  })

  it('looks the same to the others, whoever holds one', () => {
    const looks = (Ben: string) => {
      const s = table({ hands: { ...hands, Ben } }).does('Ada', 'black 1')
      return JSON.stringify(['Ada', 'Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('lucky bastard, blue 2, blue 3')).toBe(looks('blue 4, blue 2, blue 3'))
  })

  it('does not open in the base game', () => {
    const s = table({ sets: ['base'], hands: { ...hands, Ben: 'blue 2, blue 3' } }).does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.handSizes()).toEqual([5, 5, 5])
  })

  it('opens as long as a card is hidden that can be thrown in as Lucky Bastard', () => {
    const Ben = 'blue 2, blue 3'
    for (const [discard, open] of [
      ['red 1, lucky bastard, mimicry', false],
      ['red 1, lucky bastard', true],
      ['red 1, mimicry', true],
    ] as const) {
      const s = table({ hands: { ...hands, Ben }, discard }).does('Ada', 'black 1')
      expect(s.asked()).toEqual(open ? ['Ben: lucky-bastard', 'Cem: lucky-bastard'] : ['Ben: turn'])
    }
  })

  it('opens against the opening card for everybody but the dealer', () => {
    const s = table({ opening: 'black 5', dealer: 'Cem' })
    expect(s.asked()).toEqual(['Ada: lucky-bastard', 'Ben: lucky-bastard'])
    s.does('Ada', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.handSizes()).toEqual([6, 2, 5])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('opens again for every event within an event', () => {
    const s = lucky({ events: 'plague, third-time-lucky, expansion' })
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.everyonePasses('lucky-bastard')
    expect(s.hand('Ben')).toHaveLength(5)
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
  })

  it('protects only from the inner event that it is thrown in against', () => {
    const s = table({ events: 'plague, third-time-lucky, friday-the-13th' })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green').everyonePasses()
    expect(s.handSizes()).toEqual([5, 2, 5])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('opens after the choice of Event Manager', () => {
    const s = table({ events: 'event-manager, third-time-lucky, market, doomsday' })
      .does('Ada', 'black 1')
      .everyonePasses()
    expect(s.asked()).toEqual(['Ada: event'])
    s.does('Ada', 'third-time-lucky')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.handSizes()).toEqual([5, 2, 5])
  })

  it('asks in order of play', () => {
    const s = table({ direction: -1 }).does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Cem: lucky-bastard', 'Ben: lucky-bastard'])
  })

  it('can be thrown in by two players, in order of play; the last wish counts', () => {
    const s = table({ hands: { ...hands, Cem: 'mimicry, green 3, green 4' } })
    s.does('Ada', 'black 1').does('Cem', 'mimicry').does('Ben', 'lucky bastard')
    expect(s.asked()).toEqual(['Ben: wish'])
    s.does('Ben', 'green')
    expect(s.asked()).toEqual(['Cem: wish'])
    s.does('Cem', 'yellow')
    expect(s.handSizes()).toEqual([5, 2, 2])
    expect(s.call).toEqual({ colour: 'yellow' })
  })
})

describe('A lucky player', () => {
  it('scores nothing when the event ends the round', () => {
    expect(lucky({ events: 'doomsday' }).scores).toEqual([50, 0, 50])
    expect(lucky({ events: 'finish-line' }).scores).toEqual([17, 0, 7])
  })

  it('counts the hand if the event asks too much of the draw pile', () => {
    const s = lucky({ draw: { only: 'green 1' } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([17, 2 + 3, 3 + 4 + 1])
  })

  it('wins a match without points that Doomsday or Finish Line ends', () => {
    for (const events of ['doomsday', 'finish-line'])
      expect(lucky({ events, limit: 'none' }).view(null).winners).toEqual([1])
  })

  it('is not affected by a Time Bomb that somebody else defuses', () => {
    const s = lucky({
      events: 'time-bomb',
      hands: { Ada: 'black 1, red 2, blue 9', Ben: 'lucky bastard, green 3, red 8', Cem: 'green 4' },
    })
    s.does('Ben', 'green 3').does('Cem', 'green 4').everyonePasses()
    expect(s.scores).toEqual([21, 8, -10])
  })

  it('defuses a Time Bomb without a bonus, while the others are charged', () => {
    const s = lucky({
      events: 'time-bomb',
      hands: { Ada: 'black 1, red 2, blue 9', Ben: 'lucky bastard, green 3', Cem: 'green 4' },
    })
    s.does('Ben', 'green 3').everyonePasses()
    expect(s.scores).toEqual([21, 0, 14])
  })

  it('gets no doubled points when the Time Bomb runs out', () => {
    const s = table({
      lasting: [{ id: 'time-bomb', turns: [0, 0, 0], spared: ['Ben'] }],
      hands: { Ada: 'red 5, red 2', Ben: 'red 3, red 8', Cem: 'red 4' },
    })
    s.does('Ada', 'red 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([4, 11, 8])
  })

  it('is skipped in Market, which turns over one card fewer', () => {
    const s = lucky({ events: 'market', draw: 'blue 7, blue 8, blue 9' })
    expect(s.asked()).toEqual(['Cem: pick'])
    expect(s.may('Cem')).toEqual(['blue 7', 'blue 8'])
    s.does('Cem', 'blue 8')
    expect(s.hand('Ada')).toEqual(['red 9', 'red 8', 'blue 7'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not count for the maximum of Communism, and draws nothing', () => {
    const rich = lucky({
      events: 'communism',
      hands: { ...hands, Ben: 'lucky bastard, blue 2, blue 3, blue 4, blue 5', Cem: 'green 3' },
    })
    expect(rich.handSizes()).toEqual([2, 4, 2])
    const poor = lucky({ events: 'communism', hands: { ...hands, Ben: 'lucky bastard, blue 2' } })
    expect(poor.handSizes()).toEqual([2, 1, 2])
  })

  it('keeps their hand in Earthquake: hands go to the next seat that takes part', () => {
    const s = lucky({ events: 'earthquake' })
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3'])
    expect(s.hand('Cem')).toEqual(['red 9', 'red 8'])
    expect(s.hand('Ada')).toEqual(['green 3', 'green 4'])
  })

  it('keeps all cards in Vandalism, and is not a candidate for Charity', () => {
    const s = lucky({ events: 'vandalism', hands: { ...hands, Ben: 'lucky bastard, red 2, red 3' } })
    expect(s.handSizes()).toEqual([0, 2, 2])
    const charity = lucky({
      events: 'charity',
      hands: { ...hands, Ben: 'lucky bastard, blue 2, blue 3, blue 4, blue 5', Cem: 'green 3' },
    })
    expect(charity.handSizes()).toEqual([1, 4, 2])
  })

  it('is not counted in Recession', () => {
    const s = lucky({ events: 'recession', hands: { ...hands, Cem: 'green 3, green 4, green 5' } })
    expect(s.asked()).toEqual(['Cem: discard'])
    s.does('Cem', 'green 3')
    expect(s.handSizes()).toEqual([0, 2, 2])
  })

  it('is not affected by Plus One', () => {
    const s = lucky({ events: 'plus-one' }).does('Ben', 'draw')
    expect(s.handSizes()).toEqual([2, 3, 2])
    s.does('Ben', 'pass').does('Cem', 'draw')
    expect(s.handSizes()).toEqual([2, 3, 4])
  })
})
