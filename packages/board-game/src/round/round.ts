import { NOBODY, only, placesOf, type Seat, shuffled } from '@slapwise/kernel'
import { START } from '../model/board.ts'
import type { CardId } from '../model/kind.ts'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { everyone, orderAfter } from '../table/seats.ts'
import { fall, kindsOf } from '../table/verbs.ts'
import { D20 } from './dice.ts'
import { acknowledge } from './questions.ts'
import { isEndReached } from './turn.ts'

/** Tokens on the start, teleports in their places, cards dealt; the highest roll begins. */
export function startRound(table: Table): void {
  const { setup } = table
  table.round++
  table.played = null
  table.isBackward = false
  table.isGhost = false
  table.triggered = []
  table.die = null
  table.event = null
  table.discardPile = []
  table.display = []
  table.turnsSinceDraw = 0
  table.ending = null
  table.knownTo.fill(NOBODY)
  table.spaces.fill([])
  table.teleports = setup.street.teleports
  table.tokens.fill(START)
  table.facts?.push({ news: { kind: 'round-began', round: table.round } })
  table.drawPile = shuffled(table.random, setup.cards)
  for (let seat = 0; seat < table.hands.length; seat++)
    dealHand(table, seat, table.drawPile.splice(-handSize(table)))
  table.turn = rollForStart(table)
  table.phase = 'setting-up'
}

/** The fewer there are, the more cards there are to place. */
const handSize = ({ hands }: Table): number => Math.max(6, 10 - hands.length)

export function dealHand(table: Table, seat: Seat, hand: CardId[]): void {
  for (const card of hand) table.knownTo[card] = only(seat)
  table.hands[seat] = hand
  table.facts?.push({
    news: { kind: 'dealt', seat, count: hand.length },
    secret: { to: only(seat), cards: kindsOf(table, hand) },
  })
}

/** Those who have rolled the most roll again, until one of them has rolled more. Nobody can answer these dice. */
function rollForStart(table: Table): Seat {
  const rolls: (number | null)[][] = []
  let tied: readonly Seat[] = table.hands.map((_, seat) => seat)
  while (tied.length > 1) {
    const rolled = table.hands.map((_, seat) => (tied.includes(seat) ? fall(table, D20) : null))
    const most = Math.max(...rolled.map((value) => value ?? 0))
    tied = tied.filter((seat) => rolled[seat] === most)
    rolls.push(rolled)
  }
  const [starter] = tied
  table.facts?.push({ news: { kind: 'rolled-for-start', rolls, starter } })
  return starter
}

/** Everybody has as many minus points as their space says, and more for what they hold. */
const pointsOfRound = (table: Table): number[] =>
  table.tokens.map((space, seat) => space + heldPoints(table, seat))

const heldPoints = ({ hands, setup }: Table, seat: Seat): number =>
  hands[seat].reduce((sum, card) => sum + setup.kinds[setup.kindOf[card]].inHand, 0)

/** Scores the round; then the match is over, or everybody says when to deal the next. */
export function* endRound(table: Table): Ask<void> {
  const points = pointsOfRound(table)
  table.scores = table.scores.map((score, seat) => score + points[seat])
  table.sheet = [...table.sheet, points]
  table.knownTo.fill(everyone(table))
  table.facts?.push({
    news: {
      kind: 'round-over',
      ending: isEndReached(table) ? 'end-reached' : table.ending!,
      tokens: table.tokens.slice(),
      hands: table.hands.map((hand) => kindsOf(table, hand)),
      points,
      scores: table.scores,
    },
  })
  if (Math.max(...table.scores) >= table.setup.limit) {
    table.winners = withFewest(table.scores)
    table.phase = 'over'
    table.facts?.push({ news: { kind: 'match-over', winners: table.winners } })
    return
  }
  yield* acknowledge(orderAfter(table, table.turn), { ask: 'next-round', source: null })
  startRound(table)
}

/** A tie is a shared win. */
function withFewest(scores: readonly number[]): Seat[] {
  const fewest = Math.min(...scores)
  return placesOf(scores, (score) => score === fewest)
}
