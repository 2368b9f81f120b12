/** 0 to 51: each card exists once, so its number is its face. */
export type Card = number
export type Suit = number

export const SUITS: readonly Suit[] = [0, 1, 2, 3]
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

const EIGHT = 8

export const suitOf = (card: Card): Suit => card % SUITS.length

/** 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => Math.floor(card / SUITS.length) + 1

export const isWild = (card: Card): boolean => rankOf(card) === EIGHT

export const pointsOf = (card: Card): number => (isWild(card) ? 50 : Math.min(rankOf(card), 10))

/** All four cards of the same rank. */
export const cardsOfSameRank = (card: Card): Card[] => DECK.filter((other) => rankOf(other) === rankOf(card))
