import { describe, expect, it } from 'vitest'
import { knowersOf } from '../table/knowledge.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'russian-roulette'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1, green 1', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3' }

/** The names of the top `count` cards of the draw pile, from the top. */
const drawPile = (s: Scene, count: number) =>
  s.table.drawPile
    .slice(-count)
    .map((card) => s.card(card))
    .reverse()

describe('Russian Roulette', () => {
  it('puts a card of everybody on top of the draw pile', () => {
    const s = scene({ hands, draw: 'yellow 9', sets, discard, events })
    const pile = s.table.drawPile.length
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay', 'Cem: lay', 'Ada: lay'])
    expect(s.may('Ben')).toEqual(['blue 2', 'green 2'])
    s.does('Ben', 'green 2').does('Cem', 'blue 3').does('Ada', 'green 1')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    expect(s.table.drawPile).toHaveLength(pile + 3)
    expect(drawPile(s, 4).slice(0, 3).sort()).toEqual(['blue 3', 'green 1', 'green 2'])
    expect(drawPile(s, 4)[3]).toBe('yellow 9')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('lets the next players draw them', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'green 2').does('Cem', 'blue 3').does('Ada', 'green 1')
    const [first, second] = drawPile(s, 2)
    s.does('Ben', 'draw', 'pass').does('Cem', 'draw')
    expect(s.hand('Ben')).toEqual(['blue 2', first])
    expect(s.hand('Cem')).toEqual(['green 3', second])
  })

  it('shuffles them', () => {
    const tops = Array.from({ length: 20 }, (_, i) => {
      const s = scene({ hands, sets, discard, events, seed: `roulette ${i}` })
      s.does('Ada', 'black 5').does('Ben', 'green 2').does('Cem', 'blue 3').does('Ada', 'green 1')
      return drawPile(s, 1)[0]
    })
    expect(new Set(tops)).toEqual(new Set(['green 2', 'blue 3', 'green 1']))
  })

  it('can be answered in any order, and discloses no cards', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    const before = s.factKinds().length
    s.does('Ada', 'green 1').does('Cem', 'blue 3')
    expect(s.factKinds()).toHaveLength(before)
    expect(s.view('Ben').players.map(({ cards }) => cards)).toEqual([2, 2, 2])
    s.does('Ben', 'green 2')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer).slice(before)).toEqual([{ kind: 'shuffled-onto-pile', seats: [1, 2, 0] }])
  })

  it('leaves nobody knowing where the cards are', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'green 2').does('Cem', 'blue 3').does('Ada', 'green 1')
    for (const card of s.table.drawPile.slice(-3)) expect(knowersOf(s.table, card)).toBe(0)
  })

  it('asks in order of play, also backwards', () => {
    const s = scene({
      hands: { ...hands, Ada: 'blue 1', Ben: 'black 5, blue 2' },
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.asked()).toEqual(['Ada: lay', 'Cem: lay', 'Ben: lay'])
  })

  it('refuses cards of others, several cards, passing, and a second answer', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.match.answer(1, s.table.hands[2][0])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(1, s.table.hands[1].slice())).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    s.does('Ben', 'blue 2')
    expect(s.match.answer(1, s.table.hands[1][1])).not.toBeNull()
    expect(s.handSizes()).toEqual([2, 2, 2])
  })

  it('asks nothing of a player who triggered it with their last card', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lay', 'Cem: lay'])
    s.does('Ben', 'blue 2').does('Cem', 'blue 3')
    expect(s.factsFor(null)).toContainEqual({ kind: 'shuffled-onto-pile', seats: [1, 2] })
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('lets everybody finish who gives their last card', () => {
    const s = scene({ hands: { ...hands, Ben: 'blue 2', Cem: 'blue 3' }, sets, discard, events })
    s.does('Ada', 'black 5', 'blue 1').does('Ben', 'blue 2').does('Cem', 'blue 3')
    expect(s.asked()).toEqual(['Ada: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 0, 0])
  })

  it('fills an empty draw pile', () => {
    const s = scene({ hands, draw: { only: '' }, sets, discard, events })
    s.does('Ada', 'black 5', 'blue 1').does('Ben', 'blue 2').does('Cem', 'blue 3')
    expect(s.asked()).toEqual(['Ben: turn'])
    for (const player of ['Ben', 'Cem', 'Ada']) s.does(player, 'draw', 'pass')
    expect(s.handSizes()).toEqual([2, 2, 2])
    s.does('Ben', 'draw')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores.reduce((sum, points) => sum + points)).toBe(12)
  })

  it('takes nothing from a lucky player', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.asked()).toEqual(['Cem: lay', 'Ada: lay'])
    s.does('Cem', 'blue 3').does('Ada', 'blue 1')
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(drawPile(s, 2).sort()).toEqual(['blue 1', 'blue 3'])
  })
})
