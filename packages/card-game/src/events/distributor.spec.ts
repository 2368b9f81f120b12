import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'distributor'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'

describe('Distributor', () => {
  it('lets the trigger player distribute all hands', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3, green 3, yellow 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: distribute'])
    expect(s.match.promptFor(0)?.question.about).toBe(0)
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    s.does('Ada', 'Cem')
    expect(s.match.promptFor(0)?.question.about).toBe(1)
    expect(s.may('Ada')).toEqual(['Ben', 'Ada'])
    s.does('Ada', 'Ada')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['blue 3', 'green 3', 'yellow 3'])
    expect(s.hand('Cem')).toEqual(['blue 1'])
    expect(s.factsFor(null)).toContainEqual({ kind: 'passed-hands', from: [0, 1, 2], to: [2, 0, 1] })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('can leave the others their hands', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3', Dan: 'blue 4' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5', 'Dan', 'Ben', 'Cem')
    expect(s.hand('Ada')).toEqual(['blue 4'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.hand('Cem')).toEqual(['blue 3'])
    expect(s.hand('Dan')).toEqual(['blue 1'])
  })

  it('shows the hands to the trigger player only', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    const hand = s.table.hands[1].slice()
    s.does('Ada', 'black 5')
    const looked = { kind: 'looked', seat: 0, at: 1 }
    expect(s.factsFor('Ada')).toContainEqual({ ...looked, cards: hand })
    for (const viewer of ['Ben', 'Cem', null]) expect(s.factsFor(viewer)).toContainEqual(looked)
    expect(s.factsFor('Ada')).not.toContainEqual(expect.objectContaining({ kind: 'looked', at: 0 }))
    expect(s.view('Cem').players.map(({ openHand }) => openHand)).toEqual([null, null, null])
  })

  it('refuses one’s own hand for oneself, two hands for one player, and answers of others', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.tries('Ada', 'Ada')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 1)).toEqual({ code: 'not-asked' })
    s.does('Ada', 'Cem')
    expect(s.tries('Ada', 'Cem')).toMatchObject({ code: 'illegal' })
    expect(s.hand('Ada')).toEqual(['blue 1'])
  })

  it('asks in order of play, also backwards', () => {
    const s = scene({
      hands: { Ada: 'blue 1', Ben: 'black 5, blue 2', Cem: 'blue 3' },
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5', 'Cem')
    expect(s.match.promptFor(1)?.question.about).toBe(0)
    s.does('Ben', 'Ben')
    expect(s.hand('Ada')).toEqual(['blue 3'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.hand('Cem')).toEqual(['blue 2'])
    expect(s.turn).toBe('Ada')
  })

  it('swaps the hands of two players without a question', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2, green 2' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['blue 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes a trigger player without cards pass the finish on', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' }, sets, discard, events })
    s.does('Ada', 'black 5', 'Ben', 'Ada')
    expect(s.hand('Ada')).toEqual(['blue 2'])
    expect(s.handSizes()).toEqual([1, 0, 1])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([2, 0, 3])
  })

  it('excludes the hand of a lucky player, unseen', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 3', 'green 3'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.hand('Cem')).toEqual(['blue 1'])
    expect(s.factsFor('Ada')).not.toContainEqual(expect.objectContaining({ kind: 'looked', at: 1 }))
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has no effect with two players if one is lucky', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
