import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const rules = 'high-five'
const hands = { Ada: 'fantastic four, blue 1', Ben: 'green 2', Cem: 'green 3' }

describe('High Five', () => {
  it('makes Fantastic Four distribute five cards', () => {
    const s = scene({ hands, rules })
    s.does('Ada', 'fantastic four')
    expect(s.tries('Ada', { Ben: 3, Cem: 1 })).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', { Ben: 3, Cem: 3 })).toMatchObject({ code: 'illegal' })
    s.does('Ada', { Ben: 3, Cem: 2 }).everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([1, 4, 3])
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'green 2')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('keeps the number at four if it is not in force', () => {
    const s = scene({ hands })
    s.does('Ada', 'fantastic four')
    expect(s.tries('Ada', { Ben: 3, Cem: 2 })).toMatchObject({ code: 'illegal' })
    s.does('Ada', { Ben: 4 }).everyonePasses()
    expect(s.handSizes()).toEqual([1, 5, 1])
  })

  it('gives all five to the only other player', () => {
    const s = scene({ players: ['Ada', 'Ben'], hands: { Ada: hands.Ada, Ben: hands.Ben }, rules })
    s.does('Ada', 'fantastic four').everyonePasses()
    expect(s.handSizes()).toEqual([1, 6])
  })

  it('applies to a counterattacker', () => {
    const s = scene({ hands: { ...hands, Ben: 'counterattack, green 2' }, rules })
    s.does('Ada', 'fantastic four', { Ben: 5 }).does('Ben', 'counterattack', 'blue')
    expect(s.tries('Ben', { Ada: 4 })).toMatchObject({ code: 'illegal' })
    s.does('Ben', { Ada: 4, Cem: 1 }).everyonePasses()
    expect(s.handSizes()).toEqual([5, 1, 2])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.turn).toBe('Ben')
  })

  it('applies to Mimicry as Fantastic Four, and adds to Plus One', () => {
    const s = scene({
      hands: { ...hands, Ada: 'mimicry, blue 1' },
      sets: ['base', 'troublemaker'],
      lasting: [{ id: 'plus-one' }],
      rules,
    })
    s.does('Ada', 'mimicry', 'fantastic four', { Ben: 3, Cem: 2 }).everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([1, 5, 4])
  })

  it('gives what the pile has, then the round ends', () => {
    const s = scene({ hands, draw: { only: 'red 2, red 3, red 4, red 5' }, rules })
    s.does('Ada', 'fantastic four', { Ben: 5 }).everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 16, 3])
  })
})
