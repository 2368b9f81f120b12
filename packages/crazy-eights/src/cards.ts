/** One of 52: each is there once, so that its number is its face. */
export type Card = number
export type Suit = number

export const SUITS: readonly Suit[] = [0, 1, 2, 3]
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

const EIGHT = 8

export const suitOf = (card: Card): Suit => card % SUITS.length

/** From 1, the ace, to 13, the king. */
export const rankOf = (card: Card): number => Math.floor(card / SUITS.length) + 1

export const isWild = (card: Card): boolean => rankOf(card) === EIGHT

export const pointsOf = (card: Card): number => (isWild(card) ? 50 : Math.min(rankOf(card), 10))

/** The cards of the same rank, and it among them. */
export const cardsOfSameRank = (card: Card): Card[] => DECK.filter((other) => rankOf(other) === rankOf(card))
