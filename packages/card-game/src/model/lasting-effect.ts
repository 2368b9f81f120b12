import type { Seat, SeatSet } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import type { Face } from './face.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** An effect over several turns. Its hooks are defined with the event or power that starts it. */
export interface LastingEffect {
  readonly id: string
  /** The player who started the effect. */
  readonly owner: Seat
  readonly colour: Colour | null
  /** The remaining turns, of each seat or of the owner; empty if the effect does not count turns. */
  readonly turns: readonly number[]
  /** Seats that Lucky Bastard has kept out of the effect. */
  readonly spared: SeatSet
}

/** Callbacks of a lasting effect. */
export interface LastingHooks {
  /** The turn of `seat` begins, even if it is skipped. */
  onTurnStart?(table: Table, lasting: LastingEffect, seat: Seat): void
  /** The turn of `seat` is over, even if it was skipped. */
  onTurnEnd?(table: Table, lasting: LastingEffect, seat: Seat): void
  /** The reason why a card may not be played; null if it may. */
  whyForbidden?(lasting: LastingEffect, face: Face): 'sealed' | 'blocked' | null
  /** A colour that nobody can wish for. */
  blockedColour?(lasting: LastingEffect): Colour
  /** The seats whose hands it keeps open. */
  openHandSeats?(table: Table, lasting: LastingEffect): SeatSet
  /** The number of additional cards whenever `seat` draws. */
  extraDraws?(lasting: LastingEffect, seat: Seat): number
  /** Whether an event is triggered when `seat` has lost its last card, other than by an event. */
  triggersAtLastCard?(lasting: LastingEffect, seat: Seat): boolean
  /** The round has ended and is about to be scored. */
  onRoundEnd?(table: Table, lasting: LastingEffect, finishers: readonly Seat[]): MaybeScript
  /** The round is being scored; may change `points` in place. */
  adjustRoundPoints?(table: Table, lasting: LastingEffect, points: number[], finishers: readonly Seat[]): void
}

/**
 * Sets all hooks in the same order, null for missing ones: the engine reads them at every step, which is fastest for
 * objects of one shape.
 */
export const completeHooks = (given: LastingHooks): CompleteHooks => ({
  onTurnStart: given.onTurnStart ?? null,
  onTurnEnd: given.onTurnEnd ?? null,
  whyForbidden: given.whyForbidden ?? null,
  blockedColour: given.blockedColour ?? null,
  openHandSeats: given.openHandSeats ?? null,
  extraDraws: given.extraDraws ?? null,
  triggersAtLastCard: given.triggersAtLastCard ?? null,
  onRoundEnd: given.onRoundEnd ?? null,
  adjustRoundPoints: given.adjustRoundPoints ?? null,
})

export type CompleteHooks = { readonly [H in keyof LastingHooks]-?: NonNullable<LastingHooks[H]> | null }
