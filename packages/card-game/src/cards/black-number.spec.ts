import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Black number', () => {
  it('follows the same number, and triggers the top event publicly', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 2', Ben: 'blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 0 })
    expect(s.view(null).usedEvents).toEqual(['third-time-lucky'])
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.turn).toBe('Ben')
  })

  it('runs its event from the next seat to its player', () => {
    const s = scene({
      hands: { Ada: 'blue 2', Ben: 'black 5, red 2', Cem: 'blue 3' },
      discard: 'red 5',
      turn: 'Ben',
      events: 'expansion',
    })
    s.does('Ben', 'black 5')
    expect(s.factsFor(null).filter(({ kind }) => kind === 'drew')).toEqual([
      { kind: 'drew', seat: 2, count: 1 },
      { kind: 'drew', seat: 0, count: 2 },
      { kind: 'drew', seat: 1, count: 3 },
    ])
  })

  it('runs its event in the direction in force', () => {
    const s = scene({
      hands: { Ada: 'blue 2', Ben: 'black 5, red 2', Cem: 'blue 3' },
      discard: 'red 5',
      turn: 'Ben',
      direction: -1,
      events: 'expansion',
    })
    s.does('Ben', 'black 5')
    expect(s.handSizes()).toEqual([2, 4, 3])
    expect(s.turn).toBe('Ada')
  })

  it('calls for its number only, since black is not a colour', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 2', Ben: 'black 6, blue 5, red 3, red skip, fantastic', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'friday-the-13th',
    })
    s.does('Ada', 'black 5')
    expect(s.call).toEqual({ number: 5 })
    expect(s.may('Ben')).toEqual(['blue 5', 'fantastic', 'draw'])
    expect(s.explainIllegal('Ben', 'black 6')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: null, number: 5 },
    })
  })

  it('follows a wish for its number, but no colour', () => {
    const hands = { Ada: 'black 5, black 6, red 2', Ben: 'blue 2' }
    expect(scene({ hands, call: 6 }).may('Ada')).toEqual(['black 6', 'draw'])
    expect(scene({ hands, call: 'red' }).may('Ada')).toEqual(['red 2', 'draw'])
    expect(scene({ hands, discard: 'red skip' }).may('Ada')).toEqual(['red 2', 'draw'])
  })

  it('triggers its event even as last card, which may undo the finish', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'expansion',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 2, 3])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('as last card ends the round when its event leaves the hand empty', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'friday-the-13th',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('is not an attack, so Counterattack is not asked for', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 2', Ben: 'counterattack, blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('runs its event as far as the pile lasts, then the round ends without Nice Try', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2, nice try', Cem: 'blue 3' },
      discard: 'red 5',
      draw: { only: 'green 1, green 2, green 4, green 5' },
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2 + 7 + 1 + 2 + 4, 3 + 5])
  })
})
