/**
 * The rules that the bare loop and boardgame.io play by. A turn is to play or draw, and after drawing to play or pass;
 * whoever plays an eight calls a suit. A game ends with an empty hand or when the pile cannot give a card.
 */
export const SEATS = 4
export const HAND_SIZE = 7
export const CARDS = 52
export const SUITS = 4

/** A card is its rank times four plus its suit. */
const rankOf = (card: number): number => card >> 2
const suitOf = (card: number): number => card & 3

const EIGHT = 6

export const isEight = (card: number): boolean => rankOf(card) === EIGHT
export const eightOf = (suit: number): number => (EIGHT << 2) | suit

export const follows = (card: number, top: number): boolean =>
  suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top) || isEight(card)
