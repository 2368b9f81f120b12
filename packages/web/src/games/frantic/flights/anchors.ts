import type { Spot } from '../../../table/flights/spot.ts'
/** Where things are: whatever can be flown from or to says so in its markup. */
export type Anchor = `seat-${number}` | `card-${number}` | 'discard' | 'draw'

/** The middle of the thing, seen from the table's corner; null if it is not there. */
export function spotOf(table: HTMLElement, anchor: Anchor): Spot | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  if (!anchored) return null
  // A card may have been dragged out of its place in the hand.
  const element = (anchor.startsWith('card') && anchored.firstElementChild) || anchored
  const box = element.getBoundingClientRect()
  const origin = table.getBoundingClientRect()
  return {
    x: box.left - origin.left + box.width / 2,
    y:
      box.top -
      origin.top +
      Math.min(box.height / 2, anchor.startsWith('seat') ? 30 : Number.POSITIVE_INFINITY),
    width: anchor.startsWith('seat') ? 26 : element.clientWidth,
  }
}

/** The cards of one's own hand, before the table changes: afterwards those that left are gone. */
export function handSpots(table: HTMLElement): ReadonlyMap<number, Spot> {
  const cards = [...table.querySelectorAll<HTMLElement>('.hand [data-anchor^="card-"]')]
  return new Map(
    cards.flatMap(({ dataset }) => {
      const spot = spotOf(table, dataset.anchor as Anchor)
      return spot ? [[Number(dataset.anchor!.slice('card-'.length)), spot] as const] : []
    }),
  )
}
