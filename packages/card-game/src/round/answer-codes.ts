export { OK, PASS } from '@slapwise/kernel'

/** Answers that are neither a card nor a seat. They are negative, so that they can be mixed with both. */
export const DRAW = -2
export const YES = -4
export const NO = -5
