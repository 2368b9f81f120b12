import { findIndices, NO_SEATS, type Seat, shuffled, singleSeat } from '@slapwise/kernel'
import { START } from '../model/board.ts'
import type { CardId } from '../model/card-kind.ts'
import { startingHandSize } from '../model/hand-size.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { allSeats, seatsAfter } from '../table/seats.ts'
import { ownDrawPile, ownKnowledge, ownSpaces, ownTokens, setHand } from '../table/shared-lists.ts'
import { kindsOf, nextDieValue } from '../table/verbs.ts'
import { D20 } from './dice.ts'
import { acknowledge } from './questions.ts'
import { isEndReached } from './turn.ts'

/** Resets tokens and teleports, deals, and rolls for the first turn. */
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
  ownKnowledge(table).fill(NO_SEATS)
  ownSpaces(table).fill([])
  table.teleports = setup.street.teleports
  ownTokens(table).fill(START)
  table.facts?.push({ publicPart: { kind: 'round-began', round: table.round } })
  table.drawPile = shuffled(table.random, setup.cards)
  for (let seat = 0; seat < table.hands.length; seat++)
    dealHand(table, seat, ownDrawPile(table).splice(-startingHandSize(table.hands.length)))
  table.turn = rollForStart(table)
  table.phase = 'setting-up'
}

export function dealHand(table: Table, seat: Seat, hand: readonly CardId[]): void {
  for (const card of hand) ownKnowledge(table)[card] = singleSeat(seat)
  setHand(table, seat, hand)
  table.facts?.push({
    publicPart: { kind: 'dealt', seat, count: hand.length },
    secretPart: { visibleTo: singleSeat(seat), cards: kindsOf(table, hand) },
  })
}

/** Those who tie for the highest roll roll again. Nobody can react to these dice. */
function rollForStart(table: Table): Seat {
  const rolls: (number | null)[][] = []
  let tied: readonly Seat[] = table.hands.map((_, seat) => seat)
  while (tied.length > 1) {
    const rolled = table.hands.map((_, seat) => (tied.includes(seat) ? nextDieValue(table, D20) : null))
    const most = Math.max(...rolled.map((value) => value ?? 0))
    tied = tied.filter((seat) => rolled[seat] === most)
    rolls.push(rolled)
  }
  const [starter] = tied
  table.facts?.push({ publicPart: { kind: 'rolled-for-start', rolls, starter } })
  return starter
}

/** Minus points: the number of the token’s space, and those of the cards in hand. */
const roundPoints = (table: Table): number[] =>
  table.tokens.map((space, seat) => space + pointsInHand(table, seat))

const pointsInHand = ({ hands, setup }: Table, seat: Seat): number =>
  hands[seat].reduce((sum, card) => sum + setup.kinds[setup.kindOfCard[card]].handPoints, 0)

/** Scores the round; then the match is over, or all players confirm the next round. */
export function* endRound(table: Table): GameScript<void> {
  const points = roundPoints(table)
  table.scores = table.scores.map((score, seat) => score + points[seat])
  table.sheet = [...table.sheet, points]
  ownKnowledge(table).fill(allSeats(table))
  table.facts?.push({
    publicPart: {
      kind: 'round-over',
      ending: isEndReached(table) ? 'end-reached' : table.ending!,
      tokens: table.tokens.slice(),
      hands: table.hands.map((hand) => kindsOf(table, hand)),
      points,
      scores: table.scores,
    },
  })
  if (Math.max(...table.scores) >= table.setup.limit) {
    table.winners = seatsWithFewestPoints(table.scores)
    table.phase = 'over'
    table.facts?.push({ publicPart: { kind: 'match-over', winners: table.winners } })
    return
  }
  yield* acknowledge(seatsAfter(table, table.turn), { ask: 'next-round', source: null })
  startRound(table)
}

/** A tie is a shared win. */
function seatsWithFewestPoints(scores: readonly number[]): Seat[] {
  const fewest = Math.min(...scores)
  return findIndices(scores, (score) => score === fewest)
}
