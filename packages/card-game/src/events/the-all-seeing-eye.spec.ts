import { describe, expect, it } from 'vitest'
import { faceName } from '../testing/names.ts'
import { type Scene, scene } from '../testing/scene.ts'

const events = 'the-all-seeing-eye'
const discard = 'red 5'

/** The open hands in the view of a viewer. */
const openHands = (s: Scene, viewer: string | null) =>
  s.view(viewer).players.map(({ openHand }) => openHand?.map(nameOf(s)) ?? null)

const nameOf = (s: Scene) => (face: number) => faceName(s.table.setup.prints[face])

describe('The All-Seeing Eye', () => {
  it('opens all hands to everybody until all players have confirmed', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you, green 2', Cem: 'nice try' },
      discard,
      events,
    })
    expect(openHands(s, 'Ada')).toEqual([null, null, null])
    s.does('Ada', 'black 5')
    const hands = [['blue 1'], ['fuck you', 'green 2'], ['nice try']]
    expect(s.asked()).toEqual(['Ben: seen', 'Cem: seen', 'Ada: seen'])
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(openHands(s, viewer)).toEqual(hands)
    s.does('Ada', 'ok').does('Cem', 'ok')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(openHands(s, viewer)).toEqual(hands)
    s.does('Ben', 'ok')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) expect(openHands(s, viewer)).toEqual([null, null, null])
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['fuck you', 'green 2'])
    expect(s.hand('Cem')).toEqual(['nice try'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('reports all hands', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    const hands = s.table.hands.map((hand) => hand.map((card) => s.table.setup.faces[card].index))
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'opened-hands', hands })
  })

  it('shows who has not confirmed yet', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'blue 5', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5').does('Cem', 'ok')
    const before = s.view('Ben')
    expect(before.openPrompts.map(({ hasAnswered }) => hasAnswered)).toEqual([false, true, false])
    expect(s.tries('Cem', 'ok')).toEqual({ code: 'already-answered' })
    expect(s.match.answer(1, s.table.hands[1][0])).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.view('Ben')).toEqual(before)
  })

  it('does not show cards that are drawn later', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'green 2', Cem: 'green 3' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses().does('Ben', 'draw')
    const drew = { kind: 'drew', seat: 1, count: 1 }
    expect(s.factsFor('Ada')).toContainEqual(drew)
    expect(s.factsFor(null)).toContainEqual(drew)
    expect(openHands(s, 'Ada')).toEqual([null, null, null])
  })

  it('lets a last card that triggers it finish', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'green 3' }, discard, events })
    s.does('Ada', 'black 5')
    expect(openHands(s, 'Ada')).toEqual([[], ['green 2'], ['green 3']])
    expect(s.asked()).toEqual(['Ben: seen', 'Cem: seen', 'Ada: seen'])
    s.everyonePasses()
    expect(openHands(s, 'Ada')).toEqual([null, null, null])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('allows Nice Try against a last card', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'green 2', Cem: 'nice try, green 3' },
      draw: 'red 1, red 2, red 3',
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses().does('Ben', 'pass').does('Cem', 'nice try', 'red')
    expect(s.hand('Ada')).toEqual(['red 1', 'red 2', 'red 3'])
    expect(s.call).toEqual({ colour: 'red' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('works in both directions, from any seat', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, green 2', Cem: 'green 3' },
      turn: 'Ben',
      direction: -1,
      discard,
      events,
    })
    s.does('Ben', 'black 5').everyonePasses()
    expect(s.asked()).toEqual(['Ada: turn'])
  })
})
