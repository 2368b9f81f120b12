import { type Prompt, type Script, type Seat, shuffled } from '@slapwise/kernel'
import { type Card, cardsOfSameRank, DECK, isWild, pointsOf, rankOf, SUITS, suitOf } from './cards.ts'
import type { Question, Table } from './table.ts'

export const DRAW = -1
export const PASS = -2
const OK = 0

const HAND_SIZE = 5

export function deal(table: Table): void {
  const pile = shuffled(table.random, DECK)
  table.hands = table.hands.map(() => pile.splice(-HAND_SIZE))
  table.discardPile = pile.splice(-1)
  table.drawPile = pile
  table.round++
  table.turn = table.round % table.hands.length
  table.suit = suitOf(topOf(table))
  table.hasDrawn = false
  table.passes = 0
  table.phase = 'turn'
  table.facts?.push({ publicPart: { kind: 'dealt', round: table.round, card: topOf(table) } })
}

const topOf = ({ discardPile }: Table): Card => discardPile[discardPile.length - 1]

export const isPlayable = (table: Table, card: Card): boolean =>
  isWild(card) || suitOf(card) === table.suit || rankOf(card) === rankOf(topOf(table))

export function turnPrompt(table: Table): Prompt<Question> | null {
  if (table.phase === 'over') return null
  const withoutPlaying = table.hasDrawn || table.drawPile.length === 0 ? PASS : DRAW
  const options = [withoutPlaying, ...table.hands[table.turn].filter((card) => isPlayable(table, card))]
  return createPrompt(table.turn, 'turn', 'card', options)
}

const createPrompt = (
  seat: Seat,
  question: Question['ask'],
  of: 'card' | 'suit' | 'word',
  options: readonly number[],
): Prompt<Question> => ({
  seat,
  mode: question === 'next-round' ? 'acknowledge' : 'decide',
  question: { ask: question },
  choice: { kind: 'one', of, options },
  fallback: options[0],
})

export function takeTurn(table: Table, answer: number): void {
  if (answer === DRAW) draw(table)
  else if (answer === PASS) pass(table)
  else {
    layCard(table, table.turn, answer, 'played')
    table.phase = 'played'
  }
}

function draw(table: Table): void {
  const { turn } = table
  const card = table.drawPile.pop()!
  table.hands[turn].push(card)
  table.hasDrawn = true
  table.facts?.push({ publicPart: { kind: 'drew', seat: turn }, secretPart: { visibleTo: 1 << turn, card } })
}

function pass(table: Table): void {
  table.facts?.push({ publicPart: { kind: 'passed', seat: table.turn } })
  table.passes = table.drawPile.length > 0 ? 0 : table.passes + 1
  endTurn(table)
}

function layCard(table: Table, seat: Seat, card: Card, kind: 'played' | 'snapped'): void {
  table.hands[seat] = table.hands[seat].filter((held) => held !== card)
  table.discardPile.push(card)
  table.suit = suitOf(card)
  table.passes = 0
  table.turn = seat
  table.facts?.push({ publicPart: { kind, seat, card } })
}

function endTurn(table: Table): void {
  const players = table.hands.length
  table.turn = (table.turn + 1) % players
  table.hasDrawn = false
  table.phase = isRoundOver(table) ? 'round-over' : 'turn'
}

const isRoundOver = ({ hands, passes }: Table): boolean =>
  passes >= hands.length || hands.some((hand) => hand.length === 0)

/** After a card was played: an eight asks for a suit; any other card may be snapped. */
export function* afterPlay(table: Table): Script<void, Question> {
  if (!isRoundOver(table)) {
    if (isWild(topOf(table))) yield* askWish(table)
    else if (table.settings.snap) yield* askSnap(table)
  }
  endTurn(table)
}

function* askWish(table: Table): Script<void, Question> {
  const { turn } = table
  const suit = (yield createPrompt(turn, 'wish', 'suit', SUITS)) as number
  table.suit = suit
  table.facts?.push({ publicPart: { kind: 'wished', seat: turn, suit } })
}

/** Asks all others, whatever they hold, unless it is public that nobody can snap; the next in turn takes precedence. */
function* askSnap(table: Table): Script<void, Question> {
  const matchingCards = cardsOfSameRank(topOf(table)).filter((card) => !table.discardPile.includes(card))
  if (matchingCards.length === 0) return
  const mode = table.settings.snap === 'glance' ? 'glance' : 'react'
  const prompts = othersInTurn(table).map((seat) => {
    const options = [PASS, ...table.hands[seat].filter((card) => matchingCards.includes(card))]
    return { ...createPrompt(seat, 'snap', 'card', options), mode } as const
  })
  const answers = (yield prompts) as number[]
  const first = answers.findIndex((answer) => answer !== PASS)
  if (first >= 0) layCard(table, prompts[first].seat, answers[first], 'snapped')
}

const othersInTurn = ({ hands, turn }: Table): Seat[] =>
  hands.slice(1).map((_, i) => (turn + 1 + i) % hands.length)

/** Everybody scores the points of their hand. The match ends when somebody reaches the limit; the fewest points win. */
export function* endRound(table: Table): Script<void, Question> {
  const { hands, settings } = table
  const points = hands.map((hand) => hand.reduce((sum, card) => sum + pointsOf(card), 0))
  table.sheet = [...table.sheet, points]
  table.scores = table.scores.map((score, seat) => score + points[seat])
  table.facts?.push({ publicPart: { kind: 'round-over', hands: hands.map((hand) => hand.slice()), points } })
  if (Math.max(...table.scores) >= settings.limit) {
    const best = Math.min(...table.scores)
    table.winners = hands.flatMap((_, seat) => (table.scores[seat] === best ? [seat] : []))
    table.phase = 'over'
    return
  }
  yield hands.map((_, seat) => createPrompt(seat, 'next-round', 'word', [OK]))
  deal(table)
}
