import { describe, expect, it } from 'vitest'
import { knowersOf } from '../table/knowledge.ts'
import { scene } from '../testing/scene.ts'

describe('Thief', () => {
  const hands = {
    Ada: 'red thief, red 9',
    Ben: 'blue 1, blue 2, blue 3, fuck you',
    Cem: 'green 3, green 4, blue thief',
  }
  const table = (options = {}) => scene({ sets: ['base', 'troublemaker'], hands, ...options })

  it('shows a hand and takes two cards of choice', () => {
    const s = table().does('Ada', 'red thief', 'Ben').everyonePasses()
    expect(s.asked()).toEqual(['Ada: steal'])
    expect(s.may('Ada')).toEqual(['blue 1', 'blue 2', 'blue 3', 'fuck you'])
    s.does('Ada', 'blue 3, blue 1')
    expect(s.hand('Ada')).toEqual(['red 9', 'blue 3', 'blue 1'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'fuck you'])
    expect(s.hand('Cem')).toEqual(['green 3', 'green 4', 'blue thief'])
    expect(s.call).toEqual({ colour: 'red', symbol: 'thief' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can take Fuck You', () => {
    const s = table().does('Ada', 'red thief', 'Ben').everyonePasses().does('Ada', 'fuck you, blue 2')
    expect(s.hand('Ada')).toEqual(['red 9', 'fuck you', 'blue 2'])
  })

  it('takes exactly two, and only from the victim', () => {
    const s = table().does('Ada', 'red thief', 'Ben').everyonePasses()
    for (const answer of ['blue 1', 'blue 1, blue 2, blue 3', 'blue 1, green 3', 'blue 1, blue 1', ''])
      expect(s.tries('Ada', answer)).toMatchObject({ code: 'illegal' })
  })

  it('takes all of one or two cards without a question', () => {
    for (const Ben of ['blue 1, fuck you', 'blue 1']) {
      const s = table({ hands: { ...hands, Ben } })
        .does('Ada', 'red thief', 'Ben')
        .everyonePasses('counterattack')
      expect(s.hand('Ada')).toEqual(['red 9', ...Ben.split(', ')])
      expect(s.hand('Ben')).toEqual([])
      expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
    }
  })

  it('ends the round if the victim has no cards left', () => {
    const s = table({ hands: { ...hands, Ben: 'blue 1, fuck you' } })
    s.does('Ada', 'red thief', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([52, 0, 14])
  })

  it('makes a victim without cards trigger Last Chance', () => {
    const s = table({
      hands: { ...hands, Ben: 'blue 1, blue 2' },
      lasting: [{ id: 'last-chance' }],
      events: 'third-time-lucky',
    })
    s.does('Ada', 'red thief', 'Ben').everyonePasses('counterattack')
    expect(s.asked()).toEqual(['Cem: lucky-bastard'])
    s.everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 1 })
    expect(s.handSizes()).toEqual([6, 3, 6])
  })

  it('as last card triggers no Last Chance if an event takes the loot away', () => {
    const s = table({
      hands: { ...hands, Ada: 'red thief', Ben: 'red 2, red 3' },
      lasting: [{ id: 'last-chance' }],
      events: 'vandalism, third-time-lucky',
    })
    s.does('Ada', 'red thief', 'Ben').everyonePasses('counterattack').everyonePasses('lucky-bastard')
    expect(s.handSizes()).toEqual([0, 0, 3])
    expect(s.asked()).toEqual(['Cem: nice-try'])
  })

  it('shows the hand to the thief, the loot to both, and nothing to the others', () => {
    const s = table()
    const [b1, b2, b3, f] = s.table.hands[1]
    s.does('Ada', 'red thief', 'Ben').everyonePasses()
    const looked = { kind: 'looked', seat: 0, at: 1 }
    expect(s.factsFor('Ada')).toContainEqual({ ...looked, cards: [b1, b2, b3, f] })
    for (const viewer of ['Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual(looked)
      expect(s.view(viewer).prompt).toBeNull()
    }
    s.does('Ada', 'blue 1, blue 2')
    const took = { kind: 'took', seat: 0, from: 1, count: 2 }
    for (const viewer of ['Ada', 'Ben'])
      expect(s.factsFor(viewer)).toContainEqual({ ...took, cards: [b1, b2] })
    for (const viewer of ['Cem', null]) expect(s.factsFor(viewer)).toContainEqual(took)
    expect([b1, b2, b3, f].map((card) => knowersOf(s.table, card))).toEqual([0b011, 0b011, 0b011, 0b011])
  })

  it('looks the same to bystanders, whatever is taken', () => {
    const looks = (loot: string) => {
      const s = table().does('Ada', 'red thief', 'Ben').everyonePasses().does('Ada', loot)
      return JSON.stringify(['Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('blue 1, blue 2')).toBe(looks('fuck you, blue 3'))
  })

  it('must name another player', () => {
    const s = table().does('Ada', 'red thief')
    expect(s.may('Ada')).toEqual(['Ben', 'Cem'])
    for (const answer of ['Ada', 'pass'])
      expect(s.tries('Ada', answer)).toEqual({ code: 'illegal', reason: null })
  })

  it('steals as last card, and the round continues', () => {
    const s = table({ hands: { ...hands, Ada: 'red thief' } })
    s.does('Ada', 'red thief', 'Ben').everyonePasses().does('Ada', 'blue 1, blue 2')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 2'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is countered before the hand is shown; the counterattacker steals, also from the thief', () => {
    const s = table({
      hands: { ...hands, Ada: 'red thief, red 7, red 8, red 9', Ben: 'counterattack, blue 2' },
    })
    s.does('Ada', 'red thief', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    expect(s.factKinds()).not.toContain('looked')
    s.does('Ben', 'counterattack', 'yellow')
    expect(s.may('Ben')).toEqual(['Cem', 'Ada'])
    s.does('Ben', 'Ada').everyonePasses().does('Ben', 'red 7, red 9')
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 7', 'red 9'])
    expect(s.hand('Ada')).toEqual(['red 8'])
    expect(s.factsFor('Ada')).not.toContainEqual(expect.objectContaining({ kind: 'looked', seat: 0 }))
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('takes nothing from an empty hand', () => {
    const s = table({ hands: { ...hands, Ada: 'red thief', Ben: 'counterattack, blue 2' } })
    s.does('Ada', 'red thief', 'Ben').does('Ben', 'counterattack', 'yellow', 'Ada')
    expect(s.handSizes()).toEqual([0, 1, 3])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('follows its colour and its symbol only', () => {
    const s = table({
      discard: 'blue thief',
      hands: { Ada: 'red thief, red 9, blue 9', Ben: 'blue 1', Cem: 'green 1' },
    })
    expect(s.may('Ada')).toEqual(['red thief', 'blue 9', 'draw'])
    expect(s.explainIllegal('Ada', 'red 9')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'blue', symbol: 'thief' },
    })
    for (const options of [{ discard: 'blue 1' }, { discard: 'black 1' }, { call: 5 }, { call: 'blue' }])
      expect(table(options).explainIllegal('Ada', 'red thief')).toMatchObject({ because: 'does-not-follow' })
  })

  it('lets the dealer steal as opening card', () => {
    const s = table({ opening: 'green thief', dealer: 'Cem' })
    expect(s.asked()).toEqual(['Cem: victim'])
    s.does('Cem', 'Ben').everyonePasses().does('Cem', 'blue 1, blue 2')
    expect(s.handSizes()).toEqual([2, 2, 5])
    expect(s.call).toEqual({ colour: 'green', symbol: 'thief' })
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('does not ask for the victim with two players', () => {
    const s = scene({
      sets: ['base', 'troublemaker'],
      players: ['Ada', 'Ben'],
      hands: { Ada: 'red thief, red 9', Ben: 'blue 1, blue 2, blue 3' },
    })
    s.does('Ada', 'red thief').everyonePasses().does('Ada', 'blue 1, blue 2')
    expect(s.handSizes()).toEqual([3, 1])
  })
})
