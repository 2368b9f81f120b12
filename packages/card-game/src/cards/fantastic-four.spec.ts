import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Fantastic Four', () => {
  const players = ['Ada', 'Ben', 'Cem', 'Dan']
  const hands = {
    Ada: 'fantastic four, blue 1',
    Ben: 'green 2, counterattack',
    Cem: 'green 3, counterattack',
    Dan: 'green 4',
  }

  it('distributes four draws among the others, then wishes', () => {
    const s = scene({ players, hands, draw: 'red 2, red 3, red 4, red 5' })
    s.does('Ada', 'fantastic four', { Ben: 1, Dan: 3 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Dan: counterattack'])
    s.everyonePasses()
    expect(s.hand('Ben')).toEqual(['green 2', 'counterattack', 'red 2'])
    expect(s.hand('Dan')).toEqual(['green 4', 'red 3', 'red 4', 'red 5'])
    expect(s.handSizes()).toEqual([1, 3, 2, 4])
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', '7')
    expect(s.call).toEqual({ number: 7 })
    expect(s.turn).toBe('Ben')
  })

  it('lets them draw in the order in which they were named, and reports it', () => {
    const s = scene({ players, hands, draw: 'red 2, red 3, red 4, red 5' })
    s.does('Ada', 'fantastic four', { Dan: 1, Ben: 2, Cem: 1 }).everyonePasses()
    expect(s.hand('Dan')).toEqual(['green 4', 'red 2'])
    expect(s.hand('Ben')).toEqual(['green 2', 'counterattack', 'red 3', 'red 4'])
    expect(s.hand('Cem')).toEqual(['green 3', 'counterattack', 'red 5'])
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'attacked', victims: [3, 1, 2] }))
  })

  it('leaves nothing for those named last if the pile runs out', () => {
    const s = scene({ players, hands, draw: { only: 'red 2, red 3, red 4' } })
    s.does('Ada', 'fantastic four', { Dan: 3, Ben: 1 }).everyonePasses()
    expect(s.hand('Dan')).toEqual(['green 4', 'red 2', 'red 3', 'red 4'])
    expect(s.hand('Ben')).toEqual(['green 2', 'counterattack'])
    expect(s.isRoundOver).toBe(true)
  })

  it('counts the draws of a player as one act: Plus One adds one card for each', () => {
    const s = scene({
      players,
      hands,
      sets: ['base', 'troublemaker'],
      draw: 'red 2, red 3, red 4, red 5, red 6, red 7',
      lasting: [{ id: 'plus-one' }],
    })
    s.does('Ada', 'fantastic four', { Cem: 3, Ben: 1 }).everyonePasses()
    expect(s.hand('Cem').slice(2)).toEqual(['red 2', 'red 3', 'red 4', 'red 5'])
    expect(s.hand('Ben').slice(2)).toEqual(['red 6', 'red 7'])
  })

  it('is countered by the first victim in order of play, whoever was named first', () => {
    const s = scene({ players, hands, draw: 'red 2, red 3, red 4, red 5' })
    s.does('Ada', 'fantastic four', { Cem: 2, Ben: 2 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Cem: counterattack'])
    s.does('Cem', 'counterattack').does('Ben', 'counterattack', 'yellow')
    s.does('Ben', { Dan: 2, Ada: 2 }).everyonePasses()
    expect(s.hand('Dan')).toEqual(['green 4', 'red 2', 'red 3'])
    expect(s.hand('Ada')).toEqual(['blue 1', 'red 4', 'red 5'])
  })

  it('discloses the numbers to all, and the cards to their owners', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'fantastic four', { Ben: 1, Dan: 3 }).everyonePasses()
    expect(s.factsFor('Dan')).toContainEqual({
      kind: 'drew',
      seat: 3,
      count: 3,
      cards: s.table.hands[3].slice(1),
    })
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'drew', seat: 3, count: 3 })
    expect(s.factsFor(null)).toContainEqual({
      kind: 'attacked',
      seat: 0,
      card: 'fantastic-four',
      victims: [1, 3],
    })
  })

  it('can give all four to one player', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'fantastic four', { Cem: 4 }).everyonePasses()
    expect(s.handSizes()).toEqual([1, 2, 6, 1])
  })

  it('takes exactly four, and excludes its own player', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'fantastic four')
    expect(s.may('Ada')).toEqual(['Ben', 'Cem', 'Dan'])
    for (const wrong of [
      {},
      { Ben: 3 },
      { Ben: 5 },
      { Ben: 5, Cem: -1 },
      { Ben: 2.5, Cem: 1.5 },
      { Ada: 2, Ben: 2 },
    ])
      expect(s.tries('Ada', wrong as Record<string, number>)).toEqual({ code: 'illegal', reason: null })
    expect(s.handSizes()).toEqual([1, 2, 2, 1])
  })

  it('does not ask for an allotment with two players', () => {
    const s = scene({ players: ['Ada', 'Ben'], hands: { Ada: 'fantastic four, blue 1', Ben: 'green 2' } })
    s.does('Ada', 'fantastic four')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.everyonePasses().does('Ada', 'red')
    expect(s.handSizes()).toEqual([1, 5])
    expect(s.turn).toBe('Ben')
  })

  it('is mandatory as last card, like its wish', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'fantastic four' } })
    s.does('Ada', 'fantastic four')
    expect(s.asked()).toEqual(['Ada: allot-draws'])
    s.does('Ada', { Ben: 4 }).everyonePasses().does('Ada', 'red')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try', 'Dan: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores[0]).toBe(0)
  })

  it('is distributed anew by the counterattacker, without its own wish', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'fantastic four', { Ben: 2, Cem: 1, Dan: 1 })
    s.does('Dan', 'pass').does('Ben', 'pass').does('Cem', 'counterattack', 'yellow')
    expect(s.asked()).toEqual(['Cem: allot-draws'])
    expect(s.may('Cem')).toEqual(['Dan', 'Ada', 'Ben'])
    s.does('Cem', { Ada: 3, Dan: 1 }).everyonePasses()
    expect(s.handSizes()).toEqual([4, 2, 1, 2])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.factKinds().filter((kind) => kind === 'wished')).toEqual(['wished'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is countered by the first in order of play; the other one keeps the card', () => {
    for (const order of [
      ['Ben', 'Cem'],
      ['Cem', 'Ben'],
    ]) {
      const s = scene({ players, hands })
      s.does('Ada', 'fantastic four', { Ben: 2, Cem: 2 })
      for (const player of order) s.does(player, 'counterattack')
      expect(s.asked()).toEqual(['Ben: wish'])
      expect(s.hand('Ben')).toEqual(['green 2'])
      expect(s.hand('Cem')).toEqual(['green 3', 'counterattack'])
    }
  })

  it('does not disclose a second Counterattack', () => {
    const seen = (cem: string) => {
      const s = scene({ players, hands })
      s.does('Ada', 'fantastic four', { Ben: 2, Cem: 2 }).does('Cem', cem).does('Ben', 'counterattack')
      return JSON.stringify(['Ada', 'Ben', 'Dan', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(seen('counterattack')).toBe(seen('pass'))
  })

  it('counts the order of play from the present attacker', () => {
    const s = scene({
      players,
      hands: {
        Ada: 'blue 1, counterattack',
        Ben: hands.Ben,
        Cem: 'fantastic four, green 3',
        Dan: 'green 4, counterattack',
      },
      turn: 'Cem',
    })
    s.does('Cem', 'fantastic four', { Ada: 2, Dan: 2 })
      .does('Ada', 'counterattack')
      .does('Dan', 'counterattack')
    expect(s.asked()).toEqual(['Dan: wish'])
    s.does('Dan', 'blue', { Ada: 2, Ben: 2 })
    expect(s.asked()).toEqual(['Ada: counterattack', 'Ben: counterattack'])
    s.does('Ben', 'counterattack').does('Ada', 'counterattack')
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('counts the order of play in the direction in force', () => {
    const s = scene({ players, hands, direction: -1 })
    s.does('Ada', 'fantastic four')
    expect(s.may('Ada')).toEqual(['Dan', 'Cem', 'Ben'])
    s.does('Ada', { Ben: 2, Cem: 2 }).does('Ben', 'counterattack').does('Cem', 'counterattack')
    expect(s.asked()).toEqual(['Cem: wish'])
  })

  it('asks only victims with cards', () => {
    const s = scene({ players, hands: { Ada: 'fantastic four, blue 1', Ben: 'green 2', Dan: 'green 4' } })
    s.does('Ada', 'fantastic four', { Ben: 1, Cem: 2, Dan: 1 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Dan: counterattack'])
    s.everyonePasses()
    expect(s.handSizes()).toEqual([1, 2, 2, 2])
  })

  it('ends the round without a wish if the pile runs out', () => {
    const s = scene({ players, hands, draw: { only: 'red 2, red 3, red 4' } })
    s.does('Ada', 'fantastic four', { Ben: 2, Dan: 2 }).everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([1, 2 + 7 + 2 + 3, 3 + 7, 4 + 4])
    expect(s.factKinds()).not.toContain('wished')
  })

  it('can use the last card of the pile without ending the round', () => {
    const s = scene({ players, hands, draw: { only: 'red 2, red 3, red 4, red 5' } })
    s.does('Ada', 'fantastic four', { Ben: 4 }).everyonePasses().does('Ada', 'red')
    expect(s.table.drawPile).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic four'])
      expect(scene({ players, hands, discard }).explainIllegal('Ada', 'fantastic four')).toBeNull()
    for (const call of ['green', 9, 'anything'] as const)
      expect(scene({ players, hands, call }).explainIllegal('Ada', 'fantastic four')).toBeNull()
  })
})
