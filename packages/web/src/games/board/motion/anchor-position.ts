import type { AnchorPosition } from '../../../table/flights/anchor-position.ts'
import type { FlightAnchor } from './flight.ts'

/** Width of a flying card at a seat, in pixels. */
const SEAT_CARD_WIDTH = 22

/** The centre of an element relative to the table; null if the element does not exist. */
export function getAnchorPosition(table: HTMLElement, anchor: FlightAnchor): AnchorPosition | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  if (!anchored) return null
  const box = anchored.getBoundingClientRect()
  const origin = table.getBoundingClientRect()
  return {
    x: box.left - origin.left + box.width / 2,
    y: box.top - origin.top + box.height / 2,
    width: anchor.startsWith('seat') ? SEAT_CARD_WIDTH : anchor === 'hand' ? SEAT_CARD_WIDTH * 3 : box.width,
  }
}
