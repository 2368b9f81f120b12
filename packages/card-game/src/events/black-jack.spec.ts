import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'black-jack'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }

describe('Black Jack', () => {
  it('turns cards over in turn until the sum exceeds 21: that player takes all', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red 9, blue 9, red 2, green 2, yellow 8' })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 9', 'blue 9', 'red 2', 'green 2'])
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    expect(s.table.display).toEqual([])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('allows exactly 21', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red 9, blue 9, red 3, green 1' })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 5, 1])
  })

  it.each([
    { draw: 'fantastic, red gift, equality, green 1', counts: [1, 5, 1] },
    { draw: 'fuck you', counts: [1, 2, 1] },
    { draw: 'the end, red 5', counts: [1, 1, 3] },
    { draw: 'red 10, black 10, black 2', counts: [4, 1, 1] },
    { draw: 'black 1, red 1, red 2, red 2, blue 3, yellow 3, black 9, blue 9', counts: [1, 1, 9] },
  ])('counts points ($draw)', ({ draw, counts }) => {
    const s = scene({ sets, hands, discard, events, draw })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual(counts)
    expect(s.factKinds().filter((kind) => kind === 'event')).toHaveLength(1)
  })

  it.each([
    { direction: 1, taker: 'Cem' },
    { direction: -1, taker: 'Ada' },
  ] as const)('goes in order of play (direction $direction)', ({ direction, taker }) => {
    const s = scene({
      sets,
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'green 3' },
      draw: 'fuck you',
      turn: 'Ben',
      direction,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    expect(s.hand(taker)).toContain('fuck you')
    expect(s.asked()).toEqual([`${taker}: turn`])
  })

  it('is public', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red 9, blue 9, red 4' })
    s.does('Ada', 'black 5')
    const faces = s.table.hands[0].slice(1).map((card) => s.table.setup.faces[card].index)
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      for (const face of faces)
        expect(s.factsFor(viewer)).toContainEqual({ kind: 'turned-over', faces: [face] })
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'picked', seat: 0, faces })
    }
  })

  it('lets the trigger player finish if another player takes the cards', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'black 5' }, discard, events, draw: 'fuck you' })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 44, 3])
  })

  it('ends the round if the pile is exhausted: nobody takes the cards', () => {
    const s = scene({ sets, hands, discard, events, draw: { only: 'red 9, blue 9, red 3' } })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.table.display).toEqual([])
    expect(s.discardPile()[0]).toBe('black 5')
    expect(s.discardPile().slice(1).sort()).toEqual(['blue 9', 'red 3', 'red 5', 'red 9'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 2, 3])
  })

  it('ends the round without a Nice Try if there is nothing to turn over', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ada: 'black 5', Cem: 'nice try' },
      discard,
      events,
      draw: { only: '' },
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.discardPile()).toEqual(['black 5', 'red 5'])
    expect(s.scores).toEqual([0, 2, 7])
  })

  it('does not end the round if the last card of the pile exceeds 21', () => {
    const s = scene({ sets, hands, discard, events, draw: { only: 'red 9, blue 9, red 4' } })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([4, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
