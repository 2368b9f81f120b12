import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'epic-fail'

describe('Epic Fail', () => {
  it('gives Fuck You from the draw pile to the smallest hand, and shuffles the pile', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1, blue 3', Ben: 'blue 2, blue 4', Cem: 'green 3' },
      discard,
      events,
    })
    const before = s.table.drawPile.slice()
    s.does('Ada', 'black 5')
    expect(s.hand('Cem')).toEqual(['green 3', 'fuck you'])
    expect(s.handSizes()).toEqual([2, 2, 2])
    const rest = before.filter((card) => s.card(card) !== 'fuck you')
    expect(s.table.drawPile).not.toEqual(rest)
    expect(s.table.drawPile.toSorted((a, b) => a - b)).toEqual(rest.toSorted((a, b) => a - b))
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
    const face = s.table.setup.faces[s.table.hands[2][1]].index
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'found', seat: 2, face })
  })

  it('takes it from the discard pile, and leaves the draw pile as it is', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1, blue 3', Ben: 'blue 2', Cem: 'green 3, green 4' },
      discard: 'red 5, red 3, fuck you, red 2',
      events,
    })
    const before = s.table.drawPile.slice()
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
    expect(s.discardPile()).toEqual(['black 5', 'red 5', 'red 3', 'red 2'])
    expect(s.table.drawPile).toEqual(before)
    expect(s.asked()).toEqual(['Ben: turn'])
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual(expect.objectContaining({ kind: 'recycled', seat: 1 }))
  })

  it('takes it from another hand', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1, blue 3', Ben: 'blue 2', Cem: 'green 3, fuck you, green 4' },
      discard,
      events,
    })
    const before = s.table.drawPile.slice()
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 4'])
    expect(s.table.drawPile).toEqual(before)
    expect(s.asked()).toEqual(['Ben: turn'])
    const faces = [s.table.setup.faces[s.table.hands[1][1]].index]
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'took-openly', seat: 1, from: 2, faces })
  })

  it('takes it from the hand of the trigger player', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, fuck you, blue 3', Ben: 'blue 2', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 3'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
  })

  it('has no effect if the smallest hand already has it', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1, blue 3', Ben: 'fuck you', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['fuck you'])
    expect(s.handSizes()).toEqual([2, 1, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.factKinds()).toEqual(['played', 'event', 'no-effect'])
  })

  it.each([
    { direction: 1, first: 'Cem' },
    { direction: -1, first: 'Ada' },
  ] as const)(
    'gives it to the first in order of play in a tie (direction $direction)',
    ({ direction, first }) => {
      const s = scene({
        sets,
        hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'green 3' },
        turn: 'Ben',
        direction,
        discard,
        events,
      })
      s.does('Ben', 'black 5')
      expect(s.hand(first)).toContain('fuck you')
    },
  )

  it('gives it to an empty hand, which undoes the finish', () => {
    const s = scene({ sets, hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['fuck you'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can make a player finish who had only Fuck You', () => {
    const s = scene({ sets, hands: { Ada: 'black 5', Ben: 'fuck you', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['fuck you'])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([42, 0, 3])
  })

  it('does not end the round by taking the last card of the draw pile', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      draw: { only: 'fuck you' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
    expect(s.table.drawPile).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('skips a lucky player, and takes nothing from them', () => {
    const all = ['base', 'troublemaker', 'supercharge'] as const
    const s = scene({
      sets: [...all],
      hands: {
        Ada: 'black 5, blue 1, blue 3',
        Ben: 'lucky bastard, blue 2',
        Cem: 'green 3, green 4, green 6',
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 3', 'fuck you'])
    const t = scene({
      sets: [...all],
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, fuck you', Cem: 'green 3, green 4' },
      discard,
      events,
    })
    t.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(t.hand('Ben')).toEqual(['fuck you'])
    expect(t.handSizes()).toEqual([1, 1, 2])
  })
})
