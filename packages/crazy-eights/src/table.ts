import {
  copyLists,
  copyRandom,
  type Fact as FactOf,
  type Random,
  type Seat,
  type SeatTakeover,
} from '@slapwise/kernel'
import type { Card, Suit } from './cards.ts'
import type { Settings } from './settings.ts'

/** `played`: a wish or a snap may follow. `round-over`: all hands are open. */
export type Phase = 'turn' | 'played' | 'round-over' | 'over'

export type PublicFact =
  | { readonly kind: 'dealt'; readonly round: number; readonly card: Card }
  | { readonly kind: 'played' | 'snapped'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'wished'; readonly seat: Seat; readonly suit: Suit }
  | { readonly kind: 'drew' | 'passed' | 'undid'; readonly seat: Seat }
  | SeatTakeover
  | {
      readonly kind: 'round-over'
      readonly hands: readonly (readonly Card[])[]
      readonly points: readonly number[]
    }

export type Fact = FactOf<PublicFact, { readonly card: Card }>

export interface Question {
  readonly ask: 'turn' | 'wish' | 'snap' | 'next-round'
}

export interface Table {
  readonly settings: Settings
  facts: Fact[] | null
  phase: Phase
  round: number
  turn: Seat
  hasDrawn: boolean
  /** The number of consecutive passes since the draw pile ran out. */
  passes: number
  /** The suit to follow. */
  suit: Suit
  hands: Card[][]
  drawPile: Card[]
  discardPile: Card[]
  scores: readonly number[]
  sheet: readonly (readonly number[])[]
  winners: readonly Seat[]
  random: Random
}

export const copyTable = (t: Table): Table => ({
  ...t,
  facts: null,
  hands: copyLists(t.hands),
  drawPile: t.drawPile.slice(),
  discardPile: t.discardPile.slice(),
  random: copyRandom(t.random),
})
