import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const events = 'friday-the-13th'
const discard = 'red 5'

describe('Friday the 13th', () => {
  it('has no effect', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      scores: { Ada: 7 },
      discard,
      events,
    })
    const pile = s.table.drawPile.length
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    expect(s.discardPile()).toEqual(['black 5', 'red 5'])
    expect(s.table.drawPile).toHaveLength(pile)
    expect(s.scores).toEqual([7, 0, 0])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.view(null).lasting).toEqual([])
  })

  it('is public', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'event', event: 'friday-the-13th', seat: 0 })
      expect(s.view(viewer).usedEvents).toEqual(['friday-the-13th'])
    }
  })

  it('does not change the direction', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'green 3' },
      turn: 'Ben',
      direction: -1,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('lets a last card finish if nobody throws in Nice Try', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('allows Nice Try against a last card', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3, nice try' },
      draw: 'red 1, red 2, red 3',
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'pass').does('Cem', 'nice try', 'green')
    expect(s.hand('Ada')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
