import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'looping' }
const players = ['Ada', 'Ben', 'Cem', 'Dan']
const hands = { Ada: 'red 5, blue 1, red 9', Ben: 'red 6, red 2', Cem: 'red 7, red 4', Dan: 'red 8, red 3' }

/** The players of the next turns, if everybody only draws. */
const nextTurns = (s: ReturnType<typeof scene>, count: number) =>
  Array.from({ length: count }, () => {
    const { turn } = s
    s.does(turn, 'draw', 'pass')
    return turn
  })

describe('Looping', () => {
  it('reverses play after the turn, and again after its owner’s next turn', () => {
    const s = scene({ sets, powers, players, hands })
    s.does('Ada', 'red 5 with looping')
    expect(s.table.direction).toBe(-1)
    expect(s.factsFor(null)).toContainEqual({ kind: 'turned-round', direction: -1 })
    expect(nextTurns(s, 8)).toEqual(['Dan', 'Cem', 'Ben', 'Ada', 'Ben', 'Cem', 'Dan', 'Ada'])
    expect(s.table.direction).toBe(1)
    expect(s.table.lasting).toEqual([])
  })

  it('reverses clockwise play, too', () => {
    const s = scene({ sets, powers, players, hands, direction: -1 })
    s.does('Ada', 'red 5 with looping')
    expect(nextTurns(s, 6)).toEqual(['Ben', 'Cem', 'Dan', 'Ada', 'Dan', 'Cem'])
  })

  it('counts a skipped turn', () => {
    const s = scene({ sets, powers, players, hands, skipped: ['Ada'] })
    s.does('Ada', 'red 5 with looping')
    expect(nextTurns(s, 5)).toEqual(['Dan', 'Cem', 'Ben', 'Ben', 'Cem'])
    expect(s.table.direction).toBe(1)
  })

  it('is not affected by others who are skipped', () => {
    const s = scene({ sets, powers, players, hands, skipped: ['Dan'] })
    s.does('Ada', 'red 5 with looping')
    expect(nextTurns(s, 4)).toEqual(['Cem', 'Ben', 'Ada', 'Ben'])
  })

  it('by the same player twice in a row: each ends independently', () => {
    const s = scene({ sets, powers: { Ada: 'looping, looping' }, players, hands })
    s.does('Ada', 'red 5 with looping')
    nextTurns(s, 3)
    s.does('Ada', 'red 9 with looping')
    expect(nextTurns(s, 5)).toEqual(['Dan', 'Cem', 'Ben', 'Ada', 'Ben'])
    expect(s.table.direction).toBe(1)
  })

  it('by two players: each ends independently', () => {
    const s = scene({ sets, powers: { Ada: 'looping', Dan: 'looping' }, players, hands })
    s.does('Ada', 'red 5 with looping').does('Dan', 'red 8 with looping')
    expect(s.table.direction).toBe(1)
    expect(nextTurns(s, 1)).toEqual(['Ada'])
    expect(s.table.direction).toBe(-1)
    expect(nextTurns(s, 2)).toEqual(['Dan', 'Ada'])
    expect(s.table.direction).toBe(1)
    expect(s.table.lasting).toEqual([])
  })

  it('takes effect after an attack and the wish, and cannot be countered', () => {
    const s = scene({
      sets,
      powers,
      players,
      hands: { ...hands, Ada: 'fantastic four, blue 1', Ben: 'counterattack, red 2' },
    })
    s.does('Ada', 'fantastic four with looping', { Ben: 2, Dan: 2 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Dan: counterattack'])
    s.does('Ben', 'counterattack').does('Dan', 'pass').does('Ben', 'yellow', { Ada: 4 }).everyonePasses()
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.turn).toBe('Dan')
  })

  it('reverses play after the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      players,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      draw: 'green 1, green 2, green 3, green 4',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with looping')
    expect(s.hand('Ben').slice(2)).toEqual(['green 1', 'green 2', 'green 3'])
    expect(s.turn).toBe('Dan')
  })

  it('changes nothing else', () => {
    const s = scene({ sets, powers, players, hands })
    s.does('Ada', 'red 5 with looping')
    expect(s.handSizes()).toEqual([2, 2, 2, 2])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.powers('Ada')).toEqual(['looping!'])
  })

  it('can be activated with the last card; after Nice Try play goes the other way', () => {
    const s = scene({ sets, powers, players, hands: { ...hands, Ada: 'red 5', Ben: 'nice try, red 2' } })
    s.does('Ada', 'red 5 with looping')
      .does('Ben', 'nice try')
      .does('Cem', 'pass')
      .does('Dan', 'pass')
      .does('Ben', 'blue')
    expect(s.turn).toBe('Dan')
  })

  it('ends with the round', () => {
    const s = scene({ sets, powers, players, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with looping').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.direction).toBe(1)
    expect(s.table.lasting).toEqual([])
  })
})
