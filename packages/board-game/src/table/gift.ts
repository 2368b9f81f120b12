import type { EncodedField, Seat } from '@slapwise/kernel'

const GIFT_STEP_BASE = 4

/** Whom to send ahead and how far, in one number, as an answer. */
export const encodeGift = (seat: Seat, steps: number): number => seat * GIFT_STEP_BASE + steps

export const decodeGift = (answer: number): { readonly seat: Seat; readonly steps: number } => ({
  seat: Math.floor(answer / GIFT_STEP_BASE),
  steps: answer % GIFT_STEP_BASE,
})

/** How a gift is read from its number, for the catalogue. */
export const GIFT_FIELDS: readonly EncodedField[] = [
  { name: 'seat', multiplier: GIFT_STEP_BASE, size: null, lookup: null },
  { name: 'steps', multiplier: 1, size: GIFT_STEP_BASE, lookup: null },
]
