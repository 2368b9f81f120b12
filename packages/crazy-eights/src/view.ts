import { type Match, type OwnFrame, type PublicFrame, type Seat, waitingIn } from '@slapwise/kernel'
import type { Card, Suit } from './cards.ts'
import type { Why } from './rules.ts'
import type { Fact, Question, Table } from './table.ts'

export type EightsMatch = Match<Table, Question, Fact, Why>

export interface PublicView extends PublicFrame<Question> {
  readonly turn: Seat
  readonly suit: Suit
  readonly cards: readonly number[]
  readonly drawPile: number
  readonly discardPile: readonly Card[]
  /** All hands, when the round is over. */
  readonly openHands: readonly (readonly Card[])[]
}

export interface OwnView extends OwnFrame<Question> {
  readonly hand: readonly Card[]
}

export interface View extends PublicView, OwnView {}

export function publicViewOf(match: EightsMatch): PublicView {
  const { round, turn, suit, hands, drawPile, discardPile, scores, sheet, winners } = match.state
  return {
    round,
    turn,
    suit,
    cards: hands.map((hand) => hand.length),
    drawPile: drawPile.length,
    discardPile: discardPile.slice(),
    openHands: areOpen(match.state) ? hands.map((hand) => hand.slice()) : [],
    scores,
    sheet,
    winners,
    waiting: waitingIn(match),
  }
}

export const areOpen = ({ phase }: Table): boolean => phase === 'round-over' || phase === 'over'

export const ownViewOf = (match: EightsMatch, seat: Seat | null): OwnView => ({
  seat,
  hand: seat === null ? [] : match.state.hands[seat].slice(),
  prompt: seat === null ? null : match.promptFor(seat),
  mayTakeBack: seat !== null && match.mayTakeBack(seat),
})
