import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
const hands = { Ada: 'black 5, blue 1', Ben: 'blue 5, blue 2', Cem: 'blue troublemaker, blue 3' }

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

/** Plays on after Ada's black 5, which triggered the first event, until Cem's Troublemaker triggers the second. */
const playOn = (s: Scene) => s.does('Ben', 'blue 5').does('Cem', 'blue troublemaker')

describe('Repeat', () => {
  it('lets the trigger player choose one of the events of this round, which then is theirs', () => {
    const s = scene({
      hands: { ...hands, Ben: 'blue 5, blue 2, blue 4' },
      draw: 'black 1, green 1, green 2, green 3, green 4, green 6',
      sets,
      discard,
      events: 'black-hole, repeat',
    })
    s.does('Ada', 'black 5').does('Ben', 'draw')
    expect(s.hand('Ben')).toContain('black 1')
    s.does('Ben', 'blue 5').does('Cem', 'blue troublemaker')
    expect(s.asked()).toEqual(['Cem: event'])
    expect(s.may('Cem')).toEqual(['black-hole'])
    s.does('Cem', 'black-hole')
    expect(s.hand('Cem')).toEqual(['blue 3', 'black 1'])
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole', 'Cem: repeat', 'Cem: black-hole'])
    expect(s.asked()).toEqual(['Ada: turn'])
    expect(s.call.colour).toBe('blue')
  })

  it('uses the order of play after the trigger player', () => {
    const s = scene({
      hands,
      draw: 'green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, yellow 1, yellow 2, yellow 3, yellow 4',
      sets,
      discard,
      events: 'expansion, repeat',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([4, 3, 4])
    playOn(s).does('Cem', 'expansion')
    expect(s.hand('Ada').slice(4)).toEqual(['green 8'])
    expect(s.hand('Ben').slice(2)).toEqual(['green 9', 'yellow 1'])
    expect(s.handSizes()).toEqual([5, 4, 6])
  })

  it('has no effect without an earlier event: it never chooses itself', () => {
    const s = scene({ hands, sets, discard, events: 'repeat' })
    s.does('Ada', 'black 5')
    expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'repeat' })
    expect(eventsSoFar(s)).toEqual(['Ada: repeat'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
  })

  it('offers every event once', () => {
    const s = scene({ hands, sets, discard, events: 'plague, identity-theft, capitalism, repeat, tornado' })
    s.does('Ada', 'black 5')
    playOn(s)
    expect(s.may('Cem')).toEqual(['plague', 'identity-theft', 'capitalism'])
    expect(s.tries('Cem', 'tornado')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 'repeat')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Cem', 'pass')).toMatchObject({ code: 'illegal' })
    expect(s.tries('Ada', 0)).toEqual({ code: 'not-asked' })
    s.does('Cem', 'capitalism')
    expect(eventsSoFar(s).at(-1)).toBe('Cem: capitalism')
    expect(s.view(null).usedEvents).toEqual(['plague', 'identity-theft', 'capitalism', 'repeat'])
  })

  it('turns over two new events for a Plague', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'plague, identity-theft, black-hole, repeat, capitalism, plus-one',
    })
    s.does('Ada', 'black 5')
    playOn(s).does('Cem', 'plague')
    expect(eventsSoFar(s)).toEqual([
      'Ada: plague',
      'Ada: identity-theft',
      'Ada: black-hole',
      'Cem: repeat',
      'Cem: plague',
      'Cem: capitalism',
      'Cem: plus-one',
    ])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('shows three new events for an Event Manager', () => {
    const s = scene({
      hands,
      sets,
      discard,
      events: 'event-manager, market, black-hole, tornado, repeat, doomsday, plus-one, capitalism',
    })
    s.does('Ada', 'black 5', 'black-hole')
    playOn(s)
    expect(s.may('Cem')).toEqual(['event-manager', 'black-hole'])
    s.does('Cem', 'event-manager')
    expect(s.asked()).toEqual(['Cem: event'])
    expect(s.may('Cem')).toEqual(['doomsday', 'plus-one', 'capitalism'])
    s.does('Cem', 'capitalism')
    expect(eventsSoFar(s).slice(2)).toEqual(['Cem: repeat', 'Cem: event-manager', 'Cem: capitalism'])
  })

  it('works within a Plague, with earlier events of it', () => {
    const s = scene({ hands, sets, discard, events: 'plague, capitalism, repeat' })
    s.does('Ada', 'black 5')
    expect(s.may('Ada')).toEqual(['plague', 'capitalism'])
    s.does('Ada', 'capitalism')
    expect(s.handSizes()).toEqual([4, 8, 8])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('does not restart a Time Bomb', () => {
    const s = scene({ hands, sets, discard, events: 'time-bomb, repeat' })
    s.does('Ada', 'black 5')
    playOn(s).does('Cem', 'time-bomb')
    for (const player of ['Ada', 'Ben', 'Cem', 'Ada', 'Ben', 'Cem']) s.does(player, 'draw', 'pass')
    expect(s.isRoundOver).toBe(false)
    s.does('Ada', 'draw', 'pass')
    expect(s.isRoundOver).toBe(true)
  })

  it('can undo the finish of a last card that triggers it', () => {
    const s = scene({
      hands: { ...hands, Cem: 'blue troublemaker' },
      draw: 'black 1',
      sets,
      discard,
      events: 'black-hole, repeat',
    })
    s.does('Ada', 'black 5').does('Ben', 'draw')
    playOn(s).does('Cem', 'black-hole')
    expect(s.hand('Cem')).toEqual(['black 1'])
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('can let a last card that triggers it finish', () => {
    const s = scene({
      hands: { ...hands, Cem: 'blue troublemaker' },
      sets,
      discard,
      events: 'black-hole, repeat',
    })
    s.does('Ada', 'black 5')
    playOn(s).does('Cem', 'black-hole')
    expect(s.asked()).toEqual(['Ada: nice-try', 'Ben: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 2, 0])
  })

  it('opens a second window for Lucky Bastard after the choice', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5, lucky bastard' },
      discard: 'red 5, mimicry',
      sets,
      events: 'capitalism, repeat',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.handSizes()).toEqual([2, 4, 4])
    playOn(s)
    expect(s.asked()).toEqual(['Ada: lucky-bastard', 'Ben: lucky-bastard'])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Cem: event'])
    s.does('Cem', 'capitalism')
    expect(s.asked()).toEqual(['Ada: lucky-bastard', 'Ben: lucky-bastard'])
    s.does('Ada', 'lucky bastard').does('Ben', 'pass').does('Ada', 'green')
    expect(s.handSizes()).toEqual([1, 6, 6])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('does not protect a player who was lucky before the choice', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5, lucky bastard, blue 1' },
      discard: 'red 5, mimicry',
      sets,
      events: 'capitalism, repeat',
    })
    s.does('Ada', 'black 5').everyonePasses()
    playOn(s).does('Ada', 'lucky bastard').does('Ben', 'pass').does('Ada', 'green')
    s.does('Cem', 'capitalism')
    expect(s.handSizes()).toEqual([6, 6, 6])
  })

  it('does not offer events of an earlier round', () => {
    const s = scene({
      hands: { ...hands, Ada: 'black 5' },
      sets,
      discard,
      events: 'black-hole',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.table.turnedOver).toHaveLength(1)
    s.everyonePasses()
    expect(s.table.round).toBe(2)
    const since = s.factKinds().slice(s.factKinds().lastIndexOf('round-began'))
    expect(s.table.turnedOver).toHaveLength(since.filter((kind) => kind === 'event').length)
  })
})
