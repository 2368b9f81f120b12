import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const events = 'chargenado'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' }

describe('Chargenado', () => {
  it('returns all power cards and deals everybody two new ones, face down', () => {
    const s = scene({
      sets,
      hands,
      discard,
      events,
      powers: { Ada: 'looping!, recycling', Ben: 'open-hands!', Cem: 'black-wish, looping, random-chance!' },
    })
    s.does('Ada', 'black 5')
    for (const player of s.players) {
      expect(s.powers(player)).toHaveLength(2)
      expect(s.powers(player).join()).not.toContain('!')
    }
    const dealt = s.table.powers.flat().map(({ power }) => power)
    expect([...dealt, ...s.table.powerPile].sort((a, b) => a - b)).toEqual([...s.table.setup.powerNumbers])
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('discloses the numbers to all, and the cards to their owners', () => {
    const s = scene({ sets, hands, discard, events, powers: { Ada: 'looping!, recycling' } })
    s.does('Ada', 'black 5')
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'returned-powers', seat: 0, count: 2 })
      for (const seat of [0, 1, 2]) {
        const powers = s.table.powers[seat].map(({ power }) => power)
        const drew = { kind: 'drew-powers', seat, count: 2 }
        expect(s.factsFor(viewer)).toContainEqual(viewer === s.players[seat] ? { ...drew, powers } : drew)
        expect(s.view(viewer).players[seat].powers).toEqual([null, null])
      }
    }
  })

  it.each([
    { direction: 1, counts: [0, 2, 1] },
    { direction: -1, counts: [0, 1, 2] },
  ] as const)(
    'deals in order of play as far as the pile lasts (direction $direction)',
    ({ direction, counts }) => {
      const s = scene({
        sets,
        hands,
        discard,
        events,
        direction,
        powers: { Ada: 'looping!, recycling', Ben: 'open-hands' },
        powerPile: { only: '' },
      })
      s.does('Ada', 'black 5')
      expect(s.table.powers.map((powers) => powers.length)).toEqual(counts)
      expect(s.table.powerPile).toEqual([])
      expect(s.asked()).toEqual([direction === 1 ? 'Ben: turn' : 'Cem: turn'])
    },
  )

  it('has no effect without power cards', () => {
    const s = scene({ sets, hands, discard, events, powerPile: { only: '' } })
    s.does('Ada', 'black 5')
    expect(s.table.powers).toEqual([[], [], []])
    expect(s.factKinds()).toEqual(['played', 'event'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has enough for eight players', () => {
    const players = ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal']
    const s = scene({
      sets,
      players,
      hands: {
        Ada: 'black 5, blue 1',
        ...Object.fromEntries(
          players.slice(1).map((p) => [p, 'red 6'.replace('6', String(players.indexOf(p)))]),
        ),
      },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.table.powers.map((powers) => powers.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(s.table.powerPile).toHaveLength(8)
  })

  it('returns the power card that was activated with the black card', () => {
    const s = scene({ sets, hands, discard, events, powers: { Ada: 'anti-counter' } })
    s.does('Ada', 'black 5 with anti-counter')
    expect(s.powers('Ada')).toHaveLength(2)
    expect(s.powers('Ada').join()).not.toContain('!')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets a last card that triggers it finish', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'black 5' }, discard, events })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('leaves the power cards of a lucky player', () => {
    const s = scene({
      sets: ['base', 'troublemaker', 'supercharge'],
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard,
      events,
      powers: { Ben: 'looping!' },
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.powers('Ben')).toEqual(['looping!'])
    expect(s.powers('Ada')).toHaveLength(2)
    expect(s.powers('Cem')).toHaveLength(2)
  })
})
