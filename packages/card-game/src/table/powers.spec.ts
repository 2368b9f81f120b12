import { toVisibleFact } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createMatch } from '../card-rules.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']
const powers = { Ada: 'looping, black-wish' }
const hands = { Ada: 'red 5, red 8, blue 2', Ben: 'red 6, blue 6', Cem: 'red 7, blue 7' }

describe('Power cards', () => {
  it('are dealt two each at the start of a round, face down, from two of each of twelve kinds', () => {
    for (const players of [2, 3, 8]) {
      const { state } = createMatch({ players, sets: ['base', 'supercharge'] }, 'powers')
      expect(state.powers.map((held) => held.length)).toEqual(new Array(players).fill(2))
      expect(state.powers.flat().every(({ open }) => !open)).toBe(true)
      const all = [...state.powers.flat().map(({ power }) => power), ...state.powerPile]
      const ids = all.map((power) => state.setup.powers[power].id)
      expect(new Set(all).size).toBe(24)
      expect(new Set(ids).size).toBe(12)
      expect(state.powerPile).toHaveLength(24 - 2 * players)
    }
  })

  it('are shuffled', () => {
    const dealt = (seed: string) =>
      JSON.stringify(createMatch({ players: 3, sets: ['base', 'supercharge'] }, seed).state.powers)
    expect(dealt('a')).toBe(dealt('a'))
    expect(new Set(['a', 'b', 'c', 'd'].map(dealt)).size).toBeGreaterThan(1)
  })

  it('do not exist without Supercharge', () => {
    const match = createMatch({ players: 3 }, 'powers', true)
    expect(match.state.powers).toEqual([[], [], []])
    expect(match.takeFacts().map(({ publicPart }) => publicPart.kind)).not.toContain('drew-powers')
  })

  it('are shown to their owner only when dealt', () => {
    const match = createMatch({ players: 3, sets: ['base', 'supercharge'] }, 'powers', true)
    const dealt = match.takeFacts().filter(({ publicPart }) => publicPart.kind === 'drew-powers')
    expect(dealt).toHaveLength(3)
    const publicPart = { kind: 'drew-powers', seat: 1, count: 2 }
    const ben = dealt.find((fact) => fact.publicPart.kind === 'drew-powers' && fact.publicPart.seat === 1)!
    const drawn = match.state.powers[1].map(({ power }) => power)
    expect(toVisibleFact(ben, 1)).toEqual({ ...publicPart, powers: drawn })
    expect(toVisibleFact(ben, 0)).toEqual(publicPart)
    expect(toVisibleFact(ben, null)).toEqual(publicPart)
  })

  it('are dealt anew every round, all of them face down', () => {
    const s = scene({ sets, powers: { Ada: 'looping!, black-wish' }, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.powers.map((held) => held.length)).toEqual([2, 2, 2])
    expect(s.table.powers.flat().every(({ open }) => !open)).toBe(true)
    expect(s.table.powerPile).toHaveLength(18)
  })

  it('are seen by their owner only until they are activated, then by all', () => {
    const s = scene({ sets, powers, hands })
    expect(s.view('Ada').powers).toEqual([
      { power: 'looping', open: false },
      { power: 'black-wish', open: false },
    ])
    expect(s.view('Ben').powers).toEqual([])
    expect(s.view(null).powers).toEqual([])
    for (const viewer of ['Ada', 'Ben', null]) expect(s.view(viewer).players[0].powers).toEqual([null, null])
    s.does('Ada', 'red 5 with looping')
    for (const viewer of ['Ada', 'Ben', null])
      expect(s.view(viewer).players[0].powers).toEqual(['looping', null])
    for (const viewer of ['Ada', 'Ben', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'activated', seat: 0, power: 'looping' })
  })

  it('can be activated with any card played in one’s own turn', () => {
    const s = scene({ sets, powers, hands })
    expect(s.may('Ada').toSorted()).toEqual([
      'draw',
      'red 5',
      'red 5 with black-wish',
      'red 5 with looping',
      'red 8',
      'red 8 with black-wish',
      'red 8 with looping',
    ])
    expect(s.tries('Ada', 'blue 2 with looping')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'red 5')
    expect(s.powers('Ada')).toEqual(['looping', 'black-wish'])
    expect(s.factKinds()).not.toContain('activated')
  })

  it('can be activated with a card played after drawing, also the drawn one', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'blue 2' }, draw: 'red 9' })
    expect(s.may('Ada')).toEqual(['draw'])
    s.does('Ada', 'draw')
    expect(s.may('Ada')).toEqual(['red 9', 'red 9 with looping', 'red 9 with black-wish', 'pass'])
    s.does('Ada', 'red 9 with looping')
    expect(s.powers('Ada')).toEqual(['looping!', 'black-wish'])
    expect(s.turn).toBe('Cem')
  })

  it('can be activated once per turn: with either card of 2nd Chance, but not with both', () => {
    const second = { ...hands, Ada: 'red 2nd chance, red 8, blue 2' }
    const first = scene({ sets, powers, hands: second })
    first.does('Ada', 'red 2nd chance with looping')
    expect(first.may('Ada')).toEqual(['red 8'])
    first.does('Ada', 'red 8')
    expect(first.turn).toBe('Cem')
    const other = scene({ sets, powers, hands: second })
    other.does('Ada', 'red 2nd chance')
    expect(other.may('Ada')).toEqual(['red 8', 'red 8 with looping', 'red 8 with black-wish'])
    other.does('Ada', 'red 8 with looping')
    expect(other.powers('Ada')).toEqual(['looping!', 'black-wish'])
    expect(other.turn).toBe('Cem')
  })

  it('can be activated again in the next turn, if unused', () => {
    const s = scene({ sets, powers: { ...powers, Cem: 'looping' }, hands })
    s.does('Ada', 'red 5 with looping')
    expect(s.may('Cem')).toContain('red 7 with looping')
    s.does('Cem', 'red 7').does('Ben', 'red 6')
    expect(s.may('Ada')).toEqual(['red 8', 'red 8 with black-wish', 'draw'])
  })

  it('stay open when used, and cannot be activated', () => {
    const s = scene({ sets, powers: { Ada: 'looping!, black-wish!' }, hands })
    expect(s.may('Ada')).toEqual(['red 5', 'red 8', 'draw'])
    expect(s.tries('Ada', 'red 5 with looping')).toMatchObject({ code: 'illegal' })
    expect(s.view('Ben').players[0].powers).toEqual(['looping', 'black-wish'])
  })

  it('cannot be activated with a card that is thrown in', () => {
    const s = scene({
      sets,
      powers: { Ben: 'looping' },
      hands: { Ada: 'red gift', Ben: 'counterattack, nice try, blue 4, blue 6, blue 7', Cem: 'blue 9' },
    })
    s.does('Ada', 'red gift', 'Ben')
    expect(s.may('Ben')).toEqual(['pass', 'counterattack'])
    s.does('Ben', 'counterattack', 'blue', 'Cem').everyonePasses().does('Ben', 'blue 4, blue 6')
    expect(s.may('Ben')).toEqual(['pass', 'nice try'])
  })

  describe('and a card that Rewind makes a player play', () => {
    const options: SceneOptions = {
      sets: ['base', 'troublemaker', 'supercharge'],
      discard: 'red 5, lucky bastard, mimicry, red 1, red 2, red 3, red 4',
      draw: 'red 2nd chance',
      events: 'rewind',
    }

    it('cannot be combined out of turn, as by Last Chance', () => {
      const s = scene({
        ...options,
        hands: { Ada: 'red thief, blue 1', Ben: 'green 2', Cem: 'blue 3' },
        powers: { Ben: 'looping' },
        lasting: [{ id: 'last-chance' }],
      })
      s.does('Ada', 'red thief', 'Ben').everyonePasses('counterattack').does('Ben', 'yes')
      expect(s.asked()).toEqual(['Ben: second-chance'])
      expect(s.may('Ben')).toEqual(['lucky bastard', 'red 2'])
    })

    it('can be combined in one’s own turn', () => {
      const s = scene({
        ...options,
        hands: { Ada: 'black 5, red 9', Ben: 'green 2', Cem: 'blue 3' },
        powers: { Ada: 'looping' },
      })
      s.does('Ada', 'black 5', 'yes')
      expect(s.may('Ada')).toContain('red 9 with looping')
    })
  })

  it('cannot be activated with The End', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'the end' } })
    expect(s.may('Ada')).toEqual(['the end', 'draw'])
    expect(s.tries('Ada', 'the end with looping')).toMatchObject({ code: 'illegal' })
  })

  it('can be activated with Fuck You', () => {
    const ten = 'fuck you, green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, blue 9'
    const s = scene({ sets, powers, hands: { ...hands, Ada: ten }, discard: 'red 3' })
    s.does('Ada', 'fuck you with looping')
    expect(s.call).toEqual({ colour: 'red', number: 3 })
    expect(s.turn).toBe('Cem')
  })

  it('cannot be activated with the opening card', () => {
    const s = scene({ sets, powers, hands, opening: 'red 2nd chance' })
    expect(s.asked()).toEqual(['Ada: second-chance'])
    expect(s.may('Ada')).toEqual(['red 5', 'red 8'])
  })

  it('cannot be activated with cards that follow from the opening card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'blue 2nd chance, blue 2' },
      opening: 'red 2nd chance',
    })
    s.does('Ada', 'blue 2nd chance')
    expect(s.may('Ada')).toEqual(['blue 2'])
  })

  it('can be activated in the first turn after the opening card', () => {
    const s = scene({ sets, powers: { Ben: 'looping' }, hands, opening: 'red 2nd chance' })
    s.does('Ada', 'red 5')
    expect(s.may('Ben')).toContain('red 6 with looping')
  })

  it('are not hand cards and cost no points', () => {
    const s = scene({
      sets,
      powers: { Ada: 'looping', Ben: 'looping, black-wish!', Cem: 'recycling' },
      hands: { ...hands, Ada: 'red 5' },
    })
    expect(s.handSizes()).toEqual([1, 2, 2])
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 12, 14])
  })
})
