import { describe, expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const unlucky = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1, blue 9', Ben: 'blue 2, nice try', Cem: 'blue 3' }

const table = (options: SceneOptions): Scene =>
  scene({ sets: [...CARD_SET_NAMES], hands, discard: unlucky, rules: '', ...options })

const eventsSoFar = (s: Scene) =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []))

describe.each(['finish-line', 'doomsday'])('%s ends the round at once', (end) => {
  const isOver = (s: Scene, ...events: string[]) => {
    expect(s.isRoundOver).toBe(true)
    expect(eventsSoFar(s)).toEqual(events)
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'round-over', ending: end }))
  }

  it.each([
    'random-chance',
    'recycling',
    'troublecharger',
    'number-wish',
    'black-wish',
    'colour-blockade',
    'looping',
  ])('before %s', (power) => {
    const s = table({ powers: { Ada: power }, events: `${end}, expansion` })
    s.does('Ada', `black 5 with ${power}`)
    isOver(s, end)
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 9'])
    expect(s.discardPile()).toContain('black 5')
    expect(s.table.lasting).toEqual([])
  })

  it('before the power card activated with a 2nd Chance', () => {
    const s = table({
      hands: { ...hands, Ada: 'red 2nd chance, red troublemaker, blue 1' },
      powers: { Ada: 'troublecharger' },
      events: `${end}, expansion`,
    })
    s.does('Ada', 'red 2nd chance with troublecharger', 'red troublemaker')
    isOver(s, end)
  })

  it('without Recycling, so the last card stays on the pile', () => {
    const s = table({ hands: { ...hands, Ada: 'black 5' }, powers: { Ada: 'recycling' }, events: end })
    s.does('Ada', 'black 5 with recycling')
    isOver(s, end)
    expect(s.factsFor(null)).toContainEqual(expect.objectContaining({ kind: 'round-over', finishers: [0] }))
  })

  it('if Troublecharger triggers it', () => {
    const s = table({ powers: { Ada: 'troublecharger' }, events: `expansion, ${end}` })
    s.does('Ada', 'black 5 with troublecharger')
    isOver(s, 'expansion', end)
  })

  it('before the second event of Double Trouble', () => {
    const s = table({ rules: 'double-trouble', events: `${end}, expansion` })
    s.does('Ada', 'black 5')
    isOver(s, end)
  })

  it('before the second event of a black opening card', () => {
    const options = {
      rules: 'double-trouble',
      discard: 'lucky bastard, mimicry',
      events: `${end}, expansion`,
    }
    const s = table({ ...options, hands: { ...hands, Ada: 'blue 1' }, opening: 'black 5' })
    isOver(s, end)
    expect(s.table.turn).toBe(s.table.dealer)
  })

  it('before the event of a second card of Bring a Friend', () => {
    const s = table({
      hands: { ...hands, Ada: 'black 5, black 6, blue 6, blue 1' },
      discard: 'red 6, lucky bastard, mimicry',
      rules: 'bring-a-friend, double-trouble',
      events: `${end}, expansion`,
    })
    s.does('Ada', 'black 6', 'blue 6')
    isOver(s, end)
    const both = table({
      hands: { ...hands, Ada: 'blue 5, black 5, blue 1' },
      powers: { Ada: 'troublecharger' },
      rules: 'bring-a-friend',
      events: `${end}, expansion`,
    })
    both.does('Ada', 'blue 5 with troublecharger', 'black 5')
    isOver(both, end)
  })

  it('before the wish of a Do It Yourself that imitates Troublemaker', () => {
    const s = table({
      hands: { ...hands, Ada: 'do it yourself, blue 1' },
      doItYourself: 'troublemaker',
      events: end,
    })
    s.does('Ada', 'do it yourself', 'yes')
    isOver(s, end)
  })

  it('before Last Chance and Nice Try', () => {
    const s = table({
      hands: { ...hands, Ada: 'black 5' },
      lasting: [{ id: 'last-chance' }],
      events: `${end}, expansion`,
    })
    s.does('Ada', 'black 5')
    isOver(s, end)
  })

  it('before the Last Chance of another player', () => {
    const s = table({
      hands: { Ada: 'red gift, blue 1, blue 9', Ben: 'counterattack', Cem: 'blue 3' },
      lasting: [{ id: 'last-chance' }],
      events: `${end}, expansion`,
    })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'blue', 'Cem').everyonePasses()
    isOver(s, end)
  })

  it('if Last Chance triggers it, before the Last Chance of the next player', () => {
    const s = table({
      hands: { Ada: 'red gift', Ben: 'counterattack', Cem: 'blue 3' },
      lasting: [{ id: 'last-chance' }],
      events: `${end}, expansion`,
    })
    s.does('Ada', 'red gift', 'Ben').does('Ben', 'counterattack', 'blue', 'Cem').everyonePasses()
    isOver(s, end)
  })

  it('if Event Manager or Repeat chooses it', () => {
    const manager = table({
      powers: { Ada: 'troublecharger' },
      events: `event-manager, ${end}, expansion, tornado`,
    })
    manager.does('Ada', 'black 5 with troublecharger', end)
    isOver(manager, 'event-manager', end)
    const repeat = table({
      rules: 'double-trouble',
      events: `plague, ${end}, repeat, expansion, tornado`,
    })
    repeat.does('Ada', 'black 5', end)
    isOver(repeat, 'plague', end, 'repeat', end)
  })

  it('if Pandora’s Box stands for it', () => {
    const s = table({ pandorasBox: end, rules: 'double-trouble', events: 'pandoras-box, expansion' })
    s.does('Ada', 'black 5')
    isOver(s, 'pandoras-box', end)
  })

  it('if it follows from Rewind', () => {
    const s = table({
      discard: `${unlucky}, red 1, red 2, red 3, red 4`,
      draw: 'red troublemaker',
      powers: { Ada: 'troublecharger' },
      events: `rewind, ${end}, expansion`,
    })
    s.does('Ada', 'black 5 with troublecharger').does('Ada', 'yes').everyonePasses()
    isOver(s, 'rewind', end)
  })

  describe('except for the rest of a Plague', () => {
    it('but before the second event of Double Trouble', () => {
      const s = table({ rules: 'double-trouble', events: `plague, ${end}, expansion, tornado` })
      s.does('Ada', 'black 5')
      isOver(s, 'plague', end, 'expansion')
      expect(s.handSizes()).toEqual([5, 3, 3])
    })

    it('also one within another', () => {
      const s = table({
        powers: { Ada: 'troublecharger' },
        rules: 'double-trouble',
        events: `plague, identity-theft, expansion, tornado`,
      })
      s.table.eventPile = s.table.eventPile.toSpliced(-1, 0, ...eventsNamed(s, end, 'plague'))
      s.does('Ada', 'black 5 with troublecharger')
      isOver(s, 'plague', 'plague', end, 'identity-theft', 'expansion')
    })

    it('without any further wish', () => {
      const lucky = table({
        hands: { ...hands, Ben: 'lucky bastard, blue 2' },
        discard: 'red 5, mimicry',
        events: `plague, ${end}, expansion`,
      })
      lucky.does('Ada', 'black 5').everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
      lucky.does('Ben', 'lucky bastard').does('Cem', 'pass')
      isOver(lucky, 'plague', end, 'expansion')
      expect(lucky.handSizes()).toEqual([4, 1, 2])
      const rewound = table({
        discard: `${unlucky}, red 1, red 2, red 3, red 4`,
        draw: 'fantastic',
        events: `plague, ${end}, rewind`,
      })
      isOver(rewound.does('Ada', 'black 5'), 'plague', end, 'rewind')
    })
  })
})

/** Events from the bottom up. Each exists once, so a second copy has to be added by hand. */
const eventsNamed = (s: Scene, ...names: string[]): number[] =>
  names.map((name) => s.table.setup.events.findIndex(({ id }) => id === name))
