export { PASS } from '@slapwise/kernel'

/** An answer that is no thing of the game. It is negative so that it can stand among those. */
export const OK = -3
