import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Nice Try', () => {
  const hands = { Ada: 'red 5', Ben: 'green 2', Cem: 'nice try, green 3, green 4' }

  it('makes a finisher draw three, and play continues with its colour', () => {
    const s = scene({ hands, draw: 'yellow 1, yellow 2, yellow 3' })
    s.does('Ada', 'red 5').does('Ben', 'pass').does('Cem', 'nice try')
    expect(s.may('Cem')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Cem', 'green')
    expect(s.hand('Ada')).toEqual(['yellow 1', 'yellow 2', 'yellow 3'])
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 4'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.discardPile()).toEqual(['nice try', 'red 5', 'red 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.factsFor('Ben')).toContainEqual({ kind: 'drew', seat: 0, count: 3 })
  })

  it('is asked of everybody with cards, and does not disclose who has answered', () => {
    const s = scene({ hands })
    s.does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    expect(s.may('Ben')).toEqual(['pass'])
    expect(s.may('Cem')).toEqual(['pass', 'nice try'])
    const before = ['Ada', 'Ben', null].map((viewer) => JSON.stringify([s.view(viewer), s.factsFor(viewer)]))
    s.does('Cem', 'nice try')
    expect(
      ['Ada', 'Ben', null].map((viewer) => JSON.stringify([s.view(viewer), s.factsFor(viewer)])),
    ).toEqual(before)
  })

  it('can be thrown in right after it was received by the last Gift', () => {
    const s = scene({ hands: { Ada: 'red gift, nice try, blue 1', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses('counterattack')
    expect(s.may('Ben')).toEqual(['pass', 'nice try'])
    s.does('Cem', 'pass').does('Ben', 'nice try', 'blue')
    expect(s.handSizes()).toEqual([3, 2, 1])
    expect(s.turn).toBe('Ben')
  })

  it('makes all finishers draw', () => {
    const s = scene({
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: { Ada: 'black 1, red 2', Ben: 'red 3', Cem: 'nice try, green 3', Dan: 'green 4' },
      events: 'vandalism',
    })
    s.does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Dan: nice-try'])
    s.does('Dan', 'pass').does('Cem', 'nice try', 'green')
    expect(s.handSizes()).toEqual([3, 3, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be thrown in by the player whose turn it is against another finisher', () => {
    const s = scene({
      hands: { Ada: 'black 1, nice try, green 5', Ben: 'red 3', Cem: 'green 3' },
      events: 'vandalism',
    })
    s.does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    s.does('Cem', 'pass').does('Ada', 'nice try', 'green')
    expect(s.handSizes()).toEqual([1, 3, 1])
    expect(s.turn).toBe('Ben')
  })

  it('draws nothing for a player who throws it in as last card and so finishes', () => {
    const s = scene({ hands: { ...hands, Cem: 'nice try' }, draw: 'yellow 1, yellow 2, yellow 3' })
    s.does('Ada', 'red 5').does('Ben', 'pass').does('Cem', 'nice try', 'green')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([6, 2, 0])
  })

  it('is asked for after everything else is resolved', () => {
    const s = scene({ hands: { ...hands, Ada: 'fantastic four' } })
    s.does('Ada', 'fantastic four', { Ben: 4 })
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'red')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.does('Ben', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.call).toEqual({ colour: 'blue' })
  })

  it('continues in the direction in force', () => {
    const s = scene({ hands, direction: -1 })
    s.does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ben: nice-try'])
    s.does('Ben', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.turn).toBe('Cem')
  })

  it('ends the round if the pile runs out', () => {
    const s = scene({ hands, draw: { only: 'yellow 1, yellow 2' } })
    s.does('Ada', 'red 5').does('Ben', 'pass').does('Cem', 'nice try', 'green')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([3, 2, 7])
  })

  it('continues with an empty pile if all three could be drawn', () => {
    const s = scene({ hands, draw: { only: 'yellow 1, yellow 2, yellow 3' } })
    s.does('Ada', 'red 5').does('Ben', 'pass').does('Cem', 'nice try', 'green')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has no window if it is on the discard pile', () => {
    const s = scene({ hands: { ...hands, Cem: 'green 3' }, discard: 'red 1, nice try' })
    s.does('Ada', 'red 5')
    expect(s.isRoundOver).toBe(true)
  })

  it('has no window after Finish Line, Doomsday or an exhausted pile', () => {
    for (const events of ['finish-line', 'doomsday']) {
      const s = scene({ hands: { ...hands, Ada: 'black 1' }, events })
      s.does('Ada', 'black 1')
      expect(s.isRoundOver).toBe(true)
    }
    const s = scene({
      hands: { ...hands, Ada: 'black 1' },
      events: 'third-time-lucky',
      draw: { only: 'blue 1' },
    })
    s.does('Ada', 'black 1')
    expect(s.isRoundOver).toBe(true)
  })

  it('only wishes for a colour in one’s own turn, and can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic']) {
      const s = scene({ hands: { Ada: 'nice try, red 2', Ben: 'green 2', Cem: 'green 3' }, discard })
      s.does('Ada', 'nice try')
      expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
      s.does('Ada', 'yellow')
      expect(s.call).toEqual({ colour: 'yellow' })
      expect(s.handSizes()).toEqual([1, 1, 1])
      expect(s.asked()).toEqual(['Ben: turn'])
    }
  })

  it('wishes as one’s own last card, and then nobody can throw it in', () => {
    const s = scene({ hands: { Ada: 'nice try', Ben: 'green 2', Cem: 'green 3' } })
    s.does('Ada', 'nice try', 'yellow')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('cannot be thrown in while everybody has cards', () => {
    const s = scene({ hands: { ...hands, Ada: 'red 5, red 6' } })
    expect(s.tries('Cem', 'nice try')).toEqual({ code: 'not-asked' })
    s.does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})
