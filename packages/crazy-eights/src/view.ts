import {
  type Match,
  type OwnFrame,
  type Position,
  type PublicFrame,
  promptIn,
  type Seat,
  waitingIn,
} from '@slapwise/kernel'
import type { Card, Suit } from './cards.ts'
import type { Why } from './rules.ts'
import type { Fact, Question, Table } from './table.ts'

export type EightsPosition = Position<Table, Question>
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

export function publicViewOf(position: EightsPosition): PublicView {
  const { round, turn, suit, hands, drawPile, discardPile, scores, sheet, winners } = position.state
  return {
    round,
    turn,
    suit,
    cards: hands.map((hand) => hand.length),
    drawPile: drawPile.length,
    discardPile: discardPile.slice(),
    openHands: areOpen(position.state) ? hands.map((hand) => hand.slice()) : [],
    scores,
    sheet,
    winners,
    waiting: waitingIn(position),
  }
}

export const areOpen = ({ phase }: Table): boolean => phase === 'round-over' || phase === 'over'

export const ownViewOf = (position: EightsPosition, seat: Seat | null): OwnView => ({
  seat,
  hand: seat === null ? [] : position.state.hands[seat].slice(),
  prompt: promptIn(position, seat),
  mayTakeBack: seat !== null && position.mayTakeBack(seat),
})
