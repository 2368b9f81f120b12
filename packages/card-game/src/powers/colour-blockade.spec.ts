import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'supercharge']

const powers = { Ada: 'colour-blockade' }
const hands = { Ada: 'red 5, blue 1, red 9', Ben: 'red 6, fantastic, blue 5, blue 8', Cem: 'red 7, blue 7' }
const blocked = { because: 'blocked' }

describe('Colour Blockade', () => {
  it('asks for any colour, which nobody may play', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with colour-blockade')
    expect(s.asked()).toEqual(['Ada: colour'])
    expect(s.may('Ada').toSorted()).toEqual(['blue', 'green', 'red', 'yellow'])
    expect(s.tries('Ada', '5')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'red')
    expect(s.factsFor(null)).toContainEqual({ kind: 'blocked', colour: 'red' })
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.may('Ben')).toEqual(['fantastic', 'blue 5', 'draw'])
    expect(s.explainIllegal('Ben', 'red 6')).toEqual(blocked)
    expect(s.tries('Ben', 'red 6')).toEqual({ code: 'illegal', reason: blocked })
    expect(s.explainIllegal('Ben', 'blue 8')).toMatchObject({ because: 'does-not-follow' })
    expect(s.handSizes()).toEqual([2, 4, 2])
  })

  it('removes the colour from wishes', () => {
    const s = scene({ sets, powers, hands: { ...hands, Cem: 'counterattack, blue 7' } })
    s.does('Ada', 'red 5 with colour-blockade', 'red').does('Ben', 'fantastic')
    expect(s.may('Ben')).not.toContain('red')
    expect(s.may('Ben')).toEqual(expect.arrayContaining(['yellow', 'green', 'blue', '1', '10']))
    expect(s.tries('Ben', 'red')).toEqual({ code: 'illegal', reason: null })
    s.does('Ben', 'blue').does('Cem', 'counterattack')
    expect(s.may('Cem').toSorted()).toEqual(['blue', 'green', 'yellow'])
  })

  it('removes the colour from wishes of cards thrown in', () => {
    const s = scene({
      sets,
      hands: { Ada: 'blue gift, green 2, green 3, green 4', Ben: 'counterattack, blue 5', Cem: 'nice try' },
      discard: 'blue 3',
      lasting: [{ id: 'colour-blockade', owner: 'Cem', turns: [1], colour: 'red' }],
    })
    s.does('Ada', 'blue gift', 'Ben').does('Ben', 'counterattack')
    expect(s.may('Ben').toSorted()).toEqual(['blue', 'green', 'yellow'])
  })

  it('lasts until its owner’s next turn is over, also for the owner', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with colour-blockade', 'red').does('Ben', 'blue 5').does('Cem', 'draw', 'pass')
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.explainIllegal('Ada', 'red 9')).toMatchObject({ because: 'does-not-follow' })
    s.does('Ada', 'draw')
    expect(s.view(null).lasting).toHaveLength(1)
    s.does('Ada', 'pass')
    expect(s.view(null).lasting).toEqual([])
  })

  it('applies to its owner in their next turn', () => {
    const s = scene({ sets, powers, hands })
    s.does('Ada', 'red 5 with colour-blockade', 'red').does('Ben', 'draw', 'pass').does('Cem', 'draw', 'pass')
    expect(s.explainIllegal('Ada', 'red 9')).toEqual(blocked)
    s.does('Ada', 'draw', 'pass')
    expect(s.explainIllegal('Ben', 'red 6')).toBeNull()
  })

  it('counts a skipped turn', () => {
    const s = scene({ sets, powers, hands, skipped: ['Ada'] })
    s.does('Ada', 'red 5 with colour-blockade', 'red').does('Ben', 'draw', 'pass')
    expect(s.explainIllegal('Cem', 'red 7')).toEqual(blocked)
    s.does('Cem', 'draw', 'pass')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.explainIllegal('Ben', 'red 6')).toBeNull()
  })

  it('applies in both directions of play', () => {
    const s = scene({ sets, powers, hands, direction: -1 })
    s.does('Ada', 'red 5 with colour-blockade', 'red')
    expect(s.asked()).toEqual(['Cem: turn'])
    expect(s.explainIllegal('Cem', 'red 7')).toEqual(blocked)
    s.does('Cem', 'draw', 'pass')
    expect(s.explainIllegal('Ben', 'red 6')).toEqual(blocked)
    s.does('Ben', 'draw', 'pass')
    expect(s.explainIllegal('Ada', 'red 9')).toEqual(blocked)
  })

  it('can block the colour just wished for: then only open-wish cards follow', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'fantastic, blue 1' } })
    s.does('Ada', 'fantastic with colour-blockade')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'red')
    expect(s.asked()).toEqual(['Ada: colour'])
    s.does('Ada', 'red')
    expect(s.call).toEqual({ colour: 'red' })
    expect(s.may('Ben')).toEqual(['fantastic', 'draw'])
  })

  it('blocks special cards and both colours of a Colour Swap, but no black cards', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      powers,
      hands: { ...hands, Ben: 'red gift, red-blue colour swap, black 5, blue 5' },
    })
    s.does('Ada', 'red 5 with colour-blockade', 'red')
    expect(s.explainIllegal('Ben', 'red gift')).toEqual(blocked)
    expect(s.explainIllegal('Ben', 'red-blue colour swap')).toEqual(blocked)
    expect(s.may('Ben')).toEqual(['black 5', 'blue 5', 'draw'])
  })

  it('takes effect after an attack, and cannot be countered', () => {
    const s = scene({
      sets,
      powers,
      hands: { Ada: 'red skip, blue 1', Ben: 'counterattack, blue 5', Cem: 'red 7, blue 7' },
    })
    s.does('Ada', 'red skip with colour-blockade', 'Ben').does('Ben', 'counterattack')
    expect(s.may('Ben')).toContain('red')
    s.does('Ben', 'red', 'Cem').everyonePasses()
    expect(s.asked()).toEqual(['Ada: colour'])
    s.does('Ada', 'blue')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'red' })
    expect(s.table.lasting[0]).toMatchObject({ owner: 0, colour: 'blue' })
  })

  it('takes effect after the event of a black card', () => {
    const s = scene({
      sets,
      powers,
      hands: { ...hands, Ada: 'black 5, blue 1' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5 with colour-blockade')
    expect(s.handSizes()).toEqual([4, 7, 5])
    expect(s.asked()).toEqual(['Ada: colour'])
    s.does('Ada', 'blue')
    expect(s.explainIllegal('Ben', 'blue 5')).toEqual(blocked)
  })

  it('can be active twice, independently', () => {
    const s = scene({ sets, powers: { Ada: 'colour-blockade', Ben: 'colour-blockade' }, hands })
    s.does('Ada', 'red 5 with colour-blockade', 'red').does('Ben', 'blue 5 with colour-blockade', 'blue')
    expect(s.explainIllegal('Cem', 'blue 7')).toEqual(blocked)
    s.does('Cem', 'draw', 'pass').does('Ada', 'draw', 'pass')
    expect(s.table.lasting).toMatchObject([{ owner: 1, colour: 'blue' }])
    s.does('Ben', 'draw', 'pass')
    expect(s.table.lasting).toEqual([])
  })

  it('can be activated with the last card, and ends with the round', () => {
    const s = scene({ sets, powers, hands: { ...hands, Ada: 'red 5' } })
    s.does('Ada', 'red 5 with colour-blockade', 'red').everyonePasses()
    expect(s.scores).toEqual([0, 26, 14])
    s.everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.lasting).toEqual([])
  })
})
