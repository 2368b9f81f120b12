import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Fuck You', () => {
  const blues = (count: number) => Array.from({ length: count }, (_, i) => `blue ${i + 1}`).join(', ')
  const handWith = (others: number, more = '') => ({
    Ada: `fuck you, ${blues(others)}${more}`,
    Ben: 'green 2',
    Cem: 'green 3',
  })

  it('can be played with exactly ten cards, itself included', () => {
    expect(scene({ hands: handWith(9), discard: 'red 9' }).may('Ada')).toEqual(['fuck you', 'blue 9', 'draw'])
    expect(scene({ hands: handWith(8), discard: 'red 9' }).may('Ada')).toEqual(['draw'])
    expect(scene({ hands: handWith(9, ', green 1'), discard: 'red 9' }).may('Ada')).toEqual([
      'blue 9',
      'draw',
    ])
  })

  it('is refused with the number of cards', () => {
    const s = scene({ hands: handWith(8) })
    const reason = { because: 'needs-ten-cards', have: 9 }
    expect(s.explainIllegal('Ada', 'fuck you')).toEqual(reason)
    expect(s.match.answer(0, s.table.hands[0][0])).toEqual({ code: 'illegal', reason })
    expect(scene({ hands: handWith(9) }).explainIllegal('Ada', 'fuck you')).toBeNull()
  })

  it('can be played after drawing the tenth card', () => {
    const s = scene({ hands: handWith(8), discard: 'red 9', draw: 'green 5' })
    s.does('Ada', 'draw')
    expect(s.may('Ada')).toEqual(['fuck you', 'pass'])
    s.does('Ada', 'fuck you')
    expect(s.handSizes()).toEqual([9, 1, 1])
  })

  it('slides under the top card: the call stays', () => {
    const s = scene({ hands: handWith(9), discard: 'red skip, red 1' })
    s.does('Ada', 'fuck you')
    expect(s.discardPile()).toEqual(['red skip', 'fuck you', 'red 1'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'skip' })
    expect(s.factsFor(null)).toEqual([expect.objectContaining({ kind: 'played', seat: 0 })])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.handSizes()).toEqual([9, 1, 1])
  })

  it('does not change a wish', () => {
    const s = scene({ hands: handWith(9), discard: 'fantastic', call: 7 })
    s.does('Ada', 'fuck you')
    expect(s.discardPile()).toEqual(['fantastic', 'fuck you'])
    expect(s.call).toEqual({ number: 7 })
  })

  it('can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic', 'equality'])
      expect(scene({ hands: handWith(9), discard }).explainIllegal('Ada', 'fuck you')).toBeNull()
    for (const call of ['green', 9, 'anything'] as const)
      expect(scene({ hands: handWith(9), call }).explainIllegal('Ada', 'fuck you')).toBeNull()
  })

  it('costs 42 points', () => {
    const s = scene({ hands: { Ada: 'red 5', Ben: 'fuck you', Cem: 'green 3' } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([0, 42, 3])
  })

  it('is invisible as opening card: anything may follow', () => {
    const s = scene({ dealt: true, opening: 'fuck you' })
    expect(s.call).toEqual({ anything: true })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.may('Ben')).toEqual([...s.hand('Ben'), 'draw'])
  })
})
