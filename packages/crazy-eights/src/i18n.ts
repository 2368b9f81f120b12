import type { FormatContext, Prompt, TextFormatterFactory } from '@slapwise/kernel'
import { type Card, rankOf, suitOf } from './cards.ts'
import { DRAW, PASS } from './round.ts'
import type { Reason } from './search-heuristics.ts'
import type { PublicFact, Question } from './table.ts'
import type { View } from './view.ts'

const SUITS = ['♣', '♦', '♥', '♠']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

interface Messages {
  readonly questions: Readonly<Record<Question['ask'], string>>
  readonly actions: Readonly<Record<'played' | 'snapped' | 'wished' | 'drew' | 'passed' | 'undid', string>>
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

const en: Messages = {
  questions: { turn: 'Your turn', wish: 'Which suit?', snap: 'Snap?', 'next-round': 'Another round?' },
  actions: {
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

const de: Messages = {
  questions: {
    turn: 'Du bist dran',
    wish: 'Welche Farbe?',
    snap: 'Schnapp?',
    'next-round': 'Noch eine Runde?',
  },
  actions: {
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

const cardName = (card: Card): string => `${SUITS[suitOf(card)]}${RANKS[rankOf(card) - 1]}`

/** Minimal texts in plain English and German. */
export const createTextFormatter: TextFormatterFactory = (_, language, context) => {
  const messages = language === 'de' ? de : en
  return {
    formatFact: (fact) => formatFact(messages, context, fact as PublicFact & { readonly card?: Card }),
    formatPlayedCard: (fact) => formatPlayedCard(fact as PublicFact),
    formatTable: (view) => formatTable(messages, context, view as View),
    formatPrompt: ({ question }) => messages.questions[(question as Question).ask],
    formatOption: (prompt, value) => formatOption(messages, prompt as Prompt<Question>, value),
    formatReason: (reason) => `−${(reason as Reason).points} ${messages.points}`,
  }
}

const formatPlayedCard = (fact: PublicFact) =>
  fact.kind === 'played' ? { seat: fact.seat, card: cardName(fact.card) } : null

function formatFact(
  messages: Messages,
  { playerNames }: FormatContext,
  fact: PublicFact & { readonly card?: Card },
): string {
  switch (fact.kind) {
    case 'dealt':
      return `${messages.round} ${fact.round}: ${cardName(fact.card)}`
    case 'round-over':
      return `${messages.roundOver}: ${fact.points.map((points, seat) => `${playerNames[seat]} ${points}`).join(', ')}`
    case 'wished':
      return `${playerNames[fact.seat]}: ${messages.actions.wished} ${SUITS[fact.suit]}`
    case 'took-over':
      return `${fact.toPlayer ?? messages.bot} ${messages.tookOver} ${fact.fromPlayer ?? messages.bot}`
    default: {
      const action = `${playerNames[fact.seat]}: ${messages.actions[fact.kind]}`
      return fact.card === undefined ? action : `${action} ${cardName(fact.card)}`
    }
  }
}

const formatTable = (messages: Messages, { playerNames }: FormatContext, view: View): string[] => [
  `${messages.round} ${view.round}`,
  ...playerNames.map(
    (name, seat) =>
      `${name}: ${view.handSizes[seat]} ${messages.cards}, ${view.scores[seat]} ${messages.points}`,
  ),
  `${messages.pile}: ${cardName(view.discardPile.at(-1)!)} (${SUITS[view.suit]})`,
  ...(view.seat === null ? [] : [`${messages.hand}: ${view.hand.map(cardName).join(' ')}`]),
]

function formatOption(messages: Messages, { choice }: Prompt<Question>, value: number): string {
  if (value === DRAW) return messages.draw
  if (value === PASS) return messages.pass
  if (choice.of === 'suit') return SUITS[value]
  return choice.of === 'card' ? cardName(value) : messages.ok
}
