/** The number of cards to which players draw up at the end of a turn. */
export const HAND_SIZE = 4

/** The number of cards before the set-up. With fewer players, each one gets more cards to place. */
export const startingHandSize = (players: number): number => Math.max(6, 10 - players)
