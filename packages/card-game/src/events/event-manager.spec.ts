import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const events = 'event-manager, market, identity-theft, capitalism, tornado'
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 5, blue 2', Cem: 'blue troublemaker, blue 3' }

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

describe('Event Manager', () => {
  it('shows three events, and the trigger player chooses one', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: event'])
    expect(s.may('Ada')).toEqual(['market', 'identity-theft', 'capitalism'])
    for (const viewer of ['Ada', 'Ben', null])
      expect(s.factsFor(viewer)).toContainEqual({
        kind: 'events-shown',
        events: ['market', 'identity-theft', 'capitalism'],
      })
    expect(s.view(null).shownEvents).toEqual(['market', 'identity-theft', 'capitalism'])
    s.does('Ada', 'capitalism')
    expect(s.handSizes()).toEqual([2, 4, 4])
    expect(eventsSoFar(s)).toEqual(['Ada: event-manager', 'Ada: capitalism'])
    expect(s.view(null).shownEvents).toEqual([])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('puts the others under the pile', () => {
    const s = scene({ hands, sets, discard, events })
    const pile = s.table.eventPile.length
    s.does('Ada', 'black 5', 'capitalism')
    const names = s.table.eventPile.map((event) => s.event(event))
    expect(names).toHaveLength(pile - 2)
    expect(names.slice(0, 2).sort()).toEqual(['identity-theft', 'market'])
    expect(names.at(-1)).toBe('tornado')
    expect(s.view(null).usedEvents).toEqual(['event-manager', 'capitalism'])
  })

  it('refuses events that are not shown, and answers of others', () => {
    const s = scene({ hands, sets, discard, events })
    s.does('Ada', 'black 5')
    expect(s.tries('Ada', 'tornado')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'event-manager')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ben', 0)).toEqual({ code: 'not-asked' })
  })

  it('does not count the others as events of the round', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'event-manager, market, identity-theft, tornado, repeat',
    })
    s.does('Ada', 'black 5', 'identity-theft').does('Ben', 'blue 5').does('Cem', 'blue troublemaker')
    expect(s.asked()).toEqual(['Cem: event'])
    expect(s.may('Cem')).toEqual(['event-manager', 'identity-theft'])
  })

  it('can choose Repeat, which can choose it again', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'event-manager, market, repeat, tornado, doomsday, capitalism, black-hole',
    })
    s.does('Ada', 'black 5', 'repeat')
    expect(s.may('Ada')).toEqual(['event-manager'])
    s.does('Ada', 'event-manager')
    expect(s.may('Ada')).toEqual(['doomsday', 'capitalism', 'black-hole'])
    s.does('Ada', 'capitalism')
    expect(eventsSoFar(s)).toEqual([
      'Ada: event-manager',
      'Ada: repeat',
      'Ada: event-manager',
      'Ada: capitalism',
    ])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be one of the two events of a Plague', () => {
    const s = scene({
      hands: { ...hands, Cem: 'black 1, blue 3' },
      sets,
      discard,
      events: 'plague, event-manager, market, identity-theft, black-hole, capitalism',
    })
    s.does('Ada', 'black 5')
    expect(s.may('Ada')).toEqual(['market', 'identity-theft', 'black-hole'])
    s.does('Ada', 'black-hole')
    expect(eventsSoFar(s)).toEqual([
      'Ada: plague',
      'Ada: event-manager',
      'Ada: black-hole',
      'Ada: capitalism',
    ])
    expect(s.handSizes()).toEqual([4, 4, 2])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can choose Plague, which turns over two more', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'event-manager, market, plague, tornado, identity-theft, capitalism',
    })
    s.does('Ada', 'black 5', 'plague')
    expect(eventsSoFar(s)).toEqual([
      'Ada: event-manager',
      'Ada: plague',
      'Ada: identity-theft',
      'Ada: capitalism',
    ])
  })

  it('asks a player who triggered it with their last card, too', () => {
    const s = scene({ hands: { ...hands, Ada: 'black 5' }, sets, discard, events })
    s.does('Ada', 'black 5', 'identity-theft')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 10])
  })

  it('opens a second window for Lucky Bastard after the choice', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5',
      sets,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ada: event'])
    s.does('Ada', 'capitalism')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.handSizes()).toEqual([2, 1, 4])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('does not protect a player who threw in Lucky Bastard before the choice', () => {
    const s = scene({
      hands: { ...hands, Ben: 'lucky bastard, blue 2' },
      discard: 'red 5, mimicry',
      sets,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.asked()).toEqual(['Ada: event'])
    s.does('Ada', 'capitalism')
    expect(s.handSizes()).toEqual([2, 2, 4])
  })

  it('shuffles the used events into a new pile if needed', () => {
    const s = scene({ hands, sets, discard, events: 'event-manager, market' })
    const [manager, market, ...used] = s.table.eventPile.toReversed()
    s.table.eventPile = [market, manager]
    s.table.usedEvents = used
    s.does('Ada', 'black 5')
    expect(s.may('Ada')).toHaveLength(3)
    expect(s.may('Ada')[0]).toBe('market')
    expect(new Set(s.may('Ada')).size).toBe(3)
    const all = [...s.table.eventPile, ...s.table.usedEvents, ...s.table.shownEvents]
    expect(all.sort((a, b) => a - b)).toEqual(s.table.setup.eventNumbers)
  })
})
