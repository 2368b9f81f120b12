import type { EncodedField, Seat } from '@slapwise/kernel'

const GIFT_STEP_BASE = 4

/** Encodes the receiver and the number of spaces of a Gift as one number, for answers. */
export const encodeGift = (seat: Seat, steps: number): number => seat * GIFT_STEP_BASE + steps

export const decodeGift = (answer: number): { readonly seat: Seat; readonly steps: number } => ({
  seat: Math.floor(answer / GIFT_STEP_BASE),
  steps: answer % GIFT_STEP_BASE,
})

/** Describes the encoding of a gift for the catalogue. */
export const GIFT_FIELDS: readonly EncodedField[] = [
  { name: 'seat', multiplier: GIFT_STEP_BASE, size: null, lookup: null },
  { name: 'steps', multiplier: 1, size: GIFT_STEP_BASE, lookup: null },
]
