import { describe, expect, it } from 'vitest'
import { type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'trust-fall'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = {
  Ada: 'black 5, blue 1, green 1, yellow 1',
  Ben: 'blue 2, green 2, yellow 2',
  Cem: 'blue 3, green 3, yellow 3',
}

describe('Trust Fall', () => {
  it('makes everybody name a player in order of play, who gives two cards of their choice', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: giver'])
    expect(s.may('Ben').sort()).toEqual(['Ada', 'Cem'])
    s.does('Ben', 'Cem')
    expect(s.asked()).toEqual(['Cem: give'])
    s.does('Cem', 'blue 3, yellow 3')
    expect(s.asked()).toEqual(['Cem: giver'])
    s.does('Cem', 'Ada')
    expect(s.asked()).toEqual(['Ada: give'])
    s.does('Ada', 'green 1, yellow 1')
    expect(s.asked()).toEqual(['Ada: giver'])
    s.does('Ada', 'Ben').does('Ben', 'blue 2, green 2')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['yellow 2', 'blue 3', 'yellow 3'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 1', 'yellow 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('keeps the received cards aside until the end', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'blue 3, yellow 3')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 2', 'yellow 2'])
    expect(s.view(null).players.map(({ aside }) => aside)).toEqual([0, 2, 0])
    s.does('Cem', 'Ben')
    expect(s.may('Ben')).toEqual(['blue 2', 'green 2', 'yellow 2'])
    s.does('Ben', 'blue 2, green 2').does('Ada', 'Ben')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'yellow 1', 'yellow 2'])
    expect(s.hand('Ben')).toEqual(['blue 3', 'yellow 3'])
    expect(s.hand('Cem')).toEqual(['green 3', 'blue 2', 'green 2'])
    expect(s.view(null).players.map(({ aside }) => aside)).toEqual([0, 0, 0])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes a giver with one card give that, and one without give none, without a question', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1, green 1, yellow 1', Ben: 'blue 2, green 2', Cem: 'blue 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'Cem')
    expect(s.asked()).toEqual(['Cem: giver'])
    expect(s.handSizes()).toEqual([3, 2, 0])
    s.does('Cem', 'Ben')
    expect(s.asked()).toEqual(['Ada: giver'])
    s.does('Ada', 'Ben')
    expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'yellow 1'])
    expect(s.hand('Ben')).toEqual(['blue 3'])
    expect(s.hand('Cem')).toEqual(['blue 2', 'green 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('shows the cards to the giver, and at the end to the receiver', () => {
    const s = scene({ hands, sets, discard, events })
    const [blue, , yellow] = s.table.hands[2]
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'blue 3, yellow 3')
    const aside = { kind: 'set-aside', from: 2, to: 1, count: 2 }
    expect(s.factsFor('Cem')).toContainEqual({ ...aside, cards: [blue, yellow] })
    for (const viewer of ['Ada', 'Ben', null]) expect(s.factsFor(viewer)).toContainEqual(aside)
    s.does('Cem', 'Ada').does('Ada', 'green 1, yellow 1')
    expect(s.factKinds()).not.toContain('took-up')
    s.does('Ada', 'Ben').does('Ben', 'blue 2, green 2')
    const tookUp = { kind: 'took-up', seat: 1, count: 2 }
    expect(s.factsFor('Ben')).toContainEqual({ ...tookUp, cards: [blue, yellow] })
    for (const viewer of ['Ada', 'Cem', null]) expect(s.factsFor(viewer)).toContainEqual(tookUp)
  })

  it('goes in order of play, also backwards', () => {
    const s = scene({
      hands: { Ada: 'blue 1, green 1', Ben: 'black 5, blue 2, green 2', Cem: 'blue 3, green 3' },
      turn: 'Ben',
      direction: -1,
      sets,
      discard,
      events,
    })
    s.does('Ben', 'black 5').does('Ada', 'Cem').does('Cem', 'Ben').does('Ben', 'Ada')
    expect(s.hand('Ada')).toEqual(['blue 3', 'green 3'])
    expect(s.hand('Ben')).toEqual(['blue 1', 'green 1'])
    expect(s.hand('Cem')).toEqual(['blue 2', 'green 2'])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('refuses oneself, nobody, wrong cards, and players out of order', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.tries('Ben', 'Ben')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 1)).toEqual({ code: 'not-asked' })
    s.does('Ben', 'Cem')
    expect(s.tries('Cem', 'blue 3')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 'blue 3, green 3, yellow 3')).toMatchObject({ code: 'illegal' })
    expect(s.match.answer(2, s.table.hands[1].slice(0, 2))).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 1)).toEqual({ code: 'not-asked' })
    expect(s.handSizes()).toEqual([3, 3, 3])
  })

  it('can move Fuck You', () => {
    const s = scene({ hands: { ...hands, Cem: 'fuck you, blue 3, green 3' }, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'fuck you, blue 3')
    s.does('Cem', 'Ada').does('Ada', 'blue 1, green 1').does('Ada', 'Cem')
    expect(s.hand('Ben')).toEqual(['blue 2', 'green 2', 'yellow 2', 'fuck you', 'blue 3'])
  })

  it('does not ask for a name with two players', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: hands.Ada, Ben: hands.Ben },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: give'])
    s.does('Ada', 'blue 1, green 1')
    expect(s.asked()).toEqual(['Ben: give'])
    s.does('Ben', 'blue 2, green 2')
    expect(s.hand('Ada')).toEqual(['yellow 1', 'blue 2', 'green 2'])
    expect(s.hand('Ben')).toEqual(['yellow 2', 'blue 1', 'green 1'])
  })

  it('undoes the finish of a last card that triggers it', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, sets, discard, events })
    s.does('Ada', 'black 5').does('Ben', 'Ada').does('Cem', 'Ada')
    expect(s.asked()).toEqual(['Ada: giver'])
    s.does('Ada', 'Cem').does('Cem', 'blue 3, green 3')
    expect(s.hand('Ada')).toEqual(['blue 3', 'green 3'])
    expect(s.handSizes()).toEqual([2, 3, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets a last card finish whose player names somebody without cards', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2, green 2, yellow 2', Cem: 'blue 3, green 3' },
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'Cem').does('Cem', 'Ada').does('Ada', 'Cem')
    expect(s.handSizes()).toEqual([0, 5, 0])
    expect(s.asked()).toEqual(['Ben: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 12, 0])
  })

  it('excludes a lucky player from naming and being named', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { ...hands, Ben: 'lucky bastard, blue 2', Dan: 'blue 4, green 4' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Dan', 'pass')
    s.does('Ben', 'blue')
    expect(s.asked()).toEqual(['Cem: giver'])
    expect(s.may('Cem').sort()).toEqual(['Ada', 'Dan'])
    expect(s.tries('Cem', 'Ben')).toMatchObject({ code: 'illegal' })
    s.does('Cem', 'Dan').does('Dan', 'Cem').does('Cem', 'blue 3, green 3').does('Ada', 'Dan')
    expect(s.hand('Ben')).toEqual(['blue 2'])
    expect(s.handSizes()).toEqual([3, 1, 3, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
