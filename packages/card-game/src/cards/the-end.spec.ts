import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const all = ['base', 'troublemaker', 'supercharge'] as ('base' | 'troublemaker' | 'supercharge')[]
const hands = { Ada: 'the end', Ben: 'green 2', Cem: 'nice try, green 3' }

describe('The End', () => {
  it('ends the round at once, without Nice Try', () => {
    const s = scene({ sets, hands })
    s.does('Ada', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.factKinds()).toEqual(['played', 'round-over'])
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ ending: 'the-end', finishers: [0] }))
    expect(s.scores).toEqual([0, 2, 10])
    expect(s.discardPile()[0]).toBe('the end')
  })

  it('can only be played as last card', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'the end, blue 5' }, discard: 'red 3' })
    expect(s.may('Ada')).toEqual(['draw'])
    expect(s.explainIllegal('Ada', 'the end')).toEqual({ because: 'only-as-last-card' })
    expect(s.tries('Ada', 'the end')).toEqual({ code: 'illegal', reason: { because: 'only-as-last-card' } })
  })

  it('cannot be played after drawing', () => {
    const s = scene({ sets, hands, draw: 'red 9', discard: 'blue 3' })
    expect(s.may('Ada')).toEqual(['the end', 'draw'])
    s.does('Ada', 'draw')
    expect(s.may('Ada')).toEqual(['pass'])
  })

  it('can be played on anything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic', 'edison'])
      expect(scene({ sets, hands, discard }).may('Ada')).toEqual(['the end', 'draw'])
    for (const call of ['green', 9, 'anything'] as const)
      expect(scene({ sets, hands, call }).may('Ada')).toEqual(['the end', 'draw'])
  })

  it('cannot be played with a power card', () => {
    const powers = { Ada: 'looping, anti-counter, recycling, troublecharger' }
    expect(scene({ sets, hands, powers }).may('Ada')).toEqual(['the end', 'draw'])
  })

  it('ignores Last Chance', () => {
    const s = scene({ sets: all, hands, lasting: [{ id: 'last-chance' }], events: 'expansion' })
    s.does('Ada', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.factKinds()).not.toContain('event')
    expect(s.scores).toEqual([0, 2, 10])
  })

  it('ignores a Time Bomb', () => {
    const s = scene({ sets, hands, lasting: [{ id: 'time-bomb', turns: [2, 2, 2] }] })
    s.does('Ada', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 10])
  })

  it('ignores Parasite', () => {
    const s = scene({
      sets,
      hands: { ...hands, Cem: 'green 3, green 4, green 5' },
      lasting: [{ id: 'parasite' }],
    })
    s.does('Ada', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 12])
  })

  it('is forbidden by Special Seal', () => {
    const s = scene({ sets, hands, lasting: [{ id: 'special-seal', owner: 'Ben', turns: [1] }] })
    expect(s.may('Ada')).toEqual(['draw'])
    expect(s.explainIllegal('Ada', 'the end')).toEqual({ because: 'sealed' })
  })

  it('costs 17 points in a hand', () => {
    const s = scene({ sets, hands: { Ada: 'red 5', Ben: 'the end', Cem: 'green 3' } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([0, 17, 3])
  })

  it('can be given away like any other card', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'red gift, the end, blue 5, blue 6' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses().does('Ada', 'the end, blue 5')
    expect(s.hand('Ben')).toEqual(['green 2', 'the end', 'blue 5'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be the matching card after 2nd Chance', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'red 2nd chance, the end' } })
    s.does('Ada', 'red 2nd chance', 'the end')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 10])
  })

  it('wins a match without points', () => {
    const s = scene({ sets, hands, limit: 'none' })
    s.does('Ada', 'the end')
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })

  it('has no effect as opening card: anything may follow', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 5', Ben: 'green 2, black 4, blue gift, edison', Cem: 'green 3' },
      opening: 'the end',
    })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ anything: true })
    expect(s.may('Ben')).toEqual(['green 2', 'black 4', 'blue gift', 'edison', 'draw'])
    s.does('Ben', 'green 2')
    expect(s.call).toEqual({ colour: 'green', number: 2 })
    expect(s.asked()).toEqual(['Cem: turn'])
  })
})
