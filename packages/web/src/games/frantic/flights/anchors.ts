import type { Spot } from '../../../table/flights/spot.ts'
/** Where things are: whatever can be flown from or to says so in its markup. */
export type Anchor = `seat-${number}` | `card-${number}` | 'hand' | 'discard' | 'draw'

/** How wide a card is where none lies to measure it. */
const WIDTHS: Readonly<Record<string, number>> = { seat: 26, hand: 64 }

/** The middle of the thing, seen from the table's corner; null if it is not there. */
export function spotOf(table: HTMLElement, anchor: Anchor): Spot | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  return anchored && spotIn(table.getBoundingClientRect(), anchored, anchor)
}

function spotIn(origin: DOMRect, anchored: Element, anchor: Anchor): Spot {
  // Somebody is where their face is. A card may have been dragged out of its place in the hand.
  const part = anchor.startsWith('seat')
    ? anchored.querySelector('.avatar')
    : anchor.startsWith('card') && anchored.firstElementChild
  const element = part || anchored
  const box = element.getBoundingClientRect()
  return {
    x: box.left - origin.left + box.width / 2,
    y: box.top - origin.top + box.height / 2,
    width: WIDTHS[anchor.split('-')[0]] ?? element.clientWidth,
  }
}

/** The cards of one's own hand, before the table changes: afterwards those that left are gone. */
export function handSpots(table: HTMLElement): ReadonlyMap<number, Spot> {
  const origin = table.getBoundingClientRect()
  const cards = [...table.querySelectorAll<HTMLElement>('.hand [data-anchor^="card-"]')]
  return new Map(
    cards.map((card) => {
      const anchor = card.dataset.anchor as `card-${number}`
      return [Number(anchor.slice('card-'.length)), spotIn(origin, card, anchor)] as const
    }),
  )
}
