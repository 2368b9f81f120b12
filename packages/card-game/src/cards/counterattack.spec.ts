import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const players = ['Ada', 'Ben', 'Cem', 'Dan']

describe('Counterattack', () => {
  const hands = {
    Ada: 'red skip, red 2, counterattack',
    Ben: 'counterattack, green 2',
    Cem: 'counterattack, green 3',
    Dan: 'green 4, green 5',
  }

  it('takes the attack over: its player wishes for a colour and names any other player', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'red skip', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    expect(s.may('Ben')).toEqual(['pass', 'counterattack'])
    s.does('Ben', 'counterattack')
    expect(s.may('Ben')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ben', 'blue')
    expect(s.may('Ben')).toEqual(['Cem', 'Dan', 'Ada'])
    expect(s.tries('Ben', 'Ben')).toEqual({ code: 'illegal', reason: null })
    s.does('Ben', 'Dan').everyonePasses()
    expect(s.view(null).players.map(({ skipped }) => skipped)).toEqual([false, false, false, true])
    expect(s.discardPile()).toEqual(['counterattack', 'red skip', 'red 1'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'threw-in', seat: 1 }))
  })

  it('does not count as a turn: play continues after the player whose turn it was', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'red skip', 'Cem').does('Cem', 'counterattack', 'blue', 'Dan').everyonePasses()
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be countered again and again; the last wish counts', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'red skip', 'Ben')
    s.does('Ben', 'counterattack', 'blue', 'Cem')
    expect(s.asked()).toEqual(['Cem: counterattack'])
    s.does('Cem', 'counterattack', 'green', 'Ada')
    expect(s.asked()).toEqual(['Ada: counterattack'])
    s.does('Ada', 'counterattack', 'yellow', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.everyonePasses()
    expect(s.handSizes()).toEqual([1, 1, 1, 2])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.turn).toBe('Cem')
    expect(s.factsFor(null)).toContainEqual({ kind: 'skipped', seat: 1 })
  })

  it('can be turned on the first counterattacker, without affecting bystanders', () => {
    const s = scene({ players, hands })
    s.does('Ada', 'red skip', 'Ben')
      .does('Ben', 'counterattack', 'blue', 'Cem')
      .does('Cem', 'counterattack', 'green', 'Ben')
      .everyonePasses()
    expect(s.view(null).players.map(({ skipped }) => skipped)).toEqual([false, false, false, false])
    expect(s.factsFor(null)).toContainEqual({ kind: 'skipped', seat: 1 })
    expect(s.turn).toBe('Cem')
    expect(s.hand('Dan')).toEqual(['green 4', 'green 5'])
  })

  it('makes the call in place of the wish of a countered card', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'fantastic four, red 2' } })
    s.does('Ada', 'fantastic four', { Ben: 4 })
      .does('Ben', 'counterattack', 'blue', { Ada: 4 })
      .everyonePasses()
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.handSizes()).toEqual([5, 1, 2, 2])
  })

  it('leaves the wish to the attacker if nobody throws it in', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'fantastic four, red 2' } })
    s.does('Ada', 'fantastic four', { Ben: 4 }).everyonePasses()
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('attacks and ends the round as last card', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'red gift, red 2, red 3', Ben: 'counterattack' } })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'blue')
    expect(s.asked()).toEqual(['Ben: victim'])
    s.does('Ben', 'Dan').everyonePasses('counterattack')
    expect(s.asked()).toEqual(['Cem: nice-try', 'Dan: nice-try', 'Ada: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([5, 0, 10, 9])
  })

  it('can make attacker and counterattacker finish together', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'red skip', Ben: 'counterattack' } })
    s.does('Ada', 'red skip', 'Ben')
      .does('Ben', 'counterattack', 'blue', 'Dan')
      .everyonePasses()
      .everyonePasses()
    expect(s.scores).toEqual([0, 0, 10, 9])
  })

  it('can be aimed at an attacker without cards, who is not asked', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'red skip', Cem: 'green 3' } })
    s.does('Ada', 'red skip', 'Ben').does('Ben', 'counterattack', 'blue', 'Ada')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try', 'Dan: nice-try'])
  })

  it('only wishes for a colour in one’s own turn, and can be played on everything', () => {
    for (const discard of ['red 5', 'black 5', 'red gift', 'fantastic']) {
      const s = scene({ players, hands: { ...hands, Ada: 'counterattack, red 2' }, discard })
      s.does('Ada', 'counterattack')
      expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
      s.does('Ada', 'yellow')
      expect(s.call).toEqual({ colour: 'yellow' })
      expect(s.handSizes()).toEqual([1, 2, 2, 2])
      expect(s.asked()).toEqual(['Ben: turn'])
    }
  })

  it('cannot be thrown in at numbers and events, or without an attack', () => {
    const s = scene({ players, hands: { ...hands, Ada: 'black 1, red 2' }, events: 'third-time-lucky' })
    expect(s.tries('Ben', 'counterattack')).toEqual({ code: 'not-asked' })
    s.does('Ada', 'black 1')
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('The window for Counterattack', () => {
  const hands = {
    Ada: 'fantastic four, red 2',
    Ben: 'green 2, green 3',
    Cem: 'counterattack, green 4',
    Dan: 'green 5',
  }
  const attack = (more = {}) =>
    scene({ players, hands: { ...hands, ...more } }).does('Ada', 'fantastic four', { Ben: 2, Cem: 2 })

  it('opens for all victims, whether they hold one or not, and only for them', () => {
    const s = attack()
    expect(s.asked()).toEqual(['Ben: counterattack', 'Cem: counterattack'])
    expect(s.may('Ben')).toEqual(['pass'])
    expect(s.may('Cem')).toEqual(['pass', 'counterattack'])
    expect(s.tries('Dan', 'pass')).toEqual({ code: 'not-asked' })
    expect(s.tries('Ben', 'green 2')).toMatchObject({ code: 'illegal' })
  })

  it('does not disclose who has answered, nor what', () => {
    const s = attack()
    const viewers = ['Ada', 'Ben', 'Dan', null]
    const before = viewers.map((viewer) => JSON.stringify([s.view(viewer), s.factsFor(viewer)]))
    s.does('Cem', 'counterattack')
    expect(viewers.map((viewer) => JSON.stringify([s.view(viewer), s.factsFor(viewer)]))).toEqual(before)
    expect(s.view('Cem').openPrompts.map(({ hasAnswered }) => hasAnswered)).toEqual([false, false])
    expect(s.view('Cem').prompt).toBeNull()
    expect(s.tries('Cem', 'pass')).toEqual({ code: 'already-answered' })
  })

  it('looks the same to the others, whoever holds a Counterattack', () => {
    const looks = (Cem: string) => {
      const s = attack({ Cem })
      return JSON.stringify(['Ada', 'Ben', 'Dan', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('counterattack, green 4')).toBe(looks('green 6, green 4'))
  })

  it('does not depend on the order of the answers', () => {
    const end = (order: string[]) => {
      const s = attack({ Ben: 'counterattack, green 2' })
      for (const player of order) s.does(player, player === 'Ben' ? 'pass' : 'counterattack')
      s.does('Cem', 'blue', { Ada: 4 }).everyonePasses()
      return JSON.stringify(s.match.save())
    }
    expect(end(['Ben', 'Cem'])).toBe(end(['Cem', 'Ben']))
  })

  it('does not open if all four copies are on the discard pile', () => {
    const discard = 'red 1, counterattack, counterattack, counterattack, counterattack'
    const s = scene({ players, hands: { ...hands, Cem: 'green 4' }, discard })
    s.does('Ada', 'fantastic four', { Ben: 2, Cem: 2 })
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.handSizes()).toEqual([1, 4, 3, 1])
  })

  it('opens as long as a copy is hidden, and not against the last one', () => {
    const discard = 'red 1, counterattack, counterattack, counterattack'
    const s = scene({ players, hands, discard })
    s.does('Ada', 'fantastic four', { Ben: 2, Cem: 2 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Cem: counterattack'])
    s.does('Ben', 'pass').does('Cem', 'counterattack', 'blue', { Dan: 4 })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.handSizes()).toEqual([1, 2, 1, 5])
  })

  it('does not open for a victim without cards', () => {
    const s = scene({ players, hands: { Ada: 'red skip, red 2', Ben: 'green 2', Dan: 'green 4' } })
    s.does('Ada', 'red skip', 'Cem')
    expect(s.asked()).not.toContain('Cem: counterattack')
    expect(s.factKinds()).toContain('will-skip')
  })
})
