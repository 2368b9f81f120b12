/** The centre of an element relative to the table, and the width of a card there, in pixels. */
export interface AnchorPosition {
  readonly x: number
  readonly y: number
  readonly width: number
}
