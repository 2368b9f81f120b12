import { toVisibleFact } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createCardRules, createMatch } from '../card-rules.ts'
import { faceName } from '../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

/** A round that was just dealt and opens with this card. */
const opening = (card: string, options: SceneOptions = {}): Scene =>
  scene({ dealt: true, opening: card, ...options })

/** A scene whose next round opens with a card of this kind. */
function nextOpensWith(kind: string, play: (seed: string) => Scene): Scene {
  for (let i = 0; i < 2000; i++) {
    const s = play(`next ${i}`)
    const opened = s.factsFor(null).findLast((fact) => fact.kind === 'opened')!
    if (s.table.setup.prints[opened.face].kind.id === kind) return s
  }
  throw new Error(`No next round opens with ${kind}.`)
}

describe('A new round', () => {
  it.each([
    [2, 7],
    [3, 4],
    [5, 6],
    [8, 7],
  ])('deals %i players %i cards each and turns over one', (players, handSize) => {
    const { state: table } = createMatch({ players, handSize, limit: 'none' }, 'deal', true)
    const dealt = table.facts!.flatMap(({ publicPart }) =>
      publicPart.kind === 'dealt' ? [publicPart.count] : [],
    )
    expect(dealt).toEqual(new Array(players).fill(handSize))
    expect(table.facts!.filter(({ publicPart }) => publicPart.kind === 'opened')).toHaveLength(1)
    const { hands, aside, drawPile, discardPile, display, eventPile, usedEvents, setup } = table
    const cards = [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display]
    expect(cards.sort((a, b) => a - b)).toEqual(setup.cards)
    expect([...eventPile, ...usedEvents].sort((a, b) => a - b)).toEqual(setup.eventNumbers)
  })

  it('uses the deck of the base game, as the rulebooks list it in version 1', () => {
    const deck: Record<string, number> = {}
    for (const face of createCardRules({ players: 3 }, 1).setup.faces)
      deck[faceName(face)] = (deck[faceName(face)] ?? 0) + 1
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

  it('depends on the seed', () => {
    const deal = (seed: string) => JSON.stringify(createMatch({ players: 3 }, seed).state.drawPile)
    expect(deal('one')).toBe(deal('one'))
    expect(deal('one')).not.toBe(deal('two'))
  })

  it('is dealt by the host at first, and reported', () => {
    const match = createMatch({ players: 3 }, 'host', true)
    const facts = match.takeFacts().map((fact) => fact.publicPart)
    expect(facts.slice(0, 4)).toEqual([
      { kind: 'round-began', round: 1, dealer: 0 },
      { kind: 'dealt', seat: 1, count: 7 },
      { kind: 'dealt', seat: 2, count: 7 },
      { kind: 'dealt', seat: 0, count: 7 },
    ])
    expect(match.state.dealer).toBe(0)
  })

  it('shows each hand to its player only', () => {
    const match = createMatch({ players: 3 }, 'secret', true)
    const dealt = match.takeFacts().filter((fact) => fact.publicPart.kind === 'dealt')
    const collect = (viewer: number | null) => dealt.map((fact) => toVisibleFact(fact, viewer).cards?.length)
    expect([collect(0), collect(1), collect(2), collect(null)]).toEqual([
      [undefined, undefined, 7],
      [7, undefined, undefined],
      [undefined, 7, undefined],
      [undefined, undefined, undefined],
    ])
  })
})

describe('The opening card', () => {
  it.each([
    ['red 5', 'Ben: turn'],
    ['fuck you', 'Ben: turn'],
    ['red gift', 'Ada: victim'],
    ['red exchange', 'Ada: victim'],
    ['red skip', 'Ada: victim'],
    ['red 2nd chance', 'Ada: second-chance'],
    ['fantastic', 'Ada: wish'],
    ['fantastic four', 'Ada: allot-draws'],
    ['equality', 'Ada: wish'],
    ['counterattack', 'Ada: wish'],
    ['nice try', 'Ada: wish'],
  ])('%s leads to %s', (card, question) => {
    expect(opening(card).asked()).toEqual([question])
  })

  it('of a coloured number calls for it, and the player to the right of the dealer begins', () => {
    const s = opening('red 5')
    expect(s.call).toEqual({ colour: 'red', number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('of a black number triggers an event, which ends with the dealer', () => {
    const s = opening('black 5', { events: 'expansion' })
    expect(s.factsFor(null)).toContainEqual({ kind: 'event', event: 'expansion', seat: 0 })
    expect(s.handSizes()).toEqual([10, 8, 9])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('of a black number can end the round at once', () => {
    const s = opening('black 5', { events: 'doomsday' })
    expect(s.scores).toEqual([50, 50, 50])
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
  })

  it('of a wish card makes the dealer wish', () => {
    const s = opening('fantastic').does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('Gift makes the dealer give', () => {
    const s = opening('red gift', { hands: { Ada: 'blue 5, green 5' } }).does('Ada', 'Cem')
    expect(s.asked()).toEqual(['Cem: counterattack'])
    s.everyonePasses().does('Ada', 'blue 5, green 5')
    expect(s.handSizes()).toEqual([5, 7, 9])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be countered if it attacks', () => {
    const s = opening('red skip', { hands: { Cem: 'counterattack' } }).does('Ada', 'Cem')
    s.does('Cem', 'counterattack', 'blue', 'Ben').everyonePasses()
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('Skip can skip the first turn; with two players the dealer begins', () => {
    expect(opening('red skip').does('Ada', 'Ben').everyonePasses().asked()).toEqual(['Cem: turn'])
    expect(
      opening('red skip', { players: ['Ada', 'Ben'] })
        .everyonePasses()
        .asked(),
    ).toEqual(['Ada: turn'])
  })

  it('Fantastic Four makes the dealer distribute four cards and wish', () => {
    const s = opening('fantastic four').does('Ada', { Ben: 3, Cem: 1 })
    expect(s.asked()).toEqual(['Ben: counterattack', 'Cem: counterattack'])
    s.everyonePasses()
    expect(s.handSizes()).toEqual([7, 10, 8])
    expect(s.asked()).toEqual(['Ada: wish'])
  })

  it('2nd Chance makes the dealer play another matching card', () => {
    const hands = { Ada: 'red 5, red gift, blue 2nd chance, fantastic, blue 6, black 5, fuck you' }
    const s = opening('red 2nd chance', { hands })
    expect(s.may('Ada')).toEqual(['red 5', 'red gift', 'blue 2nd chance', 'fantastic'])
    s.does('Ada', 'red 5')
    expect(s.discardPile()).toEqual(['red 5', 'red 2nd chance'])
    expect(s.hand('Ada')).not.toContain('red 5')
  })

  it('2nd Chance makes a dealer draw without a matching card', () => {
    const hands = { Ada: 'blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7' }
    const s = opening('red 2nd chance', { hands })
    expect(s.may('Ada')).toEqual(['draw'])
    s.does('Ada', 'draw')
    expect(s.handSizes()).toEqual([8, 7, 7])
    expect(s.asked()).toEqual(['Ben: turn'])
  })
})

describe('The next round', () => {
  /** Ada finishes the round, and all players confirm the next one. */
  const next = (options: SceneOptions) => {
    const s = scene({ ...options, hands: { Ada: 'red 5', Ben: 'red 9', Cem: 'red 8', ...options.hands } })
    return s.does('Ada', 'red 5').everyonePasses().everyonePasses()
  }

  it('begins when all have confirmed, and shows who has', () => {
    const s = scene({ hands: { Ada: 'red 5', Ben: 'red 9', Cem: 'red 8' } })
    s.does('Ada', 'red 5').everyonePasses()
    expect(s.asked()).toEqual(['Ben: next-round', 'Cem: next-round', 'Ada: next-round'])
    s.does('Cem', 'ok').does('Ben', 'ok')
    expect(s.view('Ada').openPrompts.map(({ hasAnswered }) => hasAnswered)).toEqual([true, true, false])
    expect(s.table.round).toBe(1)
    s.does('Ada', 'ok')
    expect(s.table.round).toBe(2)
  })

  it('is dealt by the player with the most points in the last round', () => {
    expect(next({ scores: { Ada: 90, Cem: 50 } }).view(null).dealer).toBe(1)
    expect(next({ hands: { Ben: 'red 2' } }).view(null).dealer).toBe(2)
  })

  it('is dealt by the first of them after the last dealer in a tie', () => {
    const tie = { Ben: 'red 9', Cem: 'blue 9' }
    expect(next({ hands: tie, dealer: 'Ada' }).view(null).dealer).toBe(1)
    expect(next({ hands: tie, dealer: 'Ben' }).view(null).dealer).toBe(2)
    expect(next({ hands: tie, dealer: 'Cem' }).view(null).dealer).toBe(1)
  })

  it('resets everything except the scores', () => {
    const afresh = (seed: string) =>
      scene({
        hands: { Ada: 'black 1', Ben: 'red 9', Cem: 'red 8' },
        events: 'friday-the-13th',
        skipped: ['Ada'],
        lasting: [{ id: 'time-bomb', turns: [3, 3, 3] }],
        direction: -1,
        seed,
      })
    const s = nextOpensWith('number', (seed) =>
      afresh(seed).does('Ada', 'black 1').everyonePasses().everyonePasses(),
    )
    const view = s.view(null)
    expect(view).toMatchObject({
      round: 2,
      direction: 1,
      lasting: [],
      usedEvents: [],
      scores: [-10, 19, 18],
      scoreSheet: [[-10, 19, 18]],
    })
    expect(view.players).toMatchObject([
      { cards: 7, skipped: false, openHand: null },
      { cards: 7, skipped: false, openHand: null },
      { cards: 7, skipped: false, openHand: null },
    ])
    const { hands, drawPile, discardPile, eventPile, setup } = s.table
    expect(new Set([...hands.flat(), ...drawPile, ...discardPile])).toEqual(new Set(setup.cards))
    expect(eventPile).toHaveLength(setup.events.length)
    expect(s.asked()).toEqual(['Cem: turn'])
  })
})

describe('A round after one that ended early', () => {
  /** The draw pile is empty when Ada draws; all players confirm, and the next round opens with a card of this kind. */
  const after = (kind: string) => {
    const hands = { Ada: 'blue 5', Ben: 'red 9', Cem: 'red 8' }
    return nextOpensWith(kind, (seed) =>
      scene({ hands, draw: { only: '' }, seed })
        .does('Ada', 'draw')
        .everyonePasses(),
    )
  }

  it('continues like any other', () => {
    const s = after('number')
    expect(s.asked()).toEqual(['Cem: turn'])
    s.does('Cem', 'draw')
    expect(s.asked()).toEqual(['Cem: drawn'])
  })

  it('resets the call: after Fuck You as opening card anything may follow', () => {
    const s = after('fuck-you')
    expect(s.call).toEqual({ anything: true })
    expect(s.may('Cem')).toEqual([...s.hand('Cem'), 'draw'])
  })
})

describe('The event pile', () => {
  it('is shuffled from the used events when it is exhausted', () => {
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
