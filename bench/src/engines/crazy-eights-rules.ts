/**
 * The rules of the bare loop and of boardgame.io. A turn is to play or draw, and after drawing to play or pass; an
 * eight calls a suit. A game ends with an empty hand or when the pile is empty.
 */
export const SEATS = 4
export const HAND_SIZE = 7
export const CARDS = 52
export const SUITS = 4

/** A card is 4 × rank + suit. */
const rankOf = (card: number): number => card >> 2
const suitOf = (card: number): number => card & 3

const EIGHT = 6

export const isEight = (card: number): boolean => rankOf(card) === EIGHT
export const eightOf = (suit: number): number => (EIGHT << 2) | suit

export const canFollow = (card: number, top: number): boolean =>
  suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top) || isEight(card)
