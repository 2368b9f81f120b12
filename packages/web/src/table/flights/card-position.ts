/** The centre of an element relative to the table, and the width of a card there, in pixels. */
export interface CardPosition {
  readonly x: number
  readonly y: number
  readonly width: number
}
