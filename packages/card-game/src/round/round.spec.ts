import { told } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { type CardMatch, newMatch } from '../card-rules.ts'
import type { News } from '../model/facts.ts'
import type { SettingsInput } from '../setup/settings.ts'
import { nameOfFace } from '../testing/names.ts'
import { type SceneSetting, scene } from '../testing/scene.ts'
import { DRAW, PASS } from './plain-answers.ts'

/** The first match that opens with such a card and fits; what happened so far comes with it. */
function opening(
  kind: string,
  fits: (match: CardMatch, news: readonly News[]) => boolean = () => true,
  settings: SettingsInput = { players: 3 },
): { match: CardMatch; table: CardMatch['state']; news: News[] } {
  for (let i = 0; i < 50_000; i++) {
    const match = newMatch(settings, `opening ${i}`, true)
    const table = match.state
    const news = match.takeFacts().map((fact) => fact.news)
    const opened = news.find((n) => n.kind === 'opened')!
    if (table.setup.prints[opened.face].kind.id === kind && fits(match, news)) return { match, table, news }
  }
  throw new Error(`No match opens with ${kind}.`)
}

const asked = (match: CardMatch) => match.prompts.map(({ seat, question }) => `${seat}: ${question.ask}`)

const triggers = (event: string) => (_: CardMatch, news: readonly News[]) =>
  news.some((n) => n.kind === 'event' && n.event === event)

const holds = (seat: number, kind: string) => (match: CardMatch) =>
  match.state.hands[seat].some((card) => match.state.setup.faces[card].kind.id === kind)

/** The card of that kind in a hand. */
const held = ({ state }: CardMatch, seat: number, kind: string) =>
  state.hands[seat].find((card) => state.setup.faces[card].kind.id === kind)!

describe('A new round', () => {
  it.each([
    [2, 7],
    [3, 4],
    [5, 6],
    [8, 7],
  ])('deals %i players %i cards each and turns over one', (players, handSize) => {
    const { table } = opening('number', undefined, { players, handSize })
    expect(table.hands.map((hand) => hand.length)).toEqual(new Array(players).fill(handSize))
    expect(table.discardPile).toHaveLength(1)
    const all = [...table.hands.flat(), ...table.drawPile, ...table.discardPile]
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 125 }, (_, card) => card))
    expect([...table.eventPile].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, event) => event),
    )
  })

  it('is played with the deck of the base game', () => {
    const deck: Record<string, number> = {}
    for (const face of newMatch({ players: 3 }, 'deck').state.setup.faces)
      deck[nameOfFace(face)] = (deck[nameOfFace(face)] ?? 0) + 1
    const numbers = (colour: string, count: number) =>
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`${colour} ${n}`, count]))
    const specials = (colour: string) => ({
      [`${colour} gift`]: 2,
      [`${colour} exchange`]: 1,
      [`${colour} 2nd chance`]: 1,
      [`${colour} skip`]: 1,
    })
    const coloured = ['red', 'blue', 'green', 'yellow'].map((c) => ({ ...numbers(c, 2), ...specials(c) }))
    expect(deck).toEqual({
      ...Object.assign({}, ...coloured),
      ...numbers('black', 1),
      fantastic: 11,
      'fantastic four': 5,
      counterattack: 4,
      equality: 2,
      'nice try': 1,
      'fuck you': 1,
    })
  })

  it('is the same for the same seed and another for another', () => {
    const deal = (seed: string) => JSON.stringify(newMatch({ players: 3 }, seed).state.drawPile)
    expect(deal('one')).toBe(deal('one'))
    expect(deal('one')).not.toBe(deal('two'))
  })

  it('is dealt by the host at first, and everybody is told so', () => {
    const { news, table } = opening('number')
    expect(news.slice(0, 4)).toEqual([
      { kind: 'round-began', round: 1, dealer: 0 },
      { kind: 'dealt', seat: 1, count: 7 },
      { kind: 'dealt', seat: 2, count: 7 },
      { kind: 'dealt', seat: 0, count: 7 },
    ])
    expect(table.dealer).toBe(0)
  })

  it('shows each hand to its player alone', () => {
    const match = newMatch({ players: 3 }, 'secret', true)
    const dealt = match.takeFacts().filter((fact) => fact.news.kind === 'dealt')
    const hear = (viewer: number | null) => dealt.map((fact) => told(fact, viewer).cards?.length)
    expect([hear(0), hear(1), hear(2), hear(null)]).toEqual([
      [undefined, undefined, 7],
      [7, undefined, undefined],
      [undefined, 7, undefined],
      [undefined, undefined, undefined],
    ])
  })
})

describe('The opening card', () => {
  it.each([
    ['number', '1: turn'],
    ['fuck-you', '1: turn'],
    ['gift', '0: victim'],
    ['exchange', '0: victim'],
    ['skip', '0: victim'],
    ['second-chance', '0: second-chance'],
    ['fantastic', '0: wish'],
    ['fantastic-four', '0: allot-draws'],
    ['equality', '0: wish'],
    ['counterattack', '0: wish'],
    ['nice-try', '0: wish'],
  ])('%s leads to %s', (kind, question) => {
    expect(asked(opening(kind).match)).toEqual([question])
  })

  it('of a coloured number makes the call for the player to the right of the dealer', () => {
    const { table, match } = opening('number')
    const face = table.setup.faces[table.discardPile[0]]
    expect(table.call).toMatchObject({ colour: face.colour, number: face.number, anything: false })
    expect(asked(match)).toEqual(['1: turn'])
  })

  it('of a black number triggers an event, which ends with the dealer', () => {
    const { match, table, news } = opening('black-number', triggers('expansion'))
    expect(news).toContainEqual({ kind: 'event', event: 'expansion', seat: 0 })
    expect(table.hands.map((hand) => hand.length)).toEqual([10, 8, 9])
    expect(table.call).toMatchObject({ colour: null, number: table.setup.faces[table.discardPile[0]].number })
    expect(asked(match)).toEqual(['1: turn'])
  })

  it('of a black number may end the round at once', () => {
    const { match, table } = opening('black-number', triggers('doomsday'))
    expect(table.scores).toEqual([50, 50, 50])
    expect(asked(match)).toEqual(['1: next-round', '2: next-round', '0: next-round'])
  })

  it('of a wish card makes the dealer wish', () => {
    const { match, table } = opening('fantastic')
    expect(match.answer(0, 2)).toBeNull()
    expect(table.call).toMatchObject({ colour: 'green', number: null, anything: false })
    expect(asked(match)).toEqual(['1: turn'])
  })

  it('Gift makes the dealer give', () => {
    const { match, table } = opening('gift')
    expect(match.answer(0, 2)).toBeNull()
    expect(asked(match)).toEqual(['2: counterattack'])
    expect(match.answer(2, PASS)).toBeNull()
    expect(match.answer(0, table.hands[0].slice(0, 2))).toBeNull()
    expect(table.hands.map((hand) => hand.length)).toEqual([5, 7, 9])
    expect(asked(match)).toEqual(['1: turn'])
  })

  it('can be countered where it attacks', () => {
    const { match, table } = opening('skip', holds(2, 'counterattack'))
    match.answer(0, 2)
    expect(match.answer(2, held(match, 2, 'counterattack'))).toBeNull()
    expect(match.answer(2, 0)).toBeNull()
    expect(match.answer(2, 1)).toBeNull()
    expect(match.answer(1, PASS)).toBeNull()
    expect(table.call).toMatchObject({ colour: 'red', symbol: null })
    expect(asked(match)).toEqual(['2: turn'])
  })

  it('Skip may skip the first turn, and with two players the dealer begins', () => {
    const three = opening('skip').match
    expect(three.answer(0, 1)).toBeNull()
    expect(three.answer(1, PASS)).toBeNull()
    expect(asked(three)).toEqual(['2: turn'])
    const two = opening('skip', undefined, { players: 2 }).match
    expect(two.answer(1, PASS)).toBeNull()
    expect(asked(two)).toEqual(['0: turn'])
  })

  it('Fantastic Four makes the dealer share out four cards and wish', () => {
    const { match, table } = opening('fantastic-four')
    expect(match.answer(0, [3, 1])).toBeNull()
    expect(asked(match)).toEqual(['1: counterattack', '2: counterattack'])
    match.answer(1, PASS)
    match.answer(2, PASS)
    expect(table.hands.map((hand) => hand.length)).toEqual([7, 10, 8])
    expect(asked(match)).toEqual(['0: wish'])
  })

  it('2nd Chance makes the dealer play another matching card', () => {
    const { match, table } = opening('second-chance', ({ prompts }) => prompts[0].choice.options[0] !== DRAW)
    const colour = table.call.colour!
    const matching = new RegExp(
      `^${colour} |2nd chance$|^(fantastic|fantastic four|counterattack|equality|nice try)$`,
    )
    const names = match.prompts[0].choice.options.map((card) => nameOfFace(table.setup.faces[card]))
    expect(names.filter((name) => !matching.test(name))).toEqual([])
    const [card] = match.prompts[0].choice.options
    expect(match.answer(0, card)).toBeNull()
    expect(table.discardPile).toContain(card)
    expect(table.hands[0]).not.toContain(card)
  })

  it('2nd Chance makes a dealer draw who has nothing that matches', () => {
    const { match, table } = opening('second-chance', ({ prompts }) => prompts[0].choice.options[0] === DRAW)
    expect(match.prompts[0].choice.options).toEqual([DRAW])
    expect(match.answer(0, DRAW)).toBeNull()
    expect(table.hands.map((hand) => hand.length)).toEqual([8, 7, 7])
    expect(asked(match)).toEqual(['1: turn'])
  })
})

describe('The next round', () => {
  /** Ada finishes the round, and all say that they are ready. */
  const next = (setting: SceneSetting) => {
    const s = scene({ ...setting, hands: { Ada: 'red 5', Ben: 'red 9', Cem: 'red 8', ...setting.hands } })
    return s.does('Ada', 'red 5').lets().lets()
  }

  it('begins when everybody is ready, and all see who is', () => {
    const s = scene({ hands: { Ada: 'red 5', Ben: 'red 9', Cem: 'red 8' } })
    s.does('Ada', 'red 5').lets()
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    s.does('Cem', 'ok').does('Ben', 'ok')
    expect(s.view('Ada').waiting.map(({ answered }) => answered)).toEqual([true, true, false])
    expect(s.table.round).toBe(1)
    s.does('Ada', 'ok')
    expect(s.table.round).toBe(2)
  })

  it('is dealt by whoever scored most in the last one, whatever the totals', () => {
    expect(next({ scores: { Ada: 90, Cem: 50 } }).view(null).dealer).toBe(1)
    expect(next({ hands: { Ben: 'red 2' } }).view(null).dealer).toBe(2)
  })

  it('on a tie is dealt by the first of them in order of play after the last dealer', () => {
    const tie = { Ben: 'red 9', Cem: 'blue 9' }
    expect(next({ hands: tie, dealer: 'Ada' }).view(null).dealer).toBe(1)
    expect(next({ hands: tie, dealer: 'Ben' }).view(null).dealer).toBe(2)
    expect(next({ hands: tie, dealer: 'Cem' }).view(null).dealer).toBe(1)
  })

  it('starts afresh: nothing lasts but the scores', () => {
    const s = scene({
      hands: { Ada: 'black 1', Ben: 'red 9', Cem: 'red 8' },
      events: 'friday-the-13th',
      skipped: ['Ada'],
      lasting: [{ id: 'time-bomb', turns: [3, 3, 3] }],
      direction: -1,
      seed: 'afresh 0', // the next round opens with a number
    })
    s.does('Ada', 'black 1').lets().lets()
    const view = s.view(null)
    expect(view).toMatchObject({
      round: 2,
      direction: 1,
      lasting: [],
      usedEvents: [],
      scores: [-10, 19, 18],
      sheet: [[-10, 19, 18]],
    })
    expect(view.players).toMatchObject([
      { cards: 7, skipped: false, openHand: null },
      { cards: 7, skipped: false, openHand: null },
      { cards: 7, skipped: false, openHand: null },
    ])
    expect(new Set([...s.table.hands.flat(), ...s.table.drawPile, ...s.table.discardPile]).size).toBe(125)
    expect(s.table.eventPile).toHaveLength(20)
    expect(s.asked()).toEqual(['Cem: turn'])
  })
})

describe('A round after one that ended early', () => {
  /** The pile is empty when Ada draws; everybody is ready, and the next round opens with such a card. */
  const after = (kind: string) => {
    for (let i = 0; i < 2000; i++) {
      const hands = { Ada: 'blue 5', Ben: 'red 9', Cem: 'red 8' }
      const s = scene({ hands, draw: { only: '' }, seed: `early ${i}` })
      s.does('Ada', 'draw').lets()
      const opened = s.told(null).findLast((news) => news.kind === 'opened')!
      if (s.table.setup.prints[opened.face].kind.id === kind) return s
    }
    throw new Error(`No second round opens with ${kind}.`)
  }

  it('goes on like any other', () => {
    const s = after('number')
    expect(s.asked()).toEqual(['Cem: turn'])
    s.does('Cem', 'draw')
    expect(s.asked()).toEqual(['Cem: drawn'])
  })

  it('keeps no call from before: after Fuck You as opening card anything may follow', () => {
    const s = after('fuck-you')
    expect(s.call).toEqual({ anything: true })
    expect(s.may('Cem')).toEqual([...s.hand('Cem'), 'draw'])
  })
})

describe('The event pile', () => {
  it('is shuffled anew from the used events when it is exhausted', () => {
    const turned = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const hands = { Ada: 'black 1, red 2, red 3', Ben: 'red 4, red 5', Cem: 'red 6, red 7' }
      const s = scene({ hands, seed: `events ${i}` })
      const all = s.table.eventPile.slice().sort((a, b) => a - b)
      s.table.usedEvents = s.table.eventPile
      s.table.eventPile = []
      s.does('Ada', 'black 1')
      expect(s.view(null).usedEvents).toHaveLength(1)
      expect([...s.table.usedEvents, ...s.table.eventPile].sort((a, b) => a - b)).toEqual(all)
      turned.add(s.view(null).usedEvents[0])
    }
    expect(turned.size).toBeGreaterThan(5)
  })
})
