import { findIndices, NO_SEATS, type Seat, shuffled } from '@slapwise/kernel'
import { CALL_ANYTHING } from '../model/call.ts'
import type { CardId } from '../model/face.ts'
import { faceIndexOf, faceIndicesOf } from '../model/facts.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { areLastingEffectsCutOff } from '../table/ending.ts'
import { hideAllCards, revealAllCards, setKnowers } from '../table/knowledge.ts'
import { dealPowers } from '../table/powers.ts'
import { dealRuleCards } from '../table/rule-cards.ts'
import { allSeats, seatsAfter, seatsSeeingHand } from '../table/seats.ts'
import { ownDrawPile, setHand } from '../table/shared-lists.ts'
import { layOnPile } from '../table/verbs.ts'
import { acknowledge } from './questions.ts'
import { isMatchOver, roundPoints, winnersOf } from './score.ts'
import { stackRareCards } from './stack-deck.ts'
import { startResolving } from './turn.ts'

/** Shuffles, deals and turns over the opening card, which counts as played by the dealer. */
export function startRound(table: Table, dealer: Seat): void {
  table.round++
  table.dealer = dealer
  table.turn = dealer
  table.ending = null
  table.verdicts = null
  table.lasting = []
  table.skipped = NO_SEATS
  table.emptied = NO_SEATS
  table.playedPower = null
  table.mayActivate = false
  table.powerUsed = null
  table.uncounterable = false
  table.openHands = NO_SEATS
  table.call = CALL_ANYTHING
  table.turnsSinceDraw = 0
  table.facts?.push({ publicPart: { kind: 'round-began', round: table.round, dealer } })
  if (table.setup.ruleCards.length > 0) dealRuleCards(table)
  table.direction = table.rules.clockwise ? -1 : 1
  dealCards(table)
  playOpeningCard(table, ownDrawPile(table).pop()!)
}

export function playOpeningCard(table: Table, card: CardId): void {
  const { dealer } = table
  layOnPile(table, card)
  table.facts?.push({ publicPart: { kind: 'opened', dealer, face: faceIndexOf(table, card) } })
  startResolving(table, card)
}

function dealCards(table: Table): void {
  const { cards, eventNumbers, settings } = table.setup
  const shuffledCards = shuffled(table.random, cards)
  table.drawPile = settings.steered ? stackRareCards(table, shuffledCards) : shuffledCards
  table.discardPile = []
  table.lastColour = null
  table.eventPile = shuffled(table.random, eventNumbers)
  table.usedEvents = []
  table.turnedOver = []
  hideAllCards(table)
  if (table.setup.powers.length > 0) dealPowers(table)
  for (const seat of seatsAfter(table, table.dealer))
    dealHand(table, seat, ownDrawPile(table).splice(-(table.rules.handSize ?? settings.handSize)))
}

export function dealHand(table: Table, seat: Seat, hand: readonly CardId[]): void {
  const watchers = seatsSeeingHand(table, seat)
  for (const card of hand) setKnowers(table, card, watchers)
  setHand(table, seat, hand)
  table.facts?.push({
    publicPart: { kind: 'dealt', seat, count: hand.length },
    secretPart: { visibleTo: watchers, cards: hand.slice() },
  })
}

/** Scores the round; then the match is over, or all players confirm the next round. */
export function* endRound(table: Table): GameScript<void> {
  const finishers = findIndices(table.hands, (hand) => hand.length === 0)
  if (table.lasting.length > 0) yield* runRoundEndHooks(table, finishers)
  const points = roundPoints(table, finishers)
  if (table.setup.limit !== null) {
    table.scores = table.scores.map((score, seat) => score + points[seat])
    table.sheet = [...table.sheet, points]
  }
  table.openHands = allSeats(table)
  revealAllCards(table)
  table.facts?.push({
    publicPart: {
      kind: 'round-over',
      ending: table.ending,
      verdicts: table.verdicts,
      finishers,
      hands: table.hands.map((hand) => faceIndicesOf(table, hand)),
      points,
      scores: table.scores,
    },
  })
  if (isMatchOver(table)) {
    table.winners = winnersOf(table, points, finishers)
    table.phase = 'over'
    table.facts?.push({ publicPart: { kind: 'match-over', winners: table.winners } })
    return
  }
  yield* acknowledge(seatsAfter(table, table.dealer), { ask: 'next-round', source: null })
  startRound(table, nextDealer(table, points))
}

/** Lasting effects act before the points are counted. */
function* runRoundEndHooks(table: Table, finishers: readonly Seat[]): GameScript<void> {
  if (areLastingEffectsCutOff(table)) return
  for (const lasting of table.lasting) {
    const script = table.setup.hooks[lasting.id].onRoundEnd?.(table, lasting, finishers)
    if (script) yield* script
  }
}

/** The player with the most points of the last round; on a tie, the first of them after the last dealer. */
function nextDealer(table: Table, points: readonly number[]): Seat {
  const most = Math.max(...points)
  return seatsAfter(table, table.dealer).find((seat) => points[seat] === most)!
}
