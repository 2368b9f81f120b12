import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Number', () => {
  it('follows its colour or its number, and calls for both', () => {
    const s = scene({
      hands: { Ada: 'red 7, blue 5, green 3', Ben: 'blue 2', Cem: 'blue 3' },
      discard: 'red 5',
    })
    expect(s.may('Ada')).toEqual(['red 7', 'blue 5', 'draw'])
    s.does('Ada', 'blue 5')
    expect(s.call).toEqual({ colour: 'blue', number: 5 })
    expect(s.discardPile()).toEqual(['blue 5', 'red 5'])
    expect(s.turn).toBe('Ben')
  })

  it('follows nothing else, and is refused with the call', () => {
    const s = scene({ hands: { Ada: 'green 3, blue 2', Ben: 'blue 2' }, discard: 'red 5' })
    const reason = { because: 'does-not-follow', call: { colour: 'red', number: 5 } }
    expect(s.tries('Ada', 'green 3')).toMatchObject({ code: 'illegal' })
    expect(s.explainIllegal('Ada', 'green 3')).toMatchObject(reason)
    const { match, table } = s
    expect(match.answer(0, table.hands[0][0])).toMatchObject({ code: 'illegal', reason })
    expect(s.hand('Ada')).toEqual(['green 3', 'blue 2'])
    expect(s.turn).toBe('Ada')
  })

  it('has no other effect, and is public', () => {
    const s = scene({ hands: { Ada: 'red 7, green 3', Ben: 'blue 2', Cem: 'blue 3, blue 4' } })
    s.does('Ada', 'red 7')
    expect(s.factKinds()).toEqual(['played'])
    expect(s.factsFor(null)).toEqual(s.factsFor('Cem'))
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'blue 4'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round as last card, unless Nice Try is thrown in', () => {
    const s = scene({ hands: { Ada: 'red 7', Ben: 'blue 2', Cem: 'blue 3, blue 4' } })
    s.does('Ada', 'red 7')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 7])
  })
})
