/** The middle of something on the table, seen from the table's corner, and how wide a card is there. */
export interface CardPosition {
  readonly x: number
  readonly y: number
  readonly width: number
}
