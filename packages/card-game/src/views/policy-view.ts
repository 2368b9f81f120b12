import type { Seat } from '@slapwise/kernel'
import type { CardPosition } from '../card-rules.ts'
import { type FaceIndex, faceIndicesOf } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { buildPlayerView, ownPowerViews, type PlayerView, type View } from './view.ts'

/** The part of a view that the policy reads. */
export type PolicyView = Pick<
  View,
  'call' | 'direction' | 'players' | 'discardPile' | 'ruleCards' | 'lasting' | 'scores' | 'hand' | 'powers'
>

/** Computes each field on first access: simulations create many of these views and read few fields. */
export const createPolicyView = ({ state }: CardPosition, seat: Seat): PolicyView =>
  new LazyPolicyView(state, seat)

class LazyPolicyView implements PolicyView {
  readonly #table: Table
  readonly #seat: Seat
  #players: PlayerView[] | null = null
  readonly call
  readonly direction
  readonly lasting
  readonly scores
  readonly hand

  constructor(table: Table, seat: Seat) {
    this.#table = table
    this.#seat = seat
    this.call = table.call
    this.direction = table.direction
    this.lasting = table.lasting
    this.scores = table.scores
    this.hand = table.hands[seat]
  }

  get players(): PlayerView[] {
    this.#players ??= this.#table.hands.map((_, seat) => buildPlayerView(this.#table, seat))
    return this.#players
  }

  get discardPile(): FaceIndex[] {
    return faceIndicesOf(this.#table, this.#table.discardPile)
  }

  get ruleCards(): string[] {
    return this.#table.ruleCards.map((card) => this.#table.setup.ruleCards[card].id)
  }

  get powers(): View['powers'] {
    return ownPowerViews(this.#table, this.#seat)
  }
}
