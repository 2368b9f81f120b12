import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'market'
const discard = 'red 5'

describe('Market', () => {
  it('turns over a card for each player, and in order of play each takes one', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, yellow 2, fantastic, red 9',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: pick'])
    expect(s.may('Ben')).toEqual(['red 1', 'yellow 2', 'fantastic'])
    s.does('Ben', 'yellow 2')
    expect(s.asked()).toEqual(['Cem: pick'])
    expect(s.may('Cem')).toEqual(['red 1', 'fantastic'])
    s.does('Cem', 'fantastic')
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'yellow 2'])
    expect(s.hand('Cem')).toEqual(['green 3', 'fantastic'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('is public', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, yellow 2, fantastic',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const faces = s.table.display.map((card) => s.table.setup.faces[card].index)
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'turned-over', faces })
      expect(s.view(viewer).display).toEqual(faces)
    }
    s.does('Ben', 'yellow 2')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'picked', seat: 1, faces: [faces[1]] })
      expect(s.view(viewer).display).toEqual([faces[0], faces[2]])
    }
  })

  it('refuses cards that are not there, several cards, passing, and players out of order', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: 'red 1, yellow 2, fantastic',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const before = s.view('Ben')
    expect(s.match.answer(1, s.table.hands[1][0])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, s.table.drawPile.at(-1))).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, s.table.display)).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, s.table.display[0])).toEqual({ code: 'not-asked' })
    expect(s.view('Ben')).toEqual(before)
    s.does('Ben', 'red 1')
    expect(s.match.answer(1, s.table.display[0])).toEqual({ code: 'not-asked' })
  })

  it.each([
    { direction: 1, order: ['Cem', 'Ada', 'Ben'] },
    { direction: -1, order: ['Ada', 'Cem', 'Ben'] },
  ] as const)('goes in order of play (direction $direction)', ({ direction, order }) => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'green 3' },
      draw: 'red 1, red 2, red 3',
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    s.does('Ben', 'black 5').does(order[0], 'red 1').does(order[1], 'red 2')
    expect(order.map((player) => s.hand(player)[1])).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.turn).toBe(order[0])
  })

  it('ends the round if there is nothing to turn over', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: { only: '' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 2, 3])
  })

  it('has eight cards for eight players', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
      hands: {
        Ada: 'black 5',
        Ben: 'blue 2',
        Cem: 'blue 3',
        Dan: 'blue 4',
        Eve: 'blue 5',
        Flo: 'blue 6',
        Gil: 'blue 7',
        Hal: 'blue 8',
      },
      draw: 'red 1, red 2, red 3, red 4, red 6, red 7, red 8, red 9',
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ben')).toHaveLength(8)
    s.does('Ben', 'red 9').does('Cem', 'red 8').does('Dan', 'red 7').does('Eve', 'red 6')
    s.does('Flo', 'red 4').does('Gil', 'red 3').does('Hal', 'red 2')
    expect(s.hand('Ada')).toEqual(['red 1'])
    expect(s.handSizes()).toEqual([1, 2, 2, 2, 2, 2, 2, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
