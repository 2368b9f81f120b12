import { describe, expect, it } from 'vitest'
import { knowersOf } from '../table/knowledge.ts'
import { scene } from '../testing/scene.ts'

const REDS = ['red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8']
const BLUES = ['blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7', 'blue 8']

describe('Inequality', () => {
  const hands = {
    Ada: 'inequality, red 2, red 3, red 4, fuck you',
    Ben: 'blue 2, blue 3',
    Cem: 'green 3, green 4, green 5, green 6, green 7',
  }
  const table = (options = {}) => scene({ sets: ['base', 'troublemaker'], hands, ...options })

  it('makes the victim take cards until they have more, then wishes for a colour', () => {
    const s = table().does('Ada', 'inequality', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([2, 4, 5])
    expect(s.hand('Ben').slice(0, 2)).toEqual(['blue 2', 'blue 3'])
    expect([...s.hand('Ada'), ...s.hand('Ben').slice(2)].sort()).toEqual([
      'fuck you',
      'red 2',
      'red 3',
      'red 4',
    ])
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('stops as soon as the victim has more, for every difference', () => {
    for (let own = 1; own <= REDS.length; own++) {
      for (let victimCards = 1; victimCards <= own; victimCards++) {
        const s = table({
          hands: {
            Ada: ['inequality', ...REDS.slice(0, own)].join(', '),
            Ben: BLUES.slice(0, victimCards).join(', '),
            Cem: hands.Cem,
          },
        })
        s.does('Ada', 'inequality', 'Ben').everyonePasses()
        const [a, b] = s.handSizes()
        expect(a + b).toBe(own + victimCards)
        expect(b).toBeGreaterThan(a)
        expect(b - 1).toBeLessThanOrEqual(a + 1)
      }
    }
  })

  it('offers players with at most as many cards, counted without itself, and never its own player', () => {
    const s = table({ hands: { ...hands, Cem: 'green 3, green 4, green 5, green 6' } }).does(
      'Ada',
      'inequality',
    )
    expect(s.may('Ada')).toEqual(['pass', 'Ben', 'Cem'])
    const more = table().does('Ada', 'inequality')
    expect(more.may('Ada')).toEqual(['pass', 'Ben'])
    for (const answer of ['Cem', 'Ada'])
      expect(more.tries('Ada', answer)).toEqual({ code: 'illegal', reason: null })
  })

  it('only wishes if declined', () => {
    const s = table().does('Ada', 'inequality', 'pass')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'blue')
    expect(s.handSizes()).toEqual([4, 2, 5])
  })

  it('only wishes if all others have more cards', () => {
    const s = table({ hands: { ...hands, Ada: 'inequality, red 2' } }).does('Ada', 'inequality')
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('takes random cards, also Fuck You', () => {
    const loots = Array.from({ length: 20 }, (_, i) =>
      table({ seed: `seed ${i}` })
        .does('Ada', 'inequality', 'Ben')
        .everyonePasses()
        .hand('Ben')
        .slice(2)
        .sort()
        .join(),
    )
    expect(new Set(loots).size).toBeGreaterThan(2)
    expect(loots.some((loot) => loot.includes('fuck you'))).toBe(true)
  })

  it('has no victim as last card, and ends the round', () => {
    const s = table({ hands: { ...hands, Ada: 'inequality' } }).does('Ada', 'inequality')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'green').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 5, 25])
  })

  it('can take the last card of its player, who finishes', () => {
    const s = table({ hands: { ...hands, Ada: 'inequality, red 2', Ben: 'blue 2' } })
    s.does('Ada', 'inequality', 'Ben').everyonePasses().does('Ada', 'green')
    expect(s.handSizes()).toEqual([0, 2, 5])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
  })

  it('shows the cards to the two players, and their number to the others', () => {
    const s = table().does('Ada', 'inequality', 'Ben').everyonePasses()
    const took = { kind: 'took', seat: 1, from: 0, count: 2 }
    for (const viewer of ['Ada', 'Ben'])
      expect(s.factsFor(viewer)).toContainEqual({ ...took, cards: s.table.hands[1].slice(2) })
    for (const viewer of ['Cem', null]) expect(s.factsFor(viewer)).toContainEqual(took)
    expect(s.table.hands[1].slice(2).map((card) => knowersOf(s.table, card))).toEqual([0b011, 0b011])
    expect(s.table.hands[0].map((card) => knowersOf(s.table, card))).toEqual([0b001, 0b001])
  })

  it('looks the same to bystanders, whatever is taken', () => {
    const looks = (Ada: string) => {
      const s = table({ hands: { ...hands, Ada } })
        .does('Ada', 'inequality', 'Ben')
        .everyonePasses()
      return JSON.stringify(['Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks(hands.Ada)).toBe(looks('inequality, yellow 2, yellow 3, curse, mimicry'))
  })

  it('counts from the counterattacker’s hand after a Counterattack, and their colour counts', () => {
    const s = table({ hands: { ...hands, Ada: 'inequality, red 2, red 3', Ben: 'counterattack, blue 3' } })
    s.does('Ada', 'inequality', 'Ben').does('Ben', 'counterattack', 'yellow')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.handSizes()).toEqual([2, 1, 5])
    expect(s.call).toEqual({ colour: 'yellow' })
  })

  it('offers the counterattacker players with at most as many cards, including the attacker', () => {
    const s = table({
      hands: { Ada: 'inequality, red 2, red 3', Ben: 'counterattack, blue 3, blue 4', Cem: 'green 3' },
    })
    s.does('Ada', 'inequality')
    expect(s.may('Ada')).toEqual(['pass', 'Cem'])
    const back = table({
      hands: {
        Ada: 'inequality, red 2, red 3',
        Ben: 'counterattack, blue 3',
        Cem: 'green 3, green 4, green 5',
      },
    })
    back.does('Ada', 'inequality', 'Ben').does('Ben', 'counterattack', 'yellow')
    expect(back.asked()).toEqual(['Ben: turn'])
    const on = table({
      hands: { Ada: 'inequality, red 2, red 3', Ben: 'counterattack, blue 3', Cem: 'green 3' },
    })
    on.does('Ada', 'inequality', 'Ben').does('Ben', 'counterattack', 'yellow')
    expect(on.may('Ben')).toEqual(['pass', 'Cem'])
    on.does('Ben', 'Cem').everyonePasses('counterattack')
    expect(on.handSizes()).toEqual([2, 0, 2])
    expect(on.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('has no victim after a Counterattack with the last card, and the counterattacker finishes', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack' } })
    s.does('Ada', 'inequality', 'Ben').does('Ben', 'counterattack', 'yellow')
    expect(s.handSizes()).toEqual([4, 0, 5])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('can be played on everything', () => {
    for (const options of [
      { discard: 'blue 1' },
      { discard: 'black 5' },
      { discard: 'blue thief' },
      { discard: 'fantastic', call: 5 },
      { discard: 'fantastic', call: 'blue' },
    ])
      expect(table(options).explainIllegal('Ada', 'inequality')).toBeNull()
  })

  it('as opening card takes effect for the dealer', () => {
    const s = table({ opening: 'inequality', dealer: 'Cem' })
    expect(s.may('Cem')).toEqual(['pass', 'Ada', 'Ben'])
    s.does('Cem', 'Ben').everyonePasses().does('Cem', 'blue')
    expect(s.handSizes()).toEqual([5, 4, 3])
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ada: turn'])
  })
})
