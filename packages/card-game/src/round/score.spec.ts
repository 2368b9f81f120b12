import { describe, expect, it } from 'vitest'
import { scoreLimitFor } from '../setup/limit.ts'
import { settingsSchema } from '../setup/settings.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'

/** Ada plays her last card. */
const finish = (options: SceneOptions) => {
  const s = scene({ ...options, hands: { Ada: 'red 5', Ben: 'red 9', Cem: 'red 8', ...options.hands } })
  return s.does('Ada', 'red 5').everyonePasses()
}

describe('Points', () => {
  it.each([
    ['red 1, blue 9', 10],
    ['black 8', 8],
    ['red gift', 7],
    ['red exchange', 7],
    ['red 2nd chance', 7],
    ['red skip', 7],
    ['fantastic', 7],
    ['fantastic four', 7],
    ['counterattack', 7],
    ['equality', 7],
    ['nice try', 7],
    ['fuck you', 42],
    ['fuck you, red gift, black 3, yellow 2', 54],
  ])('of %s are %i', (Ben, points) => {
    expect(finish({ hands: { Ben } }).scores).toEqual([0, points, 8])
  })

  it('add up over the rounds, and the score sheet keeps each round', () => {
    const s = finish({ scores: { Ada: 10, Ben: 20, Cem: 30 } })
    expect(s.scores).toEqual([10, 29, 38])
    expect(s.view(null).scoreSheet).toEqual([[0, 9, 8]])
    expect(s.view(null).scores).toEqual([10, 29, 38])
  })

  it('can be negative', () => {
    expect(finish({ lasting: [{ id: 'time-bomb', turns: [3, 3, 3] }] }).scores).toEqual([-10, 19, 18])
  })

  it('are reported with the hands, which are open now', () => {
    const s = finish({})
    const face = (seat: number) => s.table.setup.faces[s.table.hands[seat][0]].index
    expect(s.factsFor(null)).toContainEqual({
      kind: 'round-over',
      ending: null,
      verdicts: null,
      finishers: [0],
      hands: [[], [face(1)], [face(2)]],
      points: [0, 9, 8],
      scores: [0, 9, 8],
    })
    expect(s.view(null).players.map(({ openHand }) => openHand)).toEqual([[], [face(1)], [face(2)]])
  })
})

describe('The end of a match', () => {
  it.each([
    ['original', 'reached', [false, true, true]],
    ['new', 'reached', [false, true, true]],
    ['complete', 'exceeded', [false, false, true]],
  ] as const)('comes in the %s edition when the limit is %s', (edition, _, ends) => {
    ;[100, 101, 102].forEach((total, i) => {
      const s = finish({ edition, limit: 101, scores: { Ben: total - 9 } })
      expect(s.scores[1]).toBe(total)
      expect(s.match.isOver).toBe(ends[i])
      expect(s.view(null).winners).toEqual(ends[i] ? [0] : [])
    })
  })

  it('makes the lowest total win, not the finisher of the round', () => {
    const s = finish({ limit: 100, scores: { Ada: 30, Ben: 95, Cem: 3 } })
    expect(s.view(null).winners).toEqual([2])
    expect(s.factsFor(null)).toContainEqual({ kind: 'match-over', winners: [2] })
  })

  it('is a shared win in a tie', () => {
    expect(finish({ limit: 100, scores: { Ada: 11, Ben: 95, Cem: 3 } }).view(null).winners).toEqual([0, 2])
  })

  it('applies the limit to everybody, also the finisher', () => {
    const s = finish({ limit: 100, scores: { Ada: 101 } })
    expect(s.view(null).winners).toEqual([2])
  })

  it('allows no more answers', () => {
    const s = finish({ limit: 5 })
    expect(s.tries('Ada', 'ok')).toEqual({ code: 'over' })
    expect(s.view('Ada')).toMatchObject({ phase: 'over', prompt: null, openPrompts: [] })
  })
})

describe('The limit', () => {
  it.each([
    [2, 137, 154, 179],
    [4, 137, 154, 179],
    [5, 113, 137, 154],
    [8, 113, 137, 154],
  ])('with %i players is %i, %i or %i', (players, short, medium, long) => {
    const limits = (['short', 'medium', 'long'] as const).map((limit) =>
      scoreLimitFor(settingsSchema.parse({ players, limit })),
    )
    expect(limits).toEqual([short, medium, long])
  })

  it('can be any number, or none', () => {
    expect(scoreLimitFor(settingsSchema.parse({ players: 3, limit: 42 }))).toBe(42)
    expect(scoreLimitFor(settingsSchema.parse({ players: 3, limit: 'none' }))).toBeNull()
  })
})

describe('A match without points', () => {
  const limit = 'none'

  it('is over after one round, and the finisher wins', () => {
    const s = finish({ limit })
    expect(s.match.isOver).toBe(true)
    expect(s.view(null)).toMatchObject({ winners: [0], scoreSheet: [] })
    expect(s.scores).toEqual([0, 0, 0])
  })

  it('is shared by all finishers', () => {
    const s = scene({ limit, hands: { Ada: 'black 1', Ben: 'red 3', Cem: 'blue 1' }, events: 'vandalism' })
    s.does('Ada', 'black 1').everyonePasses()
    expect(s.view(null).winners).toEqual([0, 1])
  })

  it('goes to the lowest hand without a finisher, whatever the number of cards', () => {
    const hands = { Ada: 'blue 9', Ben: 'red 2, red 3, red 1', Cem: 'fantastic' }
    const s = scene({ limit, hands, draw: { only: '' } })
    s.does('Ada', 'draw')
    expect(s.view(null).winners).toEqual([1])
  })

  it('is shared by equal hands without a finisher', () => {
    const hands = { Ada: 'blue 7', Ben: 'fuck you', Cem: 'fantastic' }
    const s = scene({ limit, hands, draw: { only: '' } })
    s.does('Ada', 'draw')
    expect(s.view(null).winners).toEqual([0, 2])
  })

  it('is shared by all finishers, whatever points a Time Bomb gives', () => {
    const s = scene({
      limit,
      hands: { Ada: 'black 1, blue 4', Ben: 'blue 8, red 8', Cem: 'blue 7, red 7' },
      lasting: [{ id: 'time-bomb', turns: [2, 2, 2], spared: ['Cem'] }],
      events: 'mating-season',
    })
    s.does('Ada', 'black 1').everyonePasses()
    expect(s.view(null).winners).toEqual([1, 2])
  })

  describe('with a lucky player at the end', () => {
    const table = (events: string, hands: Record<string, string>) =>
      scene({ limit, sets: ['base', 'troublemaker'], hands, discard: 'red 1, mimicry', events })
        .does('Ada', 'black 1')
        .does('Cem', 'pass')
        .does('Ben', 'lucky bastard', 'red')

    it.each([
      ['goes to the finisher alone after Finish Line', 'finish-line', 'black 1', 'lucky bastard, red 3', [0]],
      ['is shared by all who finished, lucky or not', 'finish-line', 'black 1', 'lucky bastard', [0, 1]],
      [
        'goes to them where nobody has finished',
        'finish-line',
        'black 1, red 1',
        'lucky bastard, red 9',
        [1],
      ],
      ['goes to them alone after Doomsday', 'doomsday', 'black 1', 'lucky bastard, red 9', [1]],
    ])('%s', (_, events, Ada, Ben, winners) => {
      expect(table(events, { Ada, Ben, Cem: 'blue 1' }).view(null).winners).toEqual(winners)
    })

    it.each([
      ['plague, finish-line, doomsday', 'doomsday', [1]],
      ['plague, doomsday, finish-line', 'doomsday', [1]],
      ['plague, finish-line, doomsday', 'finish-line', [0, 1, 2]],
      ['plague, doomsday, finish-line', 'finish-line', [0, 1, 2]],
    ])('of %s counts luck at %s', (events, luckyAt, winners) => {
      const hands = { Ada: 'black 1', Ben: 'lucky bastard, fuck you, fantastic, red 9', Cem: 'blue 1' }
      const s = scene({ limit, sets: ['base', 'troublemaker'], hands, discard: 'red 1, mimicry', events })
      s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
      if (events.endsWith(luckyAt))
        s.everyonePasses('lucky-bastard').does('Ben', 'lucky bastard').does('Cem', 'pass')
      else s.does('Ben', 'lucky bastard').does('Cem', 'pass').does('Ben', 'red')
      expect(s.view(null).winners).toEqual(winners)
    })
  })

  it('does not go to a hand that only Parasite has emptied', () => {
    const hands = { Ada: 'red 5', Ben: 'red 3', Cem: 'blue 1, blue 2' }
    const s = scene({ limit, sets: ['base', 'supercharge'], hands, lasting: [{ id: 'parasite' }] })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.handSizes()).toEqual([0, 1, 0])
    expect(s.view(null).winners).toEqual([0])
  })

  it('is shared by all after Doomsday, even with an empty hand', () => {
    const s = scene({ limit, hands: { Ada: 'black 1', Ben: 'red 3', Cem: 'blue 1' }, events: 'doomsday' })
    s.does('Ada', 'black 1')
    expect(s.view(null).winners).toEqual([0, 1, 2])
  })

  it.each(['finish-line, doomsday', 'doomsday, finish-line'])('is shared by all after %s', (two) => {
    const hands = { Ada: 'black 1', Ben: 'red 3', Cem: 'blue 1' }
    const s = scene({
      limit,
      sets: ['base', 'troublemaker'],
      hands,
      discard: 'red 1, lucky bastard, mimicry',
      events: `plague, ${two}`,
    })
    s.does('Ada', 'black 1')
    expect(s.view(null).winners).toEqual([0, 1, 2])
  })
})
