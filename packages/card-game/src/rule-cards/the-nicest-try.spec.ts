import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'the-nicest-try'
const hands = { Ada: 'red 9', Ben: 'nice try, blue 2', Cem: 'blue 3' }

/** Ada finishes, and Ben throws in a card against it. */
const tried = (options: SceneOptions, card = 'nice try') =>
  scene({ hands, ...options })
    .does('Ada', 'red 9')
    .does('Ben', card)
    .does('Cem', 'pass')
    .does('Ben', 'blue')

describe('The Nicest Try', () => {
  it('makes a finisher draw five cards', () => {
    const s = tried({ rules })
    expect(s.handSizes()).toEqual([5, 1, 1])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'draw', 'pass')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('keeps the number at three if it is not in force', () => {
    expect(tried({}).handSizes()).toEqual([3, 1, 1])
    expect(tried({ rules: 'thirst' }).handSizes()).toEqual([3, 1, 1])
  })

  it('applies to all finishers', () => {
    const s = scene({
      hands: { Ada: 'black 5, nice try, blue 9', Ben: 'blue 8, red 8', Cem: 'blue 7, red 7' },
      discard: 'red 5',
      events: 'mating-season',
      rules,
    })
    s.does('Ada', 'black 5', 'nice try', 'green')
    expect(s.handSizes()).toEqual([1, 5, 5])
  })

  it('makes a finisher draw six with Plus One', () => {
    const s = tried({
      rules,
      sets: ['base', 'troublemaker'],
      discard: 'red 5, lucky bastard, mimicry',
      lasting: [{ id: 'plus-one' }],
    })
    expect(s.handSizes()).toEqual([6, 1, 1])
  })

  it('applies to Mimicry as Nice Try, too', () => {
    const s = tried(
      { rules, sets: ['base', 'troublemaker'], hands: { ...hands, Ben: 'mimicry, blue 2' } },
      'mimicry',
    )
    expect(s.handSizes()).toEqual([5, 1, 1])
  })

  it('does not apply to a player who throws it in as last card', () => {
    const s = tried({ rules, hands: { ...hands, Ben: 'nice try' } })
    expect(s.handSizes()).toEqual([5, 0, 1])
    expect(s.isRoundOver).toBe(true)
  })

  it('gives what the pile has, then the round ends', () => {
    const s = tried({ rules, draw: { only: 'green 1, green 2, green 3, green 4' } })
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([10, 2, 3])
  })

  it('has no effect in one’s own turn', () => {
    const s = scene({ hands, turn: 'Ben', rules })
    s.does('Ben', 'nice try', 'green')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.turn).toBe('Cem')
  })
})
