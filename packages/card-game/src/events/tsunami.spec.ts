import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'tsunami'

describe('Tsunami', () => {
  it('continues with equal or more points, until a player passes and takes all', () => {
    const s = scene({
      sets,
      hands: {
        Ada: 'black 5, blue 4, blue 9',
        Ben: 'blue 2, red 4, red 7',
        Cem: 'green 1, green 2, fantastic',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay'])
    expect(s.may('Ben')).toEqual(['blue 2', 'red 4', 'red 7'])
    s.does('Ben', 'blue 2')
    expect(s.may('Cem')).toEqual(['pass', 'green 2', 'fantastic'])
    s.does('Cem', 'green 2')
    expect(s.may('Ada')).toEqual(['pass', 'blue 4', 'blue 9'])
    s.does('Ada', 'blue 4')
    expect(s.may('Ben')).toEqual(['pass', 'red 4', 'red 7'])
    s.does('Ben', 'red 4').does('Cem', 'pass')
    expect(s.hand('Cem')).toEqual(['green 1', 'fantastic', 'blue 2', 'green 2', 'blue 4', 'red 4'])
    expect(s.hand('Ben')).toEqual(['red 7'])
    expect(s.hand('Ada')).toEqual(['blue 9'])
    expect(s.table.display).toEqual([])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes the first player lay a card', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 2', Cem: 'green 1' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay'])
    expect(s.tries('Ben', 'pass')).toEqual({ code: 'illegal', reason: null })
  })

  it('refuses fewer points, cards of others and players out of order', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 2, blue 3', Cem: 'green 1, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2')
    for (const wrong of ['green 1', 'blue 4', 'blue 3'])
      expect(s.tries('Cem', wrong)).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(0, s.table.hands[0][0])).toEqual({ code: 'not-asked' })
  })

  it('asks even players without a card high enough, so that nobody learns of it', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 9, blue 3', Cem: 'green 1, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 9')
    expect(s.asked()).toEqual(['Cem: lay'])
    expect(s.may('Cem')).toEqual(['pass'])
    s.does('Cem', 'pass')
    expect(s.hand('Cem')).toEqual(['green 1', 'green 3', 'blue 9'])
  })

  it('counts points: specials seven, The End 17, Fuck You 42', () => {
    const s = scene({
      sets,
      hands: {
        Ada: 'black 5, the end, red gift, blue 7, blue 6',
        Ben: 'edison, blue 3',
        Cem: 'red 7, fuck you',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'edison')
    expect(s.may('Cem')).toEqual(['pass', 'red 7', 'fuck you'])
    s.does('Cem', 'red 7')
    expect(s.may('Ada')).toEqual(['pass', 'the end', 'red gift', 'blue 7'])
    s.does('Ada', 'the end')
    expect(s.may('Ben')).toEqual(['pass'])
    s.does('Ben', 'pass')
    expect(s.hand('Ben')).toEqual(['blue 3', 'edison', 'red 7', 'the end'])
  })

  it('is public', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 2, blue 3', Cem: 'green 1' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2')
    const face = s.table.setup.faces[s.table.display[0]].index
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'laid', seat: 1, face })
      expect(s.view(viewer).display).toEqual([face])
    }
    s.does('Cem', 'pass')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'picked', seat: 2, faces: [face] })
  })

  it.each([
    { direction: 1, order: ['Cem', 'Ada', 'Ben'] },
    { direction: -1, order: ['Ada', 'Cem', 'Ben'] },
  ] as const)('goes in order of play (direction $direction)', ({ direction, order }) => {
    const s = scene({
      sets,
      hands: { Ada: 'blue 1, red 1', Ben: 'black 5, blue 1, red 6', Cem: 'green 1, red 3' },
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    for (const player of order) {
      expect(s.asked()).toEqual([`${player}: lay`])
      s.does(player, player === 'Cem' ? 'green 1' : 'blue 1')
    }
    expect(s.asked()).toEqual([`${order[0]}: lay`])
    s.does(order[0], 'pass')
    expect(s.asked()).toEqual([`${order[0]}: turn`])
  })

  it('makes a trigger player without cards take all', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5', Ben: 'blue 2, blue 3', Cem: 'green 2, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2').does('Cem', 'green 2')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes a player take all who has laid their last card before', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4, blue 6', Ben: 'blue 2', Cem: 'green 3, green 7' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2').does('Cem', 'green 3').does('Ada', 'blue 4')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 3', 'blue 4'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets a player finish who laid their last card if another takes the cards', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 4', Ben: 'blue 2', Cem: 'green 1, green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 2').does('Cem', 'pass')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([4, 0, 6])
  })
})
