import { describe, expect, it } from 'vitest'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

const rules = 'inflation'
const hands = { Ada: 'red 5', Ben: 'green 2, red gift', Cem: 'green 3' }
const ticking = [{ id: 'time-bomb', turns: [2, 2, 2] }]

describe('Inflation', () => {
  it('doubles the points of hands', () => {
    const s = scene({ hands, rules, scores: { Ben: 5 } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([0, 23, 6])
    expect(s.table.sheet).toEqual([[0, 18, 6]])
    s.everyonePasses()
    expect(s.table.round).toBe(2)
  })

  it('does not double them if it is not in force', () => {
    const s = scene({ hands, rules: 'thirst' })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([0, 9, 3])
  })

  it('doubles Doomsday', () => {
    const options = { hands: { ...hands, Ada: 'black 1, blue 1' }, events: 'doomsday' }
    expect(scene({ ...options, rules }).does('Ada', 'black 1').scores).toEqual([100, 100, 100])
    expect(scene(options).does('Ada', 'black 1').scores).toEqual([50, 50, 50])
  })

  it('doubles the hands of a round that ends by an empty pile', () => {
    const s = scene({ hands, rules, draw: { only: '' } })
    s.does('Ada', 'draw')
    expect(s.scores).toEqual([10, 18, 6])
  })

  it('does not double the ten points of a Time Bomb', () => {
    const s = scene({ hands, rules, lasting: ticking })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores).toEqual([-10, 28, 16])
  })

  it('is doubled again by a Time Bomb that runs out', () => {
    const s = scene({
      hands: { ...hands, Ada: 'blue 5' },
      rules,
      draw: 'blue 9',
      lasting: [{ id: 'time-bomb', turns: [0, 0, 0] }],
    })
    s.does('Ada', 'draw', 'pass')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([56, 36, 12])
  })

  it('does not double points given during a round', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 1, blue 5' },
      sets: ['base', 'troublemaker'],
      discard: 'red 1, lucky bastard, mimicry',
      events: 'double-taxation',
      rules,
    })
    s.does('Ada', 'black 1')
    expect(s.scores).toEqual([5, 9, 3])
  })

  it('gives no points to a lucky player', () => {
    const s = scene({
      hands: { Ada: 'black 1, blue 1', Ben: 'lucky bastard, green 2', Cem: 'green 3' },
      sets: ['base', 'troublemaker'],
      events: 'doomsday',
      rules,
    })
    s.does('Ada', 'black 1').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red')
    expect(s.scores).toEqual([100, 0, 100])
  })

  it('applies if it is in force at the end of the round', () => {
    const sets: SceneOptions['sets'] = ['base', 'pandora']
    const drawn = scene({ hands: { ...hands, Ada: 'do it yourself' }, sets, rules: '', rulePile: rules })
    drawn.does('Ada', 'do it yourself', 'yes', 'red').everyonePasses()
    expect(drawn.scores).toEqual([0, 18, 6])
    const options = { sets, rules, events: 'pandoras-box' }
    const swapped = findSceneWithRules('thirst', (seed) =>
      scene({ ...options, hands: { ...hands, Ada: 'black 1' }, seed }).does('Ada', 'black 1'),
    )
    expect(swapped.everyonePasses().scores).toEqual([0, 9, 3])
  })

  it('can end the match', () => {
    const s = scene({ hands, rules, limit: 17 })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.match.isOver).toBe(true)
    expect(s.table.winners).toEqual([0])
  })
})
