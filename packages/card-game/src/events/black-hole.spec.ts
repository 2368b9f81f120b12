import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'black-hole'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'

describe('Black Hole', () => {
  it('gives the trigger player all black cards of the others, publicly', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'black 1, green 2, black 9', Cem: 'yellow 3, black 7' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'black 1', 'black 9', 'black 7'])
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.hand('Cem')).toEqual(['yellow 3'])
    const faces = s.table.hands[0].slice(1).map((card) => s.table.setup.faces[card].index)
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({
        kind: 'took-openly',
        seat: 0,
        from: 1,
        faces: faces.slice(0, 2),
      })
      expect(s.factsFor(viewer)).toContainEqual({
        kind: 'took-openly',
        seat: 0,
        from: 2,
        faces: faces.slice(2),
      })
    }
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('collects in the order of play', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'black 1, green 2', Cem: 'yellow 3, black 7' },
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'black 7', 'black 1'])
    expect(s.turn).toBe('Cem')
  })

  it('takes black number cards only, and none from the trigger player', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, black 2, blue 1',
        Ben: 'fuck you, curse, fantastic, blue 5, black 6',
        Cem: 'green thief, counterattack',
      },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['black 2', 'blue 1', 'black 6'])
    expect(s.hand('Ben')).toEqual(['fuck you', 'curse', 'fantastic', 'blue 5'])
    expect(s.hand('Cem')).toEqual(['green thief', 'counterattack'])
  })

  it('has no effect where nobody holds a black card', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.factKinds()).not.toContain('took-openly')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('works with Troublemaker, too', () => {
    const s = scene({
      hands: { Ada: 'red troublemaker, blue 1', Ben: 'black 1, blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red troublemaker')
    expect(s.hand('Ada')).toEqual(['blue 1', 'black 1'])
    expect(s.call.colour).toBe('red')
    expect(s.turn).toBe('Ben')
  })

  it('lets a last card finish if there is nothing to take', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('lets everybody finish who had only black cards', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'black 1, black 2', Cem: 'black 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 0, 0])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([6, 0, 0])
  })

  it('takes nothing from a lucky player', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, black 1', Cem: 'black 2, blue 3' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.hand('Ada')).toEqual(['blue 1', 'black 2'])
    expect(s.hand('Ben')).toEqual(['black 1'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.turn).toBe('Ben')
  })
})
