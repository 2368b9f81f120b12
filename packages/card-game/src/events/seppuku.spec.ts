import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'seppuku'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' }

describe('Seppuku with points', () => {
  it('subtracts 21 points for a number, adds 42 for another card and 21 for a refusal', () => {
    const s = scene({ hands, draw: 'green 9, fantastic', scores: { Ada: 3, Ben: 5 }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: seppuku'])
    expect(s.may('Ben').sort()).toEqual(['no', 'yes'])
    s.does('Ben', 'yes')
    expect(s.scores).toEqual([3, -16, 0])
    expect(s.asked()).toEqual(['Cem: seppuku'])
    s.does('Cem', 'yes')
    expect(s.scores).toEqual([3, -16, 42])
    expect(s.asked()).toEqual(['Ada: seppuku'])
    s.does('Ada', 'no')
    expect(s.scores).toEqual([24, -16, 42])
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.table.sheet).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('slides the cards under the top of the discard pile, publicly', () => {
    const s = scene({ hands, draw: 'green 9, fantastic', sets, discard, events })
    const faces = s.table.drawPile.slice(-2).map((card) => s.table.setup.faces[card].index)
    s.does('Ada', 'black 5').does('Ben', 'yes').does('Cem', 'yes').does('Ada', 'no')
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile().slice(1, 3).sort()).toEqual(['fantastic', 'green 9'])
    expect(s.discardPile()).toHaveLength(6)
    for (const viewer of ['Ada', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'turned-over', faces: [faces[1]] })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'turned-over', faces: [faces[0]] })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'scored', seat: 1, points: -21 })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'scored', seat: 2, points: 42 })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'scored', seat: 0, points: 21 })
    }
  })

  it.each([
    { card: 'black 1', points: -21 },
    { card: 'red 1', points: -21 },
    { card: 'blue gift', points: 42 },
    { card: 'red-blue colour swap', points: 42 },
    { card: 'fuck you', points: 42 },
    { card: 'curse', points: 42 },
  ])('counts $card as $points, and a black one triggers nothing', ({ card, points }) => {
    const s = scene({ hands, draw: card, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'yes')
    expect(s.scores).toEqual([0, points, 0])
    expect(s.factKinds().filter((kind) => kind === 'event')).toHaveLength(1)
    expect(s.asked()).toEqual(['Cem: seppuku'])
  })

  it('goes in order of play, also backwards', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3' },
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5').does('Ada', 'no').does('Cem', 'no').does('Ben', 'no')
    expect(s.scores).toEqual([21, 21, 21])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('refuses other answers, and players out of order', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'ok')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 'yes')).toEqual({ code: 'not-asked' })
    expect(s.tries('Ada', 'no')).toEqual({ code: 'not-asked' })
    expect(s.scores).toEqual([0, 0, 0])
  })

  it('does not end the match before the round is over', () => {
    const s = scene({ hands: { ...hands, Ben: 'blue 5' }, limit: 20, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'no').does('Ada', 'no')
    expect(s.scores).toEqual([21, 21, 21])
    expect(s.match.isOver).toBe(false)
    s.does('Ben', 'blue 5').everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.scores).toEqual([22, 21, 24])
    expect(s.table.winners).toEqual([1])
  })

  it('can save a match that would have been over', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      scores: { Cem: 19 },
      draw: 'green 9',
      limit: 22,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'yes').does('Ada', 'no').everyonePasses()
    expect(s.scores).toEqual([21, 23, 1])
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([2])
  })

  it('does not count for the next dealer', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      draw: 'green 9',
      dealer: 'Ben',
      limit: 500,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'yes').does('Ada', 'no').everyonePasses()
    expect(s.scores).toEqual([21, 23, -18])
    expect(s.table.sheet).toEqual([[0, 2, 3]])
    s.everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.dealer).toBe(2)
  })

  it('is not doubled by a Time Bomb', () => {
    const s = scene({
      hands,
      lasting: [{ id: 'time-bomb', turns: [0, 0, 0] }],
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'no').does('Ada', 'no')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([23, 25, 27])
  })

  it('includes a player who triggered it with their last card, who still finishes', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, draw: 'fantastic', sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'no').does('Ada', 'yes')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([42, 23, 24])
  })

  it('has no effect for a yes on an empty pile, continues, and ends the round', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      draw: { only: 'green 9' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'yes').does('Cem', 'yes')
    expect(s.scores).toEqual([0, -21, 0])
    expect(s.asked()).toEqual(['Ada: seppuku'])
    s.does('Ada', 'no')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([21, -19, 3])
  })

  it('does not end the round with the last card of the pile, nor with refusals', () => {
    const s = scene({ hands, draw: { only: 'green 9' }, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'yes').does('Cem', 'no').does('Ada', 'no')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('skips a lucky player', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    s.does('Cem', 'no').does('Ada', 'no')
    expect(s.scores).toEqual([21, 0, 21])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('Seppuku without points', () => {
  const limit = 'none'
  const threeEach = {
    Ada: 'black 5, blue 1, green 1, yellow 1',
    Ben: 'blue 2, green 2, yellow 2',
    Cem: 'blue 3, green 3, yellow 3',
  }

  it('lets a player discard two for a number, or makes them draw four, or two for a refusal', () => {
    const s = scene({
      hands: threeEach,
      draw: 'red 9, fantastic, red 1, red 2, red 3, red 4, red 6, red 7',
      limit,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'yes')
    expect(s.asked()).toEqual(['Ben: discard'])
    s.does('Ben', 'blue 2, yellow 2')
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile().slice(1, 4).sort()).toEqual(['blue 2', 'red 9', 'yellow 2'])
    s.does('Cem', 'yes')
    expect(s.hand('Cem').slice(3)).toEqual(['red 1', 'red 2', 'red 3', 'red 4'])
    s.does('Ada', 'no')
    expect(s.hand('Ada').slice(3)).toEqual(['red 6', 'red 7'])
    expect(s.scores).toEqual([0, 0, 0])
    expect(s.factKinds()).not.toContain('scored')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('refuses one card, three, and cards of others', () => {
    const s = scene({ hands: threeEach, draw: 'red 9', limit, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'yes')
    expect(s.tries('Ben', 'blue 2')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'blue 2, green 2, yellow 2')).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, s.table.hands[2].slice(0, 2))).toMatchObject({ code: 'illegal' })
    expect(s.handSizes()).toEqual([3, 3, 3])
  })

  it('discards small hands completely, and several can win', () => {
    const s = scene({ hands, draw: 'red 9, red 8, fantastic', limit, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'yes')
    expect(s.asked()).toEqual(['Cem: seppuku'])
    s.does('Cem', 'yes').does('Ada', 'yes')
    expect(s.handSizes()).toEqual([5, 0, 0])
    s.everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([1, 2])
  })

  it('lets a trigger player without cards win who turns over a number', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      draw: 'red 1, red 2, red 3, red 4, red 9',
      limit,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'no').does('Ada', 'yes').everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })

  it('undoes the win of a trigger player without cards who refuses', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, limit, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'no').does('Cem', 'no').does('Ada', 'no')
    expect(s.handSizes()).toEqual([2, 3, 3])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('continues as far as the pile lasts, and then the lowest hand wins', () => {
    const s = scene({ hands, draw: { only: 'fantastic, red 8' }, limit, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'yes')
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 8'])
    s.does('Cem', 'yes').does('Ada', 'no')
    expect(s.handSizes()).toEqual([1, 2, 1])
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })

  it('skips a lucky player', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      limit,
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    s.does('Cem', 'no').does('Ada', 'no')
    expect(s.handSizes()).toEqual([3, 1, 3])
  })
})
