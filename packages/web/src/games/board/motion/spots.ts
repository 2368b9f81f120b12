import type { Spot } from '../../../table/flights/spot.ts'
import type { Anchor } from './flight.ts'

/** How large a card is on a seat. */
const SMALL = 22

/** The middle of the thing, seen from the table's corner; null if it is not there. */
export function spotOf(table: HTMLElement, anchor: Anchor): Spot | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  if (!anchored) return null
  const box = anchored.getBoundingClientRect()
  const origin = table.getBoundingClientRect()
  return {
    x: box.left - origin.left + box.width / 2,
    y: box.top - origin.top + box.height / 2,
    width: anchor.startsWith('seat') ? SMALL : anchor === 'hand' ? SMALL * 3 : box.width,
  }
}
