import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

describe('Troublemaker', () => {
  const hands = {
    Ada: 'red troublemaker, red 9, red 8',
    Ben: 'blue troublemaker, blue 2, red 2',
    Cem: 'green 3',
  }
  const table = (options = {}) =>
    scene({ sets: ['base', 'troublemaker'], events: 'third-time-lucky', hands, ...options })

  it('triggers an event, and play continues with its colour', () => {
    const s = table().does('Ada', 'red troublemaker')
    expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
    s.everyonePasses()
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'third-time-lucky', seat: 0 })
    expect(s.handSizes()).toEqual([5, 6, 4])
    expect(s.call).toEqual({ colour: 'red', symbol: 'troublemaker' })
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.view(null).usedEvents).toEqual(['third-time-lucky'])
  })

  it('follows its colour and its symbol only', () => {
    const s = table({ discard: 'red troublemaker', hands: { ...hands, Ada: hands.Ben, Ben: 'red 9' } })
    expect(s.may('Ada')).toEqual(['blue troublemaker', 'red 2', 'draw'])
    expect(s.explainIllegal('Ada', 'blue 2')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'red', symbol: 'troublemaker' },
    })
    for (const options of [
      { discard: 'blue 1' },
      { discard: 'black 1' },
      { discard: 'blue gift' },
      { call: 5 },
    ])
      expect(table(options).explainIllegal('Ada', 'red troublemaker')).toMatchObject({
        because: 'does-not-follow',
      })
    expect(table({ call: 'red', discard: 'fantastic' }).explainIllegal('Ada', 'red troublemaker')).toBeNull()
  })

  it('is not an attack: no window for Counterattack opens', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack, blue 2' } }).does('Ada', 'red troublemaker')
    expect(s.may('Ben')).toEqual(['pass'])
    expect(s.tries('Ben', 'counterattack')).toMatchObject({ code: 'illegal' })
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('includes its player in the event as last card, who may not have finished then', () => {
    const s = table({ hands: { ...hands, Ada: 'red troublemaker' } })
    s.does('Ada', 'red troublemaker').everyonePasses()
    expect(s.handSizes()).toEqual([3, 6, 4])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('ends the round as last card if the event leaves the hand empty', () => {
    const s = table({ hands: { ...hands, Ada: 'red troublemaker' }, events: 'vandalism' })
    s.does('Ada', 'red troublemaker').everyonePasses('lucky-bastard')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 9, 3])
  })

  it('is the last coloured card for its own Vandalism', () => {
    const s = table({
      discard: 'blue troublemaker',
      events: 'vandalism',
      hands: { ...hands, Ben: 'blue 2, red 2' },
    })
    s.does('Ada', 'red troublemaker').everyonePasses()
    expect(s.hand('Ben')).toEqual(['blue 2'])
  })

  it('discloses the event only after the window for Lucky Bastard', () => {
    const looks = (events: string) => {
      const s = table({ events }).does('Ada', 'red troublemaker')
      return JSON.stringify(['Ada', 'Ben', 'Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('doomsday')).toBe(looks('market'))
  })

  it('lets the wish of Lucky Bastard make the call, without its symbol', () => {
    const s = table({ hands: { ...hands, Cem: 'lucky bastard, green 3' } })
    s.does('Ada', 'red troublemaker').does('Ben', 'pass').does('Cem', 'lucky bastard', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.handSizes()).toEqual([5, 6, 1])
    expect(s.explainIllegal('Ben', 'blue troublemaker')).toMatchObject({ because: 'does-not-follow' })
  })

  it('triggers an event for the dealer as opening card', () => {
    const s = table({
      opening: 'green troublemaker',
      dealer: 'Ben',
      events: 'market',
      draw: 'blue 7, blue 8, blue 9',
    })
    expect(s.asked()).toEqual(['Cem: lucky-bastard', 'Ada: lucky-bastard'])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Cem: pick'])
    s.does('Cem', 'blue 9').does('Ada', 'blue 7')
    expect(s.hand('Ben')).toContain('blue 8')
    expect(s.call).toEqual({ colour: 'green', symbol: 'troublemaker' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('costs seven points', () => {
    const s = table({ hands: { Ada: 'red 2', Ben: 'blue troublemaker', Cem: 'green 3' } })
    s.does('Ada', 'red 2').everyonePasses()
    expect(s.scores).toEqual([0, 7, 3])
  })
})
