import type { BoardFile } from '../model/board.ts'

/**
 * A board on which tokens can move in a circle for ever: arrows lead back to a Magnet, which takes the card just placed
 * back into the hand.
 */
export const CIRCULAR_BOARD: BoardFile = {
  name: { en: 'Circle', de: 'Kreis' },
  rows: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
  ],
  walls: [],
  teleports: [14, 15, 16, 17, 18, 19],
  cards: { magnet: 15, stop: 9, jump: 33, push: 3 },
}
