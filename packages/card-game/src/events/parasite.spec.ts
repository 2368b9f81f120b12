import { describe, expect, it } from 'vitest'
import { YES } from '../round/answer-codes.ts'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const discard = 'red 5'
const lasting = [{ id: 'parasite' }]

describe('Parasite', () => {
  it('lasts until the end of the round, and play continues', () => {
    const s = scene({
      sets,
      hands: { Ada: 'black 5, blue 1', Ben: 'blue 2', Cem: 'green 3' },
      discard,
      events: 'parasite',
    })
    s.does('Ada', 'black 5')
    expect(s.table.lasting).toMatchObject([{ id: 'parasite', spared: 0 }])
    expect(s.handSizes()).toEqual([1, 1, 1])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets the left neighbour of a finisher discard two cards before scoring', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2, blue 3, blue 4', Cem: 'green 3, green 8, green 9' },
      discard,
      lasting,
    })
    s.does('Ada', 'red 4')
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses('nice-try')
    expect(s.asked()).toEqual(['Cem: use'])
    s.does('Cem', 'yes')
    expect(s.asked()).toEqual(['Cem: discard'])
    expect(s.may('Cem')).toEqual(['green 3', 'green 8', 'green 9'])
    expect(s.isRoundOver).toBe(false)
    s.does('Cem', 'green 8, green 9')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 9, 3])
    expect(s.discardPile()[0]).toBe('red 4')
    expect(s.discardPile().slice(1, 3).sort()).toEqual(['green 8', 'green 9'])
    for (const viewer of ['Ada', 'Ben', null])
      expect(s.factsFor(viewer)).toContainEqual(expect.objectContaining({ kind: 'discarded', seat: 2 }))
  })

  it.each(['green 3, green 8, green 9', 'green 8, green 9', 'green 9'])(
    'discards nothing for a player who declines (%s)',
    (Cem) => {
      const s = scene({ sets, hands: { Ada: 'red 4', Ben: 'blue 2', Cem }, discard, lasting })
      s.does('Ada', 'red 4').everyonePasses('nice-try')
      expect(s.asked()).toEqual(['Cem: use'])
      s.does('Cem', 'no')
      expect(s.isRoundOver).toBe(true)
      expect(s.hand('Cem')).toEqual(Cem.split(', '))
      expect(s.factKinds()).not.toContain('discarded')
    },
  )

  it('discards two by default, since fewer cards mean fewer points', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'green 8, green 9' },
      discard,
      lasting,
    })
    s.does('Ada', 'red 4').everyonePasses('nice-try')
    expect(s.match.prompts[0].fallback).toBe(YES)
  })

  it('takes exactly two cards of one’s own hand', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'green 3, green 8, green 9' },
      discard,
      lasting,
    })
    s.does('Ada', 'red 4').everyonePasses()
    for (const wrong of ['green 3', 'green 3, green 8, green 9', 'green 3, blue 2'])
      expect(s.tries('Cem', wrong)).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ben', 'blue 2')).toEqual({ code: 'not-asked' })
    s.does('Cem', 'green 3, green 9')
    expect(s.scores).toEqual([0, 2, 8])
  })

  it.each([1, -1] as const)(
    'applies to the left neighbour in both directions of play (direction %i)',
    (direction) => {
      const s = scene({
        sets,
        hands: { Ada: 'blue 1, blue 3, blue 8', Ben: 'red 4', Cem: 'green 3, green 8, green 9' },
        turn: 'Ben',
        direction,
        discard,
        lasting,
      })
      s.does('Ben', 'red 4').everyonePasses()
      expect(s.asked()).toEqual(['Ada: discard'])
    },
  )

  it.each([
    { cem: 'green 9, fuck you', left: 0 },
    { cem: 'fuck you', left: 0 },
  ])('discards all of two or fewer cards, also Fuck You ($cem)', ({ cem, left }) => {
    const s = scene({ sets, hands: { Ada: 'red 4', Ben: 'blue 2', Cem: cem }, discard, lasting })
    s.does('Ada', 'red 4').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, left])
  })

  it('applies to the left neighbour of each finisher', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: {
        Ada: 'black 5',
        Ben: 'blue 2, blue 8, blue 9',
        Cem: 'red 1, red 2',
        Dan: 'green 1, green 8, green 9',
      },
      discard,
      events: 'vandalism',
      lasting,
    })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 3, 0, 3])
    s.everyonePasses()
    expect(s.asked()).toEqual(['Ben: discard'])
    s.does('Ben', 'blue 8, blue 9')
    expect(s.asked()).toEqual(['Dan: use'])
    s.does('Dan', 'yes', 'green 8, green 9')
    expect(s.scores).toEqual([0, 2, 0, 1])
  })

  it('does not apply to a finisher to the left of another', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben', 'Cem', 'Dan'],
      hands: {
        Ada: 'black 5',
        Ben: 'red 1',
        Cem: 'blue 1, blue 2, blue 3',
        Dan: 'green 1, green 8, green 9',
      },
      discard,
      events: 'vandalism',
      lasting,
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.asked()).toEqual(['Dan: discard'])
    s.does('Dan', 'green 1, green 9')
    expect(s.scores).toEqual([0, 0, 6, 8])
  })

  it('applies to nobody if nobody has finished', () => {
    const hands = { Ada: 'black 5, blue 1', Ben: 'blue 2, blue 3, blue 4', Cem: 'green 3, green 4, green 6' }
    const line = scene({ sets, hands, discard, lasting, events: 'finish-line' })
    line.does('Ada', 'black 5')
    expect(line.isRoundOver).toBe(true)
    expect(line.scores).toEqual([1, 9, 13])
    const pile = scene({ sets, hands, discard, lasting, draw: { only: '' } })
    pile.does('Ada', 'draw')
    expect(pile.isRoundOver).toBe(true)
    expect(pile.scores).toEqual([6, 9, 13])
  })

  it('applies after Finish Line, but not after Doomsday, where hands do not count', () => {
    const hands = { Ada: 'black 5', Ben: 'blue 2', Cem: 'green 3, green 8, green 9' }
    const line = scene({ sets, hands, discard, lasting, events: 'finish-line' }).does('Ada', 'black 5')
    expect(line.asked()).toEqual(['Cem: use'])
    expect(line.does('Cem', 'yes', 'green 8, green 9').scores).toEqual([0, 2, 3])
    const doom = scene({ sets, hands, discard, lasting, events: 'doomsday' }).does('Ada', 'black 5')
    expect(doom.isRoundOver).toBe(true)
    expect(doom.scores).toEqual([50, 50, 50])
  })

  describe('if several events end the round', () => {
    const table = (events: string) =>
      scene({
        sets: ['base', 'troublemaker', 'supercharge'],
        hands: { Ada: 'black 5', Ben: 'blue 2', Cem: 'lucky bastard, green 8, green 9' },
        draw: { only: '' },
        discard: 'red 5, mimicry',
        lasting,
        events: `plague, ${events}`,
      })
        .does('Ada', 'black 5')
        .everyonePasses('lucky-bastard')

    it('applies after a Plague with Finish Line and Doomsday, where hands count, too', () => {
      const s = table('doomsday, finish-line').everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
      expect(s.asked()).toEqual(['Cem: use'])
      expect(s.does('Cem', 'yes', 'green 8, green 9').scores).toEqual([50, 52, 57])
    })

    it('asks nobody whose hand does not count because of Lucky Bastard at Finish Line', () => {
      const s = table('finish-line, doomsday').does('Ben', 'pass').does('Cem', 'lucky bastard', 'red')
      expect(s.isRoundOver).toBe(true)
      expect(s.scores).toEqual([50, 52, 50])
    })

    it('does not apply after Doomsday and an empty pile', () => {
      const s = table('third-time-lucky, doomsday')
        .everyonePasses('lucky-bastard')
        .everyonePasses('lucky-bastard')
      expect(s.isRoundOver).toBe(true)
      expect(s.scores).toEqual([50, 50, 50])
    })
  })

  it('waits while Nice Try keeps the round going', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'nice try, green 3, green 8, green 9' },
      draw: 'yellow 1, yellow 2, yellow 3',
      discard,
      lasting,
    })
    s.does('Ada', 'red 4').does('Ben', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.handSizes()).toEqual([3, 1, 3])
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'blue 2')
    expect(s.asked()).toEqual(['Ada: use'])
    s.does('Ada', 'yes', 'yellow 2, yellow 3')
    expect(s.scores).toEqual([1, 0, 20])
  })

  it('applies to the player who finished by Nice Try, not to the first finisher', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2, blue 8, blue 9', Cem: 'nice try' },
      draw: 'yellow 1, yellow 2, yellow 3',
      discard,
      lasting,
    })
    s.does('Ada', 'red 4').does('Ben', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.asked()).toEqual(['Ben: use'])
    s.does('Ben', 'yes', 'blue 8, blue 9')
    expect(s.scores).toEqual([6, 2, 0])
  })

  it('is resolved before a Time Bomb', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'green 3, green 8, green 9' },
      discard,
      lasting: [...lasting, { id: 'time-bomb', turns: [2, 2, 2] }],
    })
    s.does('Ada', 'red 4').everyonePasses().does('Cem', 'green 8, green 9')
    expect(s.scores).toEqual([-10, 12, 13])
  })

  it('excludes players who were lucky when it came', () => {
    const s = scene({
      sets,
      hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'green 3, green 8, green 9' },
      discard,
      lasting: [{ id: 'parasite', spared: ['Cem'] }],
    })
    s.does('Ada', 'red 4').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([0, 2, 20])
  })

  it('works for the trigger player, and with two players', () => {
    const s = scene({
      sets,
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5', Ben: 'blue 2, blue 3, blue 4' },
      discard,
      events: 'parasite',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.asked()).toEqual(['Ben: discard'])
    s.does('Ben', 'blue 3, blue 4')
    expect(s.scores).toEqual([0, 2])
  })

  it('ends with the round', () => {
    const s = scene({ sets, hands: { Ada: 'red 4', Ben: 'blue 2', Cem: 'green 3' }, discard, lasting })
    s.does('Ada', 'red 4').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.lasting).toEqual([])
  })
})
