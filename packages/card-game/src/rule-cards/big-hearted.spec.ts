import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const rules = 'big-hearted'
const hands = { Ada: 'red gift, red 5, blue 1, blue 2, blue 3', Ben: 'green 2', Cem: 'green 3' }

describe('Big Hearted', () => {
  it('makes Gift give three cards', () => {
    const s = scene({ hands, rules })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.tries('Ada', 'red 5, blue 1')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'red 5, blue 1, blue 2')
    expect(s.hand('Ada')).toEqual(['blue 3'])
    expect(s.hand('Ben')).toEqual(['green 2', 'red 5', 'blue 1', 'blue 2'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'gave', from: 0, to: 1, count: 3 })
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'red 5')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('keeps the number at two if it is not in force', () => {
    const s = scene({ hands })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.tries('Ada', 'red 5, blue 1, blue 2')).toMatchObject({ code: 'illegal' })
    s.does('Ada', 'red 5, blue 1')
    expect(s.handSizes()).toEqual([2, 3, 1])
  })

  it.each([
    ['red gift, red 5, blue 1, blue 2', [0, 4, 1]],
    ['red gift, red 5, blue 1', [0, 3, 1]],
    ['red gift', [0, 1, 1]],
  ])('gives all there is of %s', (Ada, counts) => {
    const s = scene({ hands: { ...hands, Ada }, rules })
    s.does('Ada', 'red gift', 'Ben').everyonePasses('counterattack')
    expect(s.handSizes()).toEqual(counts)
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('never gives Fuck You', () => {
    const s = scene({ hands: { ...hands, Ada: 'red gift, red 5, fuck you, blue 1' }, rules })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.hand('Ada')).toEqual(['fuck you'])
    expect(s.handSizes()).toEqual([1, 3, 1])
  })

  it('applies to a counterattacker, who gives three of their own', () => {
    const s = scene({ hands: { ...hands, Ben: 'counterattack, green 1, green 2, green 4, green 5' }, rules })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'green', 'Cem').everyonePasses()
    s.does('Ben', 'green 1, green 2, green 4')
    expect(s.handSizes()).toEqual([4, 1, 4])
    expect(s.turn).toBe('Ben')
  })

  it('applies to Mimicry as Gift', () => {
    const s = scene({
      hands: { ...hands, Ada: 'mimicry, red 5, blue 1, blue 2, blue 3' },
      sets: ['base', 'troublemaker'],
      rules,
    })
    s.does('Ada', 'mimicry', 'gift', 'Ben').everyonePasses().does('Ada', 'red 5, blue 1, blue 2')
    expect(s.handSizes()).toEqual([1, 4, 1])
  })

  it('does not apply to Exchange', () => {
    const s = scene({
      hands: { ...hands, Ada: 'red exchange, red 5, blue 1, blue 2', Ben: 'green 1, green 2, green 4' },
      rules,
    })
    s.does('Ada', 'red exchange', 'Ben').everyonePasses().does('Ada', 'blue 1, blue 2')
    expect(s.hand('Ada')).toHaveLength(3)
    expect(s.hand('Ben')).toEqual(expect.arrayContaining(['blue 1', 'blue 2']))
  })
})
