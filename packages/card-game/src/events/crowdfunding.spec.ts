import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'crowdfunding'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'

describe('Crowdfunding', () => {
  it('makes everyone else give a card of their choice to the smallest hand', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, green 1', Ben: 'blue 2', Cem: 'blue 3, green 3, yellow 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Cem: give'])
    expect(s.may('Cem')).toEqual(['blue 3', 'green 3', 'yellow 3'])
    s.does('Cem', 'green 3')
    expect(s.asked()).toEqual(['Ada: give'])
    s.does('Ada', 'blue 1')
    expect(s.hand('Ada')).toEqual(['green 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 3', 'blue 1'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'yellow 3'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('shows a card to the giver and the receiver only', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, green 1', Ben: 'blue 2', Cem: 'blue 3, green 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Cem', 'green 3').does('Ada', 'blue 1')
    const gave = { kind: 'gave', from: 2, to: 1, count: 1 }
    const cards = [s.table.hands[1][1]]
    for (const viewer of ['Ben', 'Cem']) expect(s.factsFor(viewer)).toContainEqual({ ...gave, cards })
    for (const viewer of ['Ada', null]) expect(s.factsFor(viewer)).toContainEqual(gave)
  })

  it('goes in order of play, also backwards', () => {
    const s = scene({
      hands: {
        Ada: 'blue 1',
        Ben: 'black 5, blue 2, green 2',
        Cem: 'blue 3, green 3',
        Dan: 'blue 4, green 4',
      },
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5').does('Dan', 'blue 4').does('Cem', 'blue 3').does('Ben', 'blue 2')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 4', 'blue 3', 'blue 2'])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('gives to all of the smallest hands, but not from each other', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 1, red 2, red 3', Ben: 'blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: give'])
    s.does('Ada', 'red 2')
    expect(s.may('Ada')).toEqual(['red 1', 'red 3'])
    s.does('Ada', 'red 3')
    expect(s.hand('Ada')).toEqual(['red 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 2'])
    expect(s.hand('Cem')).toEqual(['blue 3', 'red 3'])
    expect(s.turn).toBe('Ben')
  })

  it('gives to a last card that triggers it, and can make a giver finish', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3, green 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Cem: give'])
    s.does('Cem', 'blue 3')
    expect(s.hand('Ada')).toEqual(['blue 2', 'blue 3'])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 0, 3])
  })

  it('lets several givers finish at once', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' }, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 0, 0])
    s.everyonePasses()
    expect(s.scores).toEqual([5, 0, 0])
  })

  it('takes what a giver has', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: '', Dan: 'blue 4, green 4, yellow 4' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Cem')).toEqual(['blue 2'])
    expect(s.handSizes()).toEqual([0, 0, 1, 3])
    s.does('Dan', 'blue 4', 'green 4')
    expect(s.hand('Cem')).toEqual(['blue 2', 'blue 4'])
    expect(s.hand('Ada')).toEqual(['green 4'])
    expect(s.hand('Dan')).toEqual(['yellow 4'])
  })

  it('refuses several cards, none, cards of others, passing and players out of order', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, green 1', Ben: 'blue 2', Cem: 'blue 3, green 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    const [card, other] = s.table.hands[2]
    expect(s.match.answer(2, [card, other])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, [])).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, [s.table.hands[1][0]])).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(0, [s.table.hands[0][0]])).toEqual({ code: 'not-asked' })
    expect(s.match.answer(1, [s.table.hands[1][0]])).toEqual({ code: 'not-asked' })
    expect(s.handSizes()).toEqual([2, 1, 2])
  })

  it('can give Fuck You', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'fuck you, blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.may('Cem')).toContain('fuck you')
    s.does('Cem', 'fuck you')
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 3'])
  })

  it('excludes a lucky player from giving and receiving', () => {
    const s = scene({
      hands: {
        Ada: 'black 5, blue 1, green 1',
        Ben: 'lucky bastard, blue 2',
        Cem: 'blue 3, green 3, yellow 3',
      },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.asked()).toEqual(['Cem: give'])
    s.does('Cem', 'blue 3')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'blue 3'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has no effect if only the lucky player had fewer cards', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, green 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'crowdfunding' })
    expect(s.handSizes()).toEqual([2, 1, 2])
  })
})
