import { type News, SET_NAMES, settingsSchema, setUp, type Told } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { plain } from '../testing/plain.ts'
import { newsLines } from './news.ts'
import type { Teller } from './teller.ts'

const setup = setUp(settingsSchema.parse({ players: 3, sets: [...SET_NAMES] }))
const you: Teller = { setup, names: ['Ada', 'Mira', 'Jonas'], viewer: 0 }

const face = (kind: string, colour: string | null = null): number =>
  setup.prints.find((print) => print.kind.id === kind && print.colour === colour)!.index

const card = (kind: string): number => setup.faces.findIndex((print) => print.kind.id === kind)

const told = (facts: readonly Told[], teller = you): string[] => newsLines(teller, facts).map(plain)

const RED_GIFT: News = { kind: 'played', seat: 1, face: face('gift', 'red') }

describe('news', () => {
  it('makes one sentence of what one player does in a turn', () => {
    expect(
      told([
        { kind: 'drew', seat: 1, count: 1 },
        { kind: 'played', seat: 1, face: face('fantastic') },
        { kind: 'wished', seat: 1, wish: 1, call: setup.prints[0].call! },
      ]),
    ).toEqual(['Mira draws a card, plays Fantastic and wishes for ● blue.'])
  })

  it('begins a line with each turn', () => {
    expect(
      told([
        { kind: 'drew', seat: 2, count: 1 },
        { kind: 'passed', seat: 2 },
        { kind: 'skipped', seat: 0 },
        { kind: 'drew', seat: 1, count: 1, cards: [] },
        { kind: 'passed', seat: 1 },
      ]),
    ).toEqual(['Jonas draws a card and passes.', 'You sit this one out.', 'Mira draws a card and passes.'])
  })

  it('shows what only you may see', () => {
    const gave: News = { kind: 'gave', from: 1, to: 0, count: 1 }
    const [line] = told([
      RED_GIFT,
      { kind: 'attacked', seat: 1, card: 'gift', victims: [0] },
      { ...gave, cards: [card('fuck-you')] },
    ])
    expect(line).toMatch(/^Mira plays ▲ red Gift against you and gives you a card: Fuck You\. \S+/)
    expect(told([gave], { ...you, viewer: 2 })).toEqual(['Mira gives Ada a card.'])
  })

  it('keeps a counterattack and the next turn of whoever threw it in apart', () => {
    expect(
      told([
        RED_GIFT,
        { kind: 'attacked', seat: 1, card: 'gift', victims: [2] },
        { kind: 'threw-in', seat: 2, face: face('counterattack'), as: 'counterattack' },
        { kind: 'attacked', seat: 2, card: 'gift', victims: [1] },
        { kind: 'gave', from: 2, to: 1, count: 2 },
        { kind: 'drew', seat: 2, count: 1 },
        { kind: 'passed', seat: 2 },
      ]),
    ).toEqual([
      'Mira plays ▲ red Gift against Jonas. Jonas throws in Counterattack, picks Mira and gives Mira two cards.',
      'Jonas draws a card and passes.',
    ])
  })

  it('gives an event a line with its text, and its consequences another', () => {
    const [event, consequences] = told([
      { kind: 'event', event: 'robin-hood', seat: 1 },
      { kind: 'swapped-hands', seats: [0, 2] },
    ])
    expect(event).toMatch(/Robin Hood! The fullest hand/)
    expect(consequences).toBe('You and Jonas swap hands.')
  })

  it('tells who sees a hand, and shows it to them alone', () => {
    const looked: News = { kind: 'looked', seat: 1, at: 2 }
    const took: News = { kind: 'took', seat: 1, from: 2, count: 2 }
    expect(told([looked, took])).toEqual(['Mira looks through Jonas’s hand and pulls two cards from Jonas.'])
    const seen = { ...looked, cards: [card('gift'), card('curse')] }
    expect(told([seen, took], { ...you, viewer: 1 })[0]).toBe(
      'You look through Jonas’s hand: ▲ red Gift, Curse',
    )
    expect(told([seen], { ...you, viewer: 1 })).toEqual(['You look through Jonas’s hand.'])
  })

  it('makes one look of many, and tells where every hand goes', () => {
    expect(
      told([
        { kind: 'looked', seat: 1, at: 2 },
        { kind: 'looked', seat: 1, at: 0 },
        { kind: 'passed-hands', from: [1, 2, 0], to: [0, 2, 1] },
      ]),
    ).toEqual([
      'Mira looks through every hand. Mira’s hand goes to you, Jonas’s stays and yours goes to Mira.',
    ])
  })

  it('tells imitations', () => {
    const call = setup.prints[0].call!
    const played: News = { kind: 'played', seat: 1, face: face('mimicry') }
    expect(
      told([
        played,
        { kind: 'imitated', seat: 1, card: 'thief' },
        { kind: 'showed', colour: 'red', call },
        { kind: 'attacked', seat: 1, card: 'thief', victims: [0] },
      ]),
    ).toEqual(['Mira plays Mimicry, passes it off as ▲ red Thief and picks you.'])
    expect(
      told([
        played,
        { kind: 'imitated', seat: 1, card: 'colour-swap' },
        { kind: 'showed', colour: 'blue', call },
      ]),
    ).toEqual(['Mira plays Mimicry and passes it off as Colour Swap. Play goes on with ● blue.'])
    expect(told([{ kind: 'threw-in', seat: 0, face: face('mimicry'), as: 'nice-try' }])).toEqual([
      'You throw in Mimicry as Nice Try.',
    ])
  })

  it('ends a sentence after a list of cards', () => {
    const took: Told = { kind: 'took', seat: 1, from: 0, count: 1, cards: [card('equality')] }
    expect(told([took, { kind: 'wished', seat: 1, wish: 0, call: setup.prints[0].call! }])).toEqual([
      'Mira pulls a card from you: Equality. Mira wishes for ▲ red.',
    ])
  })

  it.each<[News, string]>([
    [{ kind: 'played', seat: 1, face: face('colour-swap', 'red') }, 'Mira plays ▲ red/● blue Colour Swap.'],
    [
      { kind: 'took-openly', seat: 1, from: 0, faces: [face('gift', 'red')] },
      'Mira takes ▲ red Gift from you.',
    ],
    [{ kind: 'scored', seat: 0, points: 42 }, 'You get 42 points.'],
    [{ kind: 'scored', seat: 1, points: -21 }, 'Mira loses 21 points.'],
    [{ kind: 'scored', seat: 1, points: 0 }, 'Mira gets no points.'],
    [{ kind: 'swapped-scores', seats: [0, 2] }, 'You and Jonas swap scores.'],
    [{ kind: 'shuffled-onto-pile', seats: [1] }, 'Mira leaves a card on the draw pile.'],
    [{ kind: 'shuffled-onto-pile', seats: [1, 0] }, 'Mira and you each leave a card on the draw pile.'],
    [{ kind: 'events-shown', events: ['plague', 'tornado'] }, 'On offer: Plague, Tornado.'],
    [{ kind: 'activated', seat: 1, power: 'looping' }, 'Mira uses Looping.'],
    [{ kind: 'recharged', seat: 0, power: 'looping' }, 'You recharge Looping.'],
    [{ kind: 'drew-powers', seat: 1, count: 1 }, 'Mira gets a power card.'],
    [{ kind: 'returned-powers', seat: 0, count: 2 }, 'You send two power cards back.'],
    [{ kind: 'swapped-powers', seats: [1, 0] }, 'Mira and you swap power cards.'],
    [{ kind: 'blocked', colour: 'purple' }, '◆ purple is off limits.'],
    [{ kind: 'turned-round', direction: -1 }, 'Play turns round.'],
    [{ kind: 'blocked', colour: 'red' }, '▲ red is off limits.'],
    [{ kind: 'undid', seat: 1 }, 'Mira takes that back.'],
    [{ kind: 'recycled', seat: 1, face: face('curse') }, 'Mira takes Curse off the pile.'],
    [{ kind: 'turned-up', face: face('curse') }, 'Up comes: Curse.'],
    [{ kind: 'found', seat: 0, face: face('fuck-you') }, 'You find Fuck You in the draw pile.'],
    [{ kind: 'turned-over', faces: [face('curse')] }, 'Up comes: Curse.'],
  ])('%j', (news, words) => {
    expect(told([news])).toEqual([words])
  })

  it('says who gets which power cards only where it does not go without saying', () => {
    const drew = (seat: number): News => ({ kind: 'drew-powers', seat, count: 1 })
    expect(
      told([{ kind: 'round-began', round: 1, dealer: 0 }, drew(1), { ...drew(0), powers: [0] }]),
    ).toEqual(['Round 1. You get All Draw One.'])
    expect(told([drew(1), { kind: 'returned-powers', seat: 1, count: 1 }])).toEqual([
      'Mira gets a power card and sends a power card back.',
    ])
  })

  it('gives each rule card a line with its text', () => {
    expect(
      told([
        { kind: 'round-began', round: 2, dealer: 1 },
        { kind: 'drew-rules', rules: ['thirst', 'peace'] },
        { kind: 'drew-powers', seat: 1, count: 2 },
        { kind: 'opened', dealer: 1, face: face('gift', 'purple') },
      ]),
    ).toEqual([
      'Round 2.',
      '§ Thirst. Whoever draws on their turn draws two. Cheers.',
      '§ Peace. No Counterattacks are thrown in. Grin and bear it.',
      'Mira turns over ◆ purple Gift.',
    ])
  })

  it('shows the hands that Open Hands opens', () => {
    const activated: News = { kind: 'activated', seat: 0, power: 'open-hands' }
    const hands = [[], [face('curse')], []]
    expect(told([activated, { kind: 'opened-hands', hands }])).toEqual([
      'You use Open Hands.',
      'Mira holds Curse',
      'Jonas holds nothing',
    ])
  })

  it('ends a round with a table and a match with its winners', () => {
    const lines = told([
      {
        kind: 'round-over',
        ending: null,
        finishers: [0],
        hands: [[], [0], []],
        points: [-10, 1, 20],
        scores: [0, 9, 20],
      },
      { kind: 'match-over', winners: [0, 1] },
    ])
    expect(lines[0]).toBe('You are out of cards. The round is over.')
    expect(lines[2]).toMatch(/Ada +-10 +0 +nothing/)
    expect(lines[3]).toMatch(/Mira +\+1 +9 +▲ 1/)
    expect(lines.at(-1)).toBe('You and Mira share the match. Well, well!')
  })

  it('says why a round is over in which nobody has finished', () => {
    const hands = [[0], [0], [0]]
    const over = { kind: 'round-over', finishers: [], hands, points: [1, 1, 1], scores: [1, 1, 1] } as const
    expect(told([{ ...over, ending: 'stalemate' }])[0]).toBe(
      'Nobody has drawn for thirty turns each. That will do. The round is over.',
    )
  })
})
