import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'open-hands' }
const hands = { Ada: 'red 5, blue 1, red 9', Ben: 'blue 2, red 6', Cem: 'blue 3, red 7' }

const faces = (s: ReturnType<typeof scene>, player: string) =>
  s.table.hands[s.seat(player)].map((card) => s.table.setup.faces[card].index)
const openTo = (s: ReturnType<typeof scene>, viewer: string | null) =>
  s.view(viewer).players.map(({ openHand }) => openHand !== null)

describe('Open Hands', () => {
  it('opens the hands of all others to everybody', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with open-hands')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(openTo(s, viewer)).toEqual([false, true, true])
      expect(s.view(viewer).players[1].openHand).toEqual(faces(s, 'Ben'))
      expect(s.view(viewer).players[2].openHand).toEqual(faces(s, 'Cem'))
    }
    expect(s.factsFor(null)).toContainEqual({
      kind: 'opened-hands',
      hands: [[], faces(s, 'Ben'), faces(s, 'Cem')],
    })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'red', number: 5 })
  })

  it('shows cards drawn while it lasts, but not those of its owner', () => {
    const s = scene({
      sets,
      powers,
      draw: 'green 1, green 4, green 6, green 7',
      hands: { ...hands, Cem: 'fantastic four, blue 3' },
    })
    s.does('Ada', 'red 5 with open-hands').does('Ben', 'draw')
    const drew = { kind: 'drew', seat: 1, count: 1, cards: s.table.hands[1].slice(2) }
    expect(s.factsFor('Ada')).toContainEqual(drew)
    expect(s.factsFor('Cem')).toContainEqual(drew)
    s.does('Ben', 'pass').does('Cem', 'fantastic four', { Ada: 3, Ben: 1 }).everyonePasses()
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'drew', seat: 0, count: 3 })
    expect(s.factsFor('Ada')).toContainEqual({
      kind: 'drew',
      seat: 1,
      count: 1,
      cards: s.table.hands[1].slice(3),
    })
  })

  it('lasts until the next turn of its owner begins', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with open-hands').does('Ben', 'red 6')
    expect(openTo(s, 'Ada')).toEqual([false, true, true])
    s.does('Cem', 'draw', 'pass')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(openTo(s, 'Ada')).toEqual([false, false, false])
    s.does('Ada', 'draw', 'pass').does('Ben', 'draw')
    expect(s.factsFor('Ada').at(-1)).toEqual({ kind: 'drew', seat: 1, count: 1 })
  })

  it('ends with a turn that is skipped', () => {
    const s = scene({ sets, powers, hands, skipped: ['Ada'] })
    s.does('Ada', 'red 5 with open-hands').does('Ben', 'draw', 'pass').does('Cem', 'draw', 'pass')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(openTo(s, 'Ada')).toEqual([false, false, false])
  })

  it('continues if others are skipped, in both directions of play', () => {
    const s = scene({ sets, powers, hands, skipped: ['Cem'], direction: -1 })
    s.does('Ada', 'red 5 with open-hands')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(openTo(s, null)).toEqual([false, true, true])
    s.does('Ben', 'red 6')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(openTo(s, null)).toEqual([false, false, false])
  })

  it('ends at once if the turn returns to its owner', () => {
    const s = scene({
      sets,
      powers,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'red skip, blue 1', Ben: 'blue 2' },
    })
    s.does('Ada', 'red skip with open-hands')
    expect(s.factKinds()).toContain('opened-hands')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(openTo(s, null)).toEqual([false, false])
  })

  it('takes effect before an attack, so the victim is chosen with open hands, and cannot be countered', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'red exchange, blue 1, blue 4', Ben: 'counterattack, blue 2' },
    })
    s.does('Ada', 'red exchange with open-hands')
    expect(s.asked()).toEqual(['Ada: victim'])
    expect(openTo(s, 'Ada')).toEqual([false, true, true])
    s.does('Ada', 'Ben').does('Ben', 'counterattack', 'green')
    expect(openTo(s, 'Ada')).toEqual([false, true, true])
  })

  it('shows the cards that an attack moves into an open hand', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red gift, blue 1, blue 4, blue 5' } })
    s.does('Ada', 'red gift with open-hands', 'Ben', 'blue 1, blue 4')
    const cards = s.table.hands[1].slice(2)
    expect(s.factsFor('Cem')).toContainEqual({ kind: 'gave', from: 0, to: 1, count: 2, cards })
    expect(s.view('Cem').players[1].openHand).toEqual(faces(s, 'Ben'))
  })

  it('can be active twice: then all hands are open', () => {
    const s = scene({ sets, powers: { Ada: 'open-hands', Ben: 'open-hands' }, hands })
    s.does('Ada', 'red 5 with open-hands').does('Ben', 'red 6 with open-hands')
    expect(openTo(s, null)).toEqual([true, true, true])
    s.does('Cem', 'red 7')
    expect(openTo(s, null)).toEqual([true, false, true])
    s.does('Ada', 'red 9')
    expect(openTo(s, null)).toEqual([false, false, false])
  })

  it('does not show face-down power cards', () => {
    const s = scene({ sets, powers: { ...powers, Ben: 'looping' }, hands })
    s.does('Ada', 'red 5 with open-hands')
    expect(s.view('Ada').players[1].powers).toEqual([null])
  })

  it('asks for no reaction from open hands that cannot react', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red gift, blue 1, blue 4, blue 5', Ben: 'counterattack, blue 2', Cem: 'blue 3' },
    })
    s.does('Ada', 'red gift with open-hands', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.does('Ben', 'counterattack', 'red', 'Cem')
    expect(s.asked()).not.toContain('Cem: counterattack')
  })

  it('can be activated with the last card', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with open-hands')
    expect(s.scores).toEqual([0, 8, 10])
  })
})
