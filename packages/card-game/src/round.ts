import { type Seat, shuffled } from '@slapwise/kernel'
import { ANYTHING } from './call.ts'
import type { CardId } from './face.ts'
import { faceIndex, faceIndices } from './facts.ts'
import { dealPowers } from './power.ts'
import { type Ask, acknowledge, chooseFromHand, chooseOne } from './questions.ts'
import { dealRuleCards } from './rule-card.ts'
import { matchIsOver, pointsOfRound, winnersOf } from './score.ts'
import { everyone, leftOf, orderAfter, watchersOf } from './seats.ts'
import { stackRareCards } from './steer.ts'
import type { Table } from './table.ts'
import { carryOut } from './turn.ts'
import { discard, layOnPile } from './verbs.ts'
import { NO, YES } from './words.ts'

/** Shuffles, deals and turns over the opening card, which counts as played by the dealer with all it entails. */
export function startRound(table: Table, dealer: Seat): void {
  table.round++
  table.dealer = dealer
  table.turn = dealer
  table.ending = null
  table.doomed = 0
  table.spared = 0
  table.lasting = []
  table.skipped = 0
  table.emptied = 0
  table.playedPower = null
  table.mayActivate = false
  table.powerUsed = null
  table.uncounterable = false
  table.openHands = 0
  table.call = ANYTHING
  table.turnsSinceDraw = 0
  table.facts?.push({ news: { kind: 'round-began', round: table.round, dealer } })
  if (table.setup.ruleCards.length > 0) dealRuleCards(table)
  table.direction = table.rules.clockwise ? -1 : 1
  deal(table)
  openWith(table, table.drawPile.pop()!)
}

export function openWith(table: Table, card: CardId): void {
  const { dealer } = table
  layOnPile(table, card)
  table.facts?.push({ news: { kind: 'opened', dealer, face: faceIndex(table, card) } })
  carryOut(table, card)
}

function deal(table: Table): void {
  const { cards, eventNumbers, settings } = table.setup
  const shuffledCards = shuffled(table.random, cards)
  table.drawPile = settings.steered ? stackRareCards(table, shuffledCards) : shuffledCards
  table.discardPile = []
  table.shown = {}
  table.eventPile = shuffled(table.random, eventNumbers)
  table.usedEvents = []
  table.turnedOver = []
  table.knownTo.fill(0)
  if (table.setup.powers.length > 0) dealPowers(table)
  for (const seat of orderAfter(table, table.dealer))
    dealHand(table, seat, table.drawPile.splice(-(table.rules.handSize ?? settings.handSize)))
}

export function dealHand(table: Table, seat: Seat, hand: CardId[]): void {
  const watchers = watchersOf(table, seat)
  for (const card of hand) table.knownTo[card] = watchers
  table.hands[seat] = hand
  table.facts?.push({
    news: { kind: 'dealt', seat, count: hand.length },
    secret: { to: watchers, cards: hand.slice() },
  })
}

/** Scores the round; then the match is over, or everybody says when to deal the next. */
export function* endRound(table: Table): Ask<void> {
  const finishers = table.hands.flatMap((hand, seat) => (hand.length === 0 ? [seat] : []))
  if (table.lasting.length > 0) yield* feedParasites(table, finishers)
  const points = pointsOfRound(table, finishers)
  if (table.setup.limit !== null) {
    table.scores = table.scores.map((score, seat) => score + points[seat])
    table.sheet = [...table.sheet, points]
  }
  table.openHands = everyone(table)
  table.knownTo.fill(everyone(table))
  table.facts?.push({
    news: {
      kind: 'round-over',
      ending: table.ending,
      finishers,
      hands: table.hands.map((hand) => faceIndices(table, hand)),
      points,
      scores: table.scores,
    },
  })
  if (matchIsOver(table)) {
    table.winners = winnersOf(table, points, finishers)
    table.phase = 'over'
    table.facts?.push({ news: { kind: 'match-over', winners: table.winners } })
    return
  }
  yield* acknowledge(orderAfter(table, table.dealer), { ask: 'next-round', source: null })
  startRound(table, nextDealer(table, points))
}

/** Where Parasite lasts, who sits to the left of a finisher may discard two cards before the points are counted. */
function* feedParasites(table: Table, finishers: readonly Seat[]): Ask<void> {
  if (table.ending === 'the-end' || table.ending === 'doomsday') return
  const parasites = finishers.map((seat) => leftOf(table, seat))
  for (const seat of orderAfter(table, table.turn)) {
    const feeds = table.lasting.some((effect) =>
      table.setup.hooks[effect.id].feedsOnFinishers?.(effect, seat),
    )
    if (!feeds || !parasites.includes(seat) || (yield* abstains(table, seat))) continue
    const cards = yield* chooseFromHand(table, seat, PARASITE_DISCARDS, {
      ask: 'discard',
      source: 'parasite',
    })
    discard(table, seat, cards)
  }
}

const PARASITE_DISCARDS = 2

/** Fewer cards are fewer points, so whoever says nothing discards. */
function* abstains({ setup, hands }: Table, seat: Seat): Ask<boolean> {
  if (!setup.mends.parasiteMayAbstain || hands[seat].length === 0) return false
  return (yield* chooseOne(seat, { ask: 'use', source: 'parasite' }, 'word', [YES, NO])) === NO
}

/** Who scored most in the last round; on a tie, the first of them in order of play after the last dealer. */
function nextDealer(table: Table, points: readonly number[]): Seat {
  const most = Math.max(...points)
  return orderAfter(table, table.dealer).find((seat) => points[seat] === most)!
}
