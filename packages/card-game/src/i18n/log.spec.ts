import {
  BOTS,
  CARD_SET_NAMES,
  createMatch,
  createSetup,
  franticCardGame,
  settingsSchema,
  type VisibleFact,
} from '@slapwise/card-game'
import { askBot, createRandom, toVisibleFact } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './languages.ts'
import type { NameResolver } from './names.ts'
import { toPlainText } from './sentence.ts'

const PLAYERS = 4
const SETTINGS = { players: PLAYERS, sets: [...CARD_SET_NAMES], ruleCards: 1, limit: 400 }
const setup = createSetup(settingsSchema.parse(SETTINGS))
const PEOPLE = ['Ada', 'Ben', 'Cem', 'Dora']

const namesFor = (viewer: number | null): NameResolver => ({
  playerName: (seat) => (seat === viewer ? '(reader)' : PEOPLE[seat]),
  isReader: (seat) => seat === viewer,
  title: (id) => `[${id}]`,
  faceName: (index) => `<${setup.prints[index].kind.id}>`,
})

/** All facts of a match, as seat 0 sees them. */
function wholeMatch(seed: string): VisibleFact[] {
  const match = createMatch(SETTINGS, seed, true)
  const random = createRandom(seed)
  const facts: VisibleFact[] = []
  while (match.state.phase !== 'over') {
    for (const { seat } of match.prompts)
      if (match.promptFor(seat)) match.answer(seat, askBot(franticCardGame, BOTS.simple, match, seat, random))
    facts.push(...match.takeFacts().map((fact) => toVisibleFact(fact, 0)))
  }
  return facts
}

const facts = Array.from({ length: 12 }, (_, i) => wholeMatch(`log ${i}`)).flat()

const sentence = (language: Language, fact: VisibleFact, viewer: number | null = 0): string | null => {
  const parts = LANGUAGES[language].log.formatFact(fact, { setup, viewer })
  return parts && toPlainText(parts, namesFor(viewer))
}

describe.each(['en', 'de'] as const)('the log in %s', (language) => {
  it('has a sentence for every fact of random matches', () => {
    for (const fact of facts)
      for (const viewer of [0, 2, null]) {
        const text = sentence(language, fact, viewer)
        if (fact.kind === 'dealt') expect(text).toBeNull()
        else expect(text, JSON.stringify(fact)).toMatch(/^[\p{Lu}[<].*[.!?)]$/u)
      }
  })

  it('addresses the reader, and has no missing parts', () => {
    for (const fact of facts) {
      const text = sentence(language, fact) ?? ''
      expect(text, JSON.stringify(fact)).not.toMatch(/undefined|null|NaN|\[object|\(reader\)| {2}| [.,!:]/)
    }
  })
})

it('random matches contain nearly all kinds of facts', () => {
  const seen = new Set(facts.map(({ kind }) => kind))
  expect(facts.length).toBeGreaterThan(5_000)
  expect(seen.size).toBeGreaterThan(42)
})

const SAID: readonly (readonly [VisibleFact, number | null, string, string])[] = [
  [{ kind: 'played', seat: 1, face: 0 }, 0, 'Ben plays <number>.', 'Ben spielt <number>.'],
  [{ kind: 'played', seat: 0, face: 0 }, 0, 'You play <number>.', 'Du spielst <number>.'],
  [
    { kind: 'attacked', seat: 1, card: 'gift', victims: [0, 2] },
    0,
    'Ben attacks you and Cem with [gift].',
    'Ben greift dich und Cem mit [gift] an.',
  ],
  [
    { kind: 'gave', from: 0, to: 2, count: 2, cards: [0, 0] },
    0,
    'You give Cem two cards: <number> and <number>.',
    'Du gibst Cem zwei Karten: <number> und <number>.',
  ],
  [{ kind: 'gave', from: 2, to: 0, count: 1 }, 0, 'Cem gives you a card.', 'Cem gibt dir eine Karte.'],
  [
    { kind: 'took', seat: 1, from: 2, count: 1 },
    0,
    'Ben takes a card from Cem.',
    'Ben nimmt Cem eine Karte weg.',
  ],
  [{ kind: 'looked', seat: 1, at: 0 }, 0, 'Ben looks through your hand.', 'Ben schaut sich deine Karten an.'],
  [
    { kind: 'looked', seat: 0, at: 1 },
    0,
    'You look through Ben’s hand.',
    'Du schaust dir die Karten von Ben an.',
  ],
  [
    { kind: 'swapped-hands', seats: [1, 0] },
    0,
    'You and Ben swap hands.',
    'Du und Ben tauscht die Handkarten.',
  ],
  [
    { kind: 'swapped-hands', seats: [1, 0] },
    2,
    'Ben and Ada swap hands.',
    'Ben und Ada tauschen die Handkarten.',
  ],
  [
    { kind: 'passed-hands', from: [0, 1, 2, 3], to: [1, 2, 3, 0] },
    0,
    'Your hand goes to Ben, and you get Dora’s.',
    'Deine Karten gehen an Ben, und du bekommst die von Dora.',
  ],
  [
    { kind: 'passed-hands', from: [1, 2, 0], to: [0, 2, 1] },
    0,
    'Ben’s hand goes to you and yours goes to Ben.',
    'Die Karten von Ben gehen an dich und deine gehen an Ben.',
  ],
  [{ kind: 'blocked', colour: 'red' }, 0, 'Red is off limits.', 'Rot ist tabu.'],
  [
    {
      kind: 'threw-in',
      seat: 1,
      face: setup.prints.findIndex(({ kind }) => kind.id === 'mimicry'),
      as: 'nice-try',
    },
    0,
    'Ben throws in <mimicry> as [nice-try].',
    'Ben wirft <mimicry> als [nice-try] rein.',
  ],
  [{ kind: 'undid', seat: 0 }, 0, 'You take that back.', 'Du nimmst das zurück.'],
  [
    { kind: 'took-over', seat: 1, fromPlayer: null, toPlayer: 'cem' },
    0,
    'cem takes over from a bot.',
    'cem übernimmt von einem Bot.',
  ],
  [
    { kind: 'took-over', seat: 1, fromPlayer: 'Cem', toPlayer: null },
    0,
    'A bot takes over from Cem.',
    'Ein Bot übernimmt von Cem.',
  ],
  [
    {
      kind: 'round-over',
      ending: 'stalemate',
      verdicts: null,
      finishers: [],
      hands: [],
      points: [],
      scores: [],
    },
    0,
    'Nobody has drawn for thirty turns each. That will do. The round is over.',
    'Seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht. Die Runde ist vorbei.',
  ],
  [
    { kind: 'match-over', winners: [2, 0] },
    0,
    'You and Cem share the win.',
    'Du und Cem teilt euch den Sieg.',
  ],
  [{ kind: 'match-over', winners: [2] }, null, 'Cem wins.', 'Cem gewinnt.'],
]

it.each(SAID)('formats %j for %j: %s', (fact, viewer, en, de) => {
  expect(sentence('en', fact, viewer)).toBe(en)
  expect(sentence('de', fact, viewer)).toBe(de)
})
