import type { Company, Prompt, Speak } from '@slapwise/kernel'
import { type Card, rankOf, suitOf } from './cards.ts'
import { DRAW, PASS } from './round.ts'
import type { News, Question } from './table.ts'
import type { View } from './view.ts'

const SUITS = ['♣', '♦', '♥', '♠']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

interface Words {
  readonly asks: Readonly<Record<Question['ask'], string>>
  readonly deeds: Readonly<Record<'played' | 'snapped' | 'wished' | 'drew' | 'passed' | 'undid', string>>
  readonly bot: string
  readonly tookOver: string
  readonly round: string
  readonly roundOver: string
  readonly cards: string
  readonly points: string
  readonly pile: string
  readonly hand: string
  readonly draw: string
  readonly pass: string
  readonly ok: string
}

const en: Words = {
  asks: { turn: 'Your turn', wish: 'Which suit?', snap: 'Snap?', 'next-round': 'Another round?' },
  deeds: {
    played: 'plays',
    snapped: 'snaps',
    wished: 'wishes',
    drew: 'draws',
    passed: 'passes',
    undid: 'takes it back',
  },
  bot: 'bot',
  tookOver: 'takes over from',
  round: 'Round',
  roundOver: 'The round is over',
  cards: 'cards',
  points: 'points',
  pile: 'Pile',
  hand: 'You hold',
  draw: 'draw',
  pass: 'pass',
  ok: 'go on',
}

const de: Words = {
  asks: { turn: 'Du bist dran', wish: 'Welche Farbe?', snap: 'Schnapp?', 'next-round': 'Noch eine Runde?' },
  deeds: {
    played: 'spielt',
    snapped: 'schnappt mit',
    wished: 'wünscht',
    drew: 'zieht',
    passed: 'passt',
    undid: 'nimmt es zurück',
  },
  bot: 'Bot',
  tookOver: 'übernimmt von',
  round: 'Runde',
  roundOver: 'Die Runde ist vorbei',
  cards: 'Karten',
  points: 'Punkte',
  pile: 'Stapel',
  hand: 'Du hast',
  draw: 'ziehen',
  pass: 'passen',
  ok: 'weiter',
}

const nameOf = (card: Card): string => `${SUITS[suitOf(card)]}${RANKS[rankOf(card) - 1]}`

/** As few words as it can be played with. */
export const speak: Speak = (_, language, company) => {
  const words = language === 'de' ? de : en
  return {
    told: (fact) => told(words, company, fact as News & { readonly card?: Card }),
    table: (view) => tableLines(words, company, view as View),
    question: ({ question }) => words.asks[(question as Question).ask],
    option: (prompt, value) => option(words, prompt as Prompt<Question>, value),
  }
}

function told(words: Words, { names }: Company, fact: News & { readonly card?: Card }): string {
  switch (fact.kind) {
    case 'dealt':
      return `${words.round} ${fact.round}: ${nameOf(fact.card)}`
    case 'round-over':
      return `${words.roundOver}: ${fact.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`
    case 'wished':
      return `${names[fact.seat]}: ${words.deeds.wished} ${SUITS[fact.suit]}`
    case 'took-over':
      return `${fact.to ?? words.bot} ${words.tookOver} ${fact.from ?? words.bot}`
    default: {
      const deed = `${names[fact.seat]}: ${words.deeds[fact.kind]}`
      return fact.card === undefined ? deed : `${deed} ${nameOf(fact.card)}`
    }
  }
}

const tableLines = (words: Words, { names }: Company, view: View): string[] => [
  `${words.round} ${view.round}`,
  ...names.map(
    (name, seat) => `${name}: ${view.cards[seat]} ${words.cards}, ${view.scores[seat]} ${words.points}`,
  ),
  `${words.pile}: ${nameOf(view.discardPile.at(-1)!)} (${SUITS[view.suit]})`,
  ...(view.seat === null ? [] : [`${words.hand}: ${view.hand.map(nameOf).join(' ')}`]),
]

function option(words: Words, { choice }: Prompt<Question>, value: number): string {
  if (value === DRAW) return words.draw
  if (value === PASS) return words.pass
  if (choice.of === 'suit') return SUITS[value]
  return choice.of === 'card' ? nameOf(value) : words.ok
}
