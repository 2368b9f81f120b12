import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const lasting = [{ id: 'plus-one' }]
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const draw = 'green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, yellow 1, yellow 2'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3, blue 4' }

describe('Plus One', () => {
  it('makes everybody draw one more in their turns', () => {
    const s = scene({ hands, draw, sets, discard, events: 'plus-one' })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
    expect(s.view(null).lasting.map(({ id }) => id)).toEqual(['plus-one'])
    s.does('Ben', 'draw')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 1', 'green 2'])
    const drew = { kind: 'drew', seat: 1, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...drew, cards: s.table.hands[1].slice(1) })
    expect(s.factsFor('Ada')).toContainEqual(drew)
    expect(s.factsFor(null)).toContainEqual(drew)
    expect(s.asked()).toEqual(['Ben: drawn'])
    s.does('Ben', 'pass').does('Cem', 'draw', 'pass').does('Ada', 'draw', 'pass')
    expect(s.handSizes()).toEqual([3, 3, 4])
  })

  it('lets a player play either of the two', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      draw: 'red 8, red 9',
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'draw')
    expect(s.may('Ada')).toEqual(['red 8', 'red 9', 'pass'])
  })

  it('applies to Fantastic Four: one more for each victim', () => {
    const s = scene({
      hands: { Ada: 'fantastic four, blue 1', Ben: 'blue 2', Cem: 'blue 3', Dan: 'blue 4' },
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'fantastic four', { Ben: 3, Dan: 1 }).everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([1, 5, 1, 3])
  })

  it('applies to Equality', () => {
    const s = scene({
      hands: { Ada: 'equality, blue 1, green 1, yellow 1', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'equality', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([3, 4, 1])
  })

  it('applies to Nice Try', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'nice try, blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'red 9').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([4, 1, 1])
  })

  it('applies to 2nd Chance', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance', Ben: 'blue 2', Cem: 'blue 3' },
      draw,
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'red 2nd chance')
    expect(s.hand('Ada')).toEqual(['green 1', 'green 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it.each([
    { event: 'third-time-lucky', counts: [5, 5, 6] },
    { event: 'mexican-standoff', counts: [4, 4, 4] },
    { event: 'expansion', counts: [5, 3, 5] },
    { event: 'communism', counts: [3, 3, 2] },
    { event: 'capitalism', counts: [3, 3, 5] },
  ])('applies to $event: one more for each player who draws', ({ event, counts }) => {
    const s = scene({ hands, lasting, sets, discard, events: event })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual(counts)
    expect(s.turn).toBe('Ben')
  })

  it('applies to Double Taxation without points', () => {
    const s = scene({ hands, lasting, limit: 'none', sets, discard, events: 'double-taxation' })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 4, 6])
  })

  it('applies to draws of Seppuku, not to turned-over cards', () => {
    const s = scene({
      hands,
      draw: 'green 1, green 2, green 3, fantastic, green 4, green 6, green 7, green 8, green 9, yellow 1',
      lasting,
      limit: 'none',
      sets,
      discard,
      events: 'seppuku',
    })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'yes').does('Ada', 'yes')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 1', 'green 2', 'green 3'])
    expect(s.hand('Cem').slice(2)).toEqual(['green 4', 'green 6', 'green 7', 'green 8', 'green 9'])
    expect(s.discardPile()).toContain('yellow 1')
    expect(s.handSizes()).toEqual([0, 4, 7])
  })

  it('does not apply to cards turned over at Market', () => {
    const s = scene({ hands, draw, lasting, sets, discard, events: 'market' })
    s.does('Ada', 'black 5')
    expect(s.may('Ben')).toEqual(['green 1', 'green 2', 'green 3'])
    s.does('Ben', 'green 1').does('Cem', 'green 2')
    expect(s.handSizes()).toEqual([2, 2, 3])
  })

  it('does not apply without a draw, nor to cards of a hand', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'capitalism',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 3, 3])
    const exchange = scene({
      hands: { Ada: 'red exchange, blue 1, green 1', Ben: 'blue 2, green 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
    })
    exchange.does('Ada', 'red exchange', 'Ben').everyonePasses()
    expect(exchange.handSizes()).toEqual([2, 2, 1])
  })

  it('draws the only card left, then the round ends', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: 'red 9' },
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'draw')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([10, 2, 3])
    expect(s.factsFor(null)).toContainEqual({ kind: 'drew', seat: 0, count: 1 })
  })

  it('does not end the round if two cards are left', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: 'green 8, green 9' },
      lasting,
      sets,
      discard,
    })
    s.does('Ada', 'draw')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 8', 'green 9'])
    expect(s.asked()).toEqual(['Ada: drawn'])
  })

  it('can make the pile run out during an event', () => {
    const s = scene({
      hands,
      draw: { only: 'green 1, green 2, green 3, green 4, green 6' },
      lasting,
      sets,
      discard,
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 5, 3])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 12, 13])
  })

  it('spares players who were lucky when it came', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5, mimicry',
      sets,
      events: 'plus-one, third-time-lucky',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'yellow')
    s.does('Ben', 'draw')
    expect(s.handSizes()).toEqual([1, 2, 2])
    s.does('Ben', 'pass').does('Cem', 'draw')
    expect(s.handSizes()).toEqual([1, 2, 4])
  })

  it('does not spare players who are lucky later', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5, mimicry',
      lasting,
      sets,
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'yellow')
    expect(s.handSizes()).toEqual([5, 1, 6])
    s.does('Ben', 'draw')
    expect(s.handSizes()).toEqual([5, 3, 6])
  })

  it('still applies to players who are lucky when a second one comes', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5, mimicry',
      lasting,
      sets,
      events: 'plus-one',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'yellow')
    s.does('Ben', 'draw')
    expect(s.handSizes()).toEqual([1, 3, 2])
  })

  it('applies to a player who triggered it with their last card, after Nice Try', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'nice try, blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events: 'plus-one',
    })
    s.does('Ada', 'black 5').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([4, 1, 1])
  })

  it('ends with the round', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 9' }, lasting, sets, discard })
    s.does('Ada', 'red 9').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.view(null).lasting).toEqual([])
  })

  it('does not add up, but a second one applies to those who were lucky the first time', () => {
    const s = scene({
      hands,
      draw,
      sets,
      discard,
      events: 'plus-one',
      lasting: [{ id: 'plus-one', spared: ['Ben'] }],
    })
    s.does('Ada', 'black 5').does('Ben', 'draw')
    expect(s.handSizes()).toEqual([1, 3, 2])
  })
})
