import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const hands = { Ada: 'edison, red 5', Ben: 'green 2, green 4', Cem: 'green 3, green 6' }
const powers = {
  Ada: 'looping!, black-wish',
  Ben: 'open-hands, recycling!',
  Cem: 'random-chance, special-seal',
}

describe('Edison', () => {
  it('swaps a power card of two players; both are face down afterwards', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison')
    expect(s.asked()).toEqual(['Ada: victim'])
    expect(s.may('Ada')).toEqual(['pass', 'Ben', 'Cem', 'Ada'])
    s.does('Ada', 'Ben')
    expect(s.may('Ada')).toEqual(['Cem', 'Ada'])
    s.does('Ada', 'Cem')
    expect(s.asked()).toEqual(['Ada: power'])
    expect(s.may('Ada')).toEqual(['open-hands', 'recycling'])
    s.does('Ada', 'recycling', 'random-chance')
    expect(s.asked()).toEqual(['Ben: counterattack', 'Cem: counterattack'])
    s.everyonePasses()
    expect(s.powers('Ben')).toEqual(['open-hands', 'random-chance'])
    expect(s.powers('Cem')).toEqual(['recycling', 'special-seal'])
    expect(s.powers('Ada')).toEqual(['looping!', 'black-wish'])
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'blue')
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can move one’s own power card, which is not an attack on oneself', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison', 'Ada', 'Cem', '0', '1')
    expect(s.factsFor(null)).toContainEqual({ kind: 'attacked', seat: 0, card: 'edison', victims: [2] })
    expect(s.asked()).toEqual(['Cem: counterattack'])
    s.everyonePasses().does('Ada', 'red')
    expect(s.powers('Ada')).toEqual(['special-seal', 'black-wish'])
    expect(s.powers('Cem')).toEqual(['random-chance', 'looping'])
    expect(s.powers('Ben')).toEqual(['open-hands', 'recycling!'])
  })

  it('discloses that cards moved, but not which', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison', 'Ben', 'Cem', '0', '0').everyonePasses().does('Ada', 'red')
    for (const viewer of ['Ada', 'Ben', 'Cem', null])
      expect(s.factsFor(viewer)).toContainEqual({ kind: 'swapped-powers', seats: [1, 2] })
    expect(s.view('Ada').players.map((player) => player.powers)).toEqual([
      ['looping', null],
      [null, 'recycling'],
      [null, null],
    ])
    for (const viewer of ['Ada', null])
      expect(JSON.stringify([s.factsFor(viewer), s.view(viewer)])).not.toMatch(
        /open-hands|random-chance|special-seal/,
      )
    expect(s.view('Ben').powers[0]).toEqual({ power: 'random-chance', open: false })
    expect(s.view('Cem').powers[0]).toEqual({ power: 'open-hands', open: false })
  })

  it('lets the attacker choose face-down cards without seeing them', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison', 'Cem', 'Ben')
    expect(JSON.stringify([s.view('Ada'), s.factsFor('Ada')])).not.toMatch(
      /open-hands|random-chance|special-seal/,
    )
    expect(s.match.promptFor(0)?.question).toEqual({ ask: 'power', source: 'edison', about: 2 })
    s.does('Ada', '0')
    expect(s.match.promptFor(0)?.question).toEqual({ ask: 'power', source: 'edison', about: 1 })
  })

  it('refuses the same player twice, passing halfway, and missing slots', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison', 'Ben')
    for (const wrong of ['Ben', 'pass'])
      expect(s.tries('Ada', wrong)).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'Cem')
    for (const wrong of ['2', 'pass'])
      expect(s.tries('Ada', wrong)).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ben', '0')).toEqual({ code: 'not-asked' })
  })

  it('can be declined, but the wish is mandatory', () => {
    const s = scene({ sets, hands, powers })
    s.does('Ada', 'edison', 'pass')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'green')
    expect(s.powers('Ben')).toEqual(['open-hands', 'recycling!'])
    expect(s.factKinds()).toEqual(['played', 'wished'])
  })

  it('offers only players with power cards, and does not ask if there is one card', () => {
    const s = scene({ sets, hands, powers: { Ada: 'looping!', Cem: 'recycling' } })
    s.does('Ada', 'edison')
    expect(s.may('Ada')).toEqual(['pass', 'Cem', 'Ada'])
    expect(s.tries('Ada', 'Ben')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'Cem', 'Ada').everyonePasses().does('Ada', 'red')
    expect(s.powers('Ada')).toEqual(['recycling'])
    expect(s.powers('Cem')).toEqual(['looping'])
    expect(s.powers('Ben')).toEqual([])
  })

  it.each([{}, { Ben: 'looping, recycling' }])(
    'only wishes if fewer than two players have power cards (%o)',
    (few) => {
      const s = scene({ sets, hands, powers: few })
      s.does('Ada', 'edison')
      expect(s.asked()).toEqual(['Ada: wish'])
      s.does('Ada', 'red')
      expect(s.asked()).toEqual(['Ben: turn'])
    },
  )

  it('offers the players in order of play', () => {
    const s = scene({ sets, hands, powers, direction: -1 })
    s.does('Ada', 'edison')
    expect(s.may('Ada')).toEqual(['pass', 'Cem', 'Ben', 'Ada'])
  })

  const counters = {
    Ada: 'edison, red 5',
    Ben: 'counterattack, green 2',
    Cem: 'counterattack, green 3',
  }

  it('is cancelled as a whole by Counterattack, and the counterattacker starts over', () => {
    const s = scene({ sets, hands: counters, powers })
    s.does('Ada', 'edison', 'Ben', 'Cem', '0', '0').does('Cem', 'pass').does('Ben', 'counterattack', 'yellow')
    expect(s.powers('Ben')).toEqual(['open-hands', 'recycling!'])
    expect(s.may('Ben')).toEqual(['pass', 'Cem', 'Ada', 'Ben'])
    s.does('Ben', 'Ada', 'Ben', '1', '1')
    expect(s.asked()).toEqual(['Ada: counterattack'])
    s.everyonePasses()
    expect(s.powers('Ada')).toEqual(['looping!', 'recycling'])
    expect(s.powers('Ben')).toEqual(['open-hands', 'black-wish'])
    expect(s.powers('Cem')).toEqual(['random-chance', 'special-seal'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be declined after a Counterattack, without another wish', () => {
    const s = scene({ sets, hands: counters, powers })
    s.does('Ada', 'edison', 'Ben', 'Ada', '0', '0').does('Ben', 'counterattack', 'yellow', 'pass')
    expect(s.powers('Ada')).toEqual(['looping!', 'black-wish'])
    expect(s.powers('Ben')).toEqual(['open-hands', 'recycling!'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be countered again', () => {
    const s = scene({ sets, hands: counters, powers })
    s.does('Ada', 'edison', 'Ben', 'Ada', '0', '0').does(
      'Ben',
      'counterattack',
      'yellow',
      'Cem',
      'Ada',
      '0',
      '0',
    )
    expect(s.asked()).toEqual(['Cem: counterattack', 'Ada: counterattack'])
    s.does('Ada', 'pass').does('Cem', 'counterattack', 'green', 'Cem', 'Ben', '0', '0').everyonePasses()
    expect(s.powers('Cem')).toEqual(['open-hands', 'special-seal'])
    expect(s.powers('Ben')).toEqual(['random-chance', 'recycling!'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it.each([
    { direction: 1, named: ['Ben', 'Cem'], first: 'Ben' },
    { direction: 1, named: ['Cem', 'Ben'], first: 'Ben' },
    { direction: -1, named: ['Cem', 'Ben'], first: 'Cem' },
    { direction: -1, named: ['Ben', 'Cem'], first: 'Cem' },
  ] as const)(
    'is countered by the first victim in order of play, whoever was named first ($direction, $named)',
    ({ direction, named, first }) => {
      const s = scene({ sets, hands: counters, powers: { Ben: 'looping', Cem: 'recycling' }, direction })
      s.does('Ada', 'edison', ...named)
        .does('Ben', 'counterattack')
        .does('Cem', 'counterattack')
      expect(s.asked()).toEqual([`${first}: wish`])
      expect(s.handSizes()).toEqual(first === 'Ben' ? [1, 1, 2] : [1, 2, 1])
    },
  )

  it('cannot be countered with Anti Counter, which can be moved itself', () => {
    const s = scene({ sets, hands: counters, powers: { Ada: 'anti-counter', Ben: 'looping!' } })
    s.does('Ada', 'edison with anti-counter', 'Ben', 'Ada')
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(s.powers('Ada')).toEqual(['looping'])
    expect(s.powers('Ben')).toEqual(['anti-counter'])
  })

  it('has its effect and ends the round as last card', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'edison' }, powers })
    s.does('Ada', 'edison', 'Ada', 'Ben', '0', '0').everyonePasses().does('Ada', 'red').everyonePasses()
    expect(s.powers('Ada')).toEqual(['open-hands', 'black-wish'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 6, 9])
  })

  it('can be played on anything, costs seven points, and as opening card takes effect for the dealer', () => {
    for (const discard of ['black 5', 'red gift', 'blue 9'])
      expect(scene({ sets, hands, discard, call: 7 }).explainIllegal('Ada', 'edison')).toBeNull()
    const s = scene({ sets, hands: { Ada: 'red 5', Ben: 'edison' } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.scores[1]).toBe(7)
    const opened = scene({
      sets,
      hands: { Ada: 'red 5', Ben: 'red 6', Cem: 'red 7' },
      opening: 'edison',
      powers,
    })
    opened.does('Ada', 'Ben', 'Ada', '0', '1').everyonePasses().does('Ada', 'blue')
    expect(opened.powers('Ada')).toEqual(['looping!', 'open-hands'])
    expect(opened.asked()).toEqual(['Ben: turn'])
  })
})
