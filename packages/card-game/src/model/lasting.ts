import type { Seat, SeatSet } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import type { Face } from './face.ts'
import type { MaybeAsk } from './question.ts'
import type { Table } from './table.ts'

/** An effect that lasts. Its hooks stand with the event or power that started it. */
export interface Lasting {
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
export interface Hooks {
  /** A turn comes to `seat`, to be taken or skipped. */
  turnComes?(table: Table, lasting: Lasting, seat: Seat): void
  /** The turn of `seat` is over, taken or skipped. */
  turnEnds?(table: Table, lasting: Lasting, seat: Seat): void
  /** Why a card may not be played. */
  forbids?(lasting: Lasting, face: Face): 'sealed' | 'blocked' | null
  /** A colour that is not offered for wishes. */
  blocks?(lasting: Lasting): Colour
  /** The seats whose hands it keeps open. */
  opensHands?(table: Table, lasting: Lasting): SeatSet
  /** The cards that `seat` draws more than they should, in one act. */
  extraDraws?(lasting: Lasting, seat: Seat): number
  /** Whether an event is triggered when `seat` has lost the last card, and not by an event. */
  triggersAtLastCard?(lasting: Lasting, seat: Seat): boolean
  /** The round has ended and is about to be scored. */
  roundEnds?(table: Table, lasting: Lasting, finishers: readonly Seat[]): MaybeAsk
  /** The round is scored: `points` may be changed in place. */
  score?(table: Table, lasting: Lasting, points: number[], finishers: readonly Seat[]): void
}

/** All hooks in the same order, null where there is none: they are asked at every step, and like shapes read fast. */
export const evenHooks = (given: Hooks): EvenHooks => ({
  turnComes: given.turnComes ?? null,
  turnEnds: given.turnEnds ?? null,
  forbids: given.forbids ?? null,
  blocks: given.blocks ?? null,
  opensHands: given.opensHands ?? null,
  extraDraws: given.extraDraws ?? null,
  triggersAtLastCard: given.triggersAtLastCard ?? null,
  roundEnds: given.roundEnds ?? null,
  score: given.score ?? null,
})

export type EvenHooks = { readonly [H in keyof Hooks]-?: NonNullable<Hooks[H]> | null }
