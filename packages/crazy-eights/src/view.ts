import {
  type BaseOwnView,
  type BasePublicView,
  type Match,
  type MatchPosition,
  type Seat,
  toOwnPrompt,
  toPublicPrompts,
} from '@slapwise/kernel'
import type { Card, Suit } from './cards.ts'
import type { IllegalPlay } from './rules.ts'
import type { Fact, Question, Table } from './table.ts'

export type EightsPosition = MatchPosition<Table, Question>
export type EightsMatch = Match<Table, Question, Fact, IllegalPlay>

export interface PublicView extends BasePublicView<Question> {
  readonly turn: Seat
  readonly suit: Suit
  readonly handSizes: readonly number[]
  readonly drawPileSize: number
  readonly discardPile: readonly Card[]
  /** All hands, after the round; empty before. */
  readonly openHands: readonly (readonly Card[])[]
}

export interface OwnView extends BaseOwnView<Question> {
  readonly hand: readonly Card[]
}

export interface View extends PublicView, OwnView {}

export function buildPublicView(position: EightsPosition): PublicView {
  const { round, turn, suit, hands, drawPile, discardPile, scores, sheet, winners } = position.state
  return {
    round,
    turn,
    suit,
    handSizes: hands.map((hand) => hand.length),
    drawPileSize: drawPile.length,
    discardPile: discardPile.slice(),
    openHands: areHandsOpen(position.state) ? hands.map((hand) => hand.slice()) : [],
    scores,
    scoreSheet: sheet,
    winners,
    openPrompts: toPublicPrompts(position),
  }
}

export const areHandsOpen = ({ phase }: Table): boolean => phase === 'round-over' || phase === 'over'

export const buildOwnView = (position: EightsPosition, seat: Seat | null): OwnView => ({
  seat,
  hand: seat === null ? [] : position.state.hands[seat].slice(),
  prompt: toOwnPrompt(position, seat),
  mayTakeBack: seat !== null && position.mayTakeBack(seat),
})
