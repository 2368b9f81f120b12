import type { Seat, SeatSet } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import type { Face } from './face.ts'
import type { MaybeScript } from './question.ts'
import type { Table } from './table.ts'

/** An effect that lasts. Its hooks stand with the event or power that started it. */
export interface LastingEffect {
  readonly id: string
  /** Who started it. */
  readonly owner: Seat
  readonly colour: Colour | null
  /** The turns that are left, of each seat or of its owner, where it counts turns. */
  readonly turns: readonly number[]
  /** Seats that it does not concern, since luck kept them out of it. */
  readonly spared: SeatSet
}

/** What an effect that lasts does at the moments that concern it. */
export interface LastingHooks {
  /** A turn comes to `seat`, to be taken or skipped. */
  onTurnStart?(table: Table, lasting: LastingEffect, seat: Seat): void
  /** The turn of `seat` is over, taken or skipped. */
  onTurnEnd?(table: Table, lasting: LastingEffect, seat: Seat): void
  /** Why a card may not be played. */
  whyForbidden?(lasting: LastingEffect, face: Face): 'sealed' | 'blocked' | null
  /** A colour that is not offered for wishes. */
  blockedColour?(lasting: LastingEffect): Colour
  /** The seats whose hands it keeps open. */
  openHandSeats?(table: Table, lasting: LastingEffect): SeatSet
  /** The cards that `seat` draws more than they should, in one act. */
  extraDraws?(lasting: LastingEffect, seat: Seat): number
  /** Whether an event is triggered when `seat` has lost the last card, and not by an event. */
  triggersAtLastCard?(lasting: LastingEffect, seat: Seat): boolean
  /** The round has ended and is about to be scored. */
  onRoundEnd?(table: Table, lasting: LastingEffect, finishers: readonly Seat[]): MaybeScript
  /** The round is scored: `points` may be changed in place. */
  adjustRoundPoints?(table: Table, lasting: LastingEffect, points: number[], finishers: readonly Seat[]): void
}

/** All hooks in the same order, null where there is none: they are asked at every step, and like shapes read fast. */
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
