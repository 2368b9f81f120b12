import { describe, expect, it } from 'vitest'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker']
const lasting = [{ id: 'last-chance' }]
/** All cards that can be thrown in as Lucky Bastard are discarded: nobody can throw one in, so nobody is asked. */
const discard = 'red 5, lucky bastard, mimicry'
/** Two events without effect here: nobody has black cards or points. */
const events = 'black-hole, identity-theft'

const eventsSoFar = (s: Scene) =>
  s
    .factsFor(null)
    .flatMap((fact) => (fact.kind === 'event' ? [`${s.players[fact.seat]}: ${fact.event}`] : []))

describe('Last Chance', () => {
  it('has no effect as long as everybody has cards', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 5, green 2', Cem: 'blue 3, green 3' },
      sets,
      discard,
      events: 'last-chance, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
    expect(s.view(null).lasting.map(({ id }) => id)).toEqual(['last-chance'])
    s.does('Ben', 'blue 5').does('Cem', 'blue 3')
    expect(eventsSoFar(s)).toEqual(['Ada: last-chance'])
    s.does('Ada', 'blue 1')
    expect(eventsSoFar(s)).toEqual(['Ada: last-chance', 'Ada: black-hole'])
  })

  it('triggers an event for a played last card; then comes Nice Try, then the round ends', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
  })

  it('can undo the finish', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 2', Cem: 'blue 3, black 1' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9')
    expect(s.hand('Ada')).toEqual(['black 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toMatchObject({ colour: 'red', number: 9 })
  })

  it('triggers after the wish of the last card', () => {
    const s = scene({
      hands: { Ada: 'fantastic', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'fantastic')
    expect(eventsSoFar(s)).toEqual([])
    s.does('Ada', 'green')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
  })

  it('applies to the last card that triggered it', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      sets,
      discard,
      events: 'last-chance, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: last-chance', 'Ada: black-hole'])
  })

  it('triggers in addition to the event of a last black card', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole', 'Ada: identity-theft'])
  })

  it('applies only to hands that are still empty', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'third-time-lucky, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(eventsSoFar(s)).toEqual(['Ada: third-time-lucky'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to last cards given away by Gift', () => {
    const s = scene({
      hands: { Ada: 'red gift, blue 1, blue 2', Ben: 'blue 4', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expect(s.handSizes()).toEqual([0, 3, 1])
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
  })

  it('applies to last cards lost by an attack; their owner is the trigger player', () => {
    const s = scene({
      hands: { Ada: 'red thief, blue 1', Ben: 'blue 4, blue 6', Cem: 'blue 3, black 1' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red thief', 'Ben').everyonePasses()
    expect(eventsSoFar(s)).toEqual(['Ben: black-hole'])
    expect(s.hand('Ben')).toEqual(['black 1'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('runs its event in order of play after the player who lost the card', () => {
    const s = scene({
      hands: { Ada: 'red thief, blue 1', Ben: 'blue 4, blue 6', Cem: 'blue 3' },
      draw: 'green 1, green 2, green 3',
      lasting,
      sets,
      discard,
      events: 'market',
    })
    s.does('Ada', 'red thief', 'Ben').everyonePasses()
    expect(s.asked()).toEqual(['Cem: pick'])
    s.does('Cem', 'green 2').does('Ada', 'green 1')
    expect(s.hand('Ben')).toEqual(['green 3'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('applies to Counterattack as last card, for several players in order of play', () => {
    const s = scene({
      hands: { Ada: 'red skip', Ben: 'counterattack', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red skip', 'Ben')
      .does('Ben', 'counterattack', 'blue', 'Cem')
      .everyonePasses('counterattack')
    expect(eventsSoFar(s)).toEqual(['Ben: black-hole', 'Ada: identity-theft'])
    s.everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 0, 3])
  })

  it('excludes players who got cards by the event before', () => {
    const s = scene({
      hands: { Ada: 'red skip', Ben: 'counterattack', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'third-time-lucky, black-hole',
    })
    s.does('Ada', 'red skip', 'Ben').does('Ben', 'counterattack', 'blue', 'Ada')
    expect(eventsSoFar(s)).toEqual(['Ben: third-time-lucky'])
    expect(s.handSizes()).toEqual([3, 3, 4])
  })

  it('does not apply to cards taken by an event', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 8, red 8', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'mating-season, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([1, 0, 1])
    expect(eventsSoFar(s)).toEqual(['Ada: mating-season'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 0, 3])
  })

  it('applies to a played last card if the event gives nothing to an empty hand', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'tornado, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 1, 1])
    expect(eventsSoFar(s)).toEqual(['Ada: tornado', 'Ada: black-hole'])
  })

  it('does not apply to a whole hand moved by an event', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 8, red 8', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'robin-hood, black-hole',
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 0, 1])
    expect(eventsSoFar(s)).toEqual(['Ada: robin-hood'])
  })

  it('does not apply to cards taken by its own event', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 8, red 8', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'mating-season, black-hole',
    })
    s.does('Ada', 'red 9')
    expect(eventsSoFar(s)).toEqual(['Ada: mating-season'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 0, 3])
  })

  it('does not apply to a hand that one event has filled and the next one emptied', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'plague, third-time-lucky, recession, black-hole',
    })
    s.does('Ada', 'black 5')
      .does('Ben', 'blue 2')
      .does('Cem', `${s.hand('Cem')[0]}, ${s.hand('Cem')[1]}`)
    expect(s.handSizes()).toEqual([0, 3, 2])
    expect(eventsSoFar(s)).toEqual(['Ada: plague', 'Ada: third-time-lucky', 'Ada: recession'])
  })

  it('triggers before Nice Try, and again for a Nice Try as last card', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'nice try', Cem: 'blue 3' },
      draw: 'green 1, green 2, green 3',
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
    s.does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.hand('Ada')).toEqual(['green 1', 'green 2', 'green 3'])
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole', 'Ben: identity-theft'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([6, 0, 3])
  })

  it('continues after Nice Try, and triggers again for the next last card', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'nice try, blue 2', Cem: 'blue 3' },
      draw: 'green 1, green 2, green 3',
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9').does('Ben', 'nice try').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
    s.does('Ben', 'blue 2')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole', 'Ben: identity-theft'])
  })

  it('applies to Lucky Bastard as last card, without protection from its event', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard', Cem: 'blue 3' },
      discard: 'red 5, mimicry',
      draw: 'green 1, green 2, green 3, green 4, green 6, green 7, green 8, green 9, yellow 1',
      lasting,
      sets,
      events: 'identity-theft, third-time-lucky',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(eventsSoFar(s)).toEqual(['Ada: identity-theft', 'Ben: third-time-lucky'])
    expect(s.hand('Ben')).toEqual(['green 8', 'green 9', 'yellow 1'])
    expect(s.handSizes()).toEqual([4, 3, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ colour: 'green' })
  })

  it('triggers nothing for players who were lucky when it came', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard, green 2', Cem: 'blue 3, green 3' },
      discard: 'red 5, mimicry',
      sets,
      events: 'last-chance, black-hole',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    s.does('Ben', 'green 2')
    expect(eventsSoFar(s)).toEqual(['Ada: last-chance'])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('triggers nothing for Lucky Bastard as last card when it comes', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'lucky bastard', Cem: 'blue 3, green 3' },
      discard: 'red 5, mimicry',
      sets,
      events: 'last-chance, black-hole',
    })
    s.does('Ada', 'black 5').does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(eventsSoFar(s)).toEqual(['Ada: last-chance'])
    s.everyonePasses()
    expect(s.scores).toEqual([1, 0, 6])
  })

  it('still applies to the others', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 2', Cem: 'blue 3' },
      lasting: [{ id: 'last-chance', spared: ['Ben'] }],
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9')
    expect(eventsSoFar(s)).toEqual(['Ada: black-hole'])
  })

  it('opens its own window for Lucky Bastard', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'lucky bastard, blue 2', Cem: 'blue 3' },
      discard: 'red 5',
      lasting,
      sets,
      events: 'doomsday',
    })
    s.does('Ada', 'red 9')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'green')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([50, 0, 50])
  })

  it('leaves no Nice Try if its event ends the round', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'nice try', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events: 'finish-line',
    })
    s.does('Ada', 'red 9')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 7, 3])
  })

  it('triggers nothing once the pile has run out', () => {
    const s = scene({
      hands: { Ada: 'red 2nd chance', Ben: 'blue 2', Cem: 'blue 3' },
      draw: { only: '' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 2nd chance')
    expect(eventsSoFar(s)).toEqual([])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 3])
  })

  it('ends with the round', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 2', Cem: 'blue 3' },
      lasting,
      sets,
      discard,
      events,
    })
    s.does('Ada', 'red 9').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.view(null).lasting).toEqual([])
  })
})
