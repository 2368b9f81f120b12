import type { Seat } from '@slapwise/kernel'

const STEPS = 4

/** Whom to send ahead and how far, in one number, as an answer. */
export const giftFor = (seat: Seat, steps: number): number => seat * STEPS + steps

export const giftIn = (answer: number): { readonly seat: Seat; readonly steps: number } => ({
  seat: Math.floor(answer / STEPS),
  steps: answer % STEPS,
})
