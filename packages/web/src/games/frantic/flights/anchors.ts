import type { CardPosition } from '../../../table/flights/card-position.ts'
/** Where things are: whatever can be flown from or to says so in its markup. */
export type FlightAnchor = `seat-${number}` | `card-${number}` | 'hand' | 'discard' | 'draw'

/** How wide a card is where none lies to measure it. */
const CARD_WIDTHS: Readonly<Record<string, number>> = { seat: 26, hand: 64 }

/** The middle of the thing, seen from the table's corner; null if it is not there. */
export function getAnchorPosition(table: HTMLElement, anchor: FlightAnchor): CardPosition | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  return anchored && positionOfElement(table.getBoundingClientRect(), anchored, anchor)
}

function positionOfElement(origin: DOMRect, anchored: Element, anchor: FlightAnchor): CardPosition {
  // Somebody is where their face is. A card may have been dragged out of its place in the hand.
  const part = anchor.startsWith('seat')
    ? anchored.querySelector('.avatar')
    : anchor.startsWith('card') && anchored.firstElementChild
  const element = part || anchored
  const box = element.getBoundingClientRect()
  return {
    x: box.left - origin.left + box.width / 2,
    y: box.top - origin.top + box.height / 2,
    width: CARD_WIDTHS[anchor.split('-')[0]] ?? element.clientWidth,
  }
}

/** The cards of one's own hand, before the table changes: afterwards those that left are gone. */
export function getHandCardPositions(table: HTMLElement): ReadonlyMap<number, CardPosition> {
  const origin = table.getBoundingClientRect()
  const cards = [...table.querySelectorAll<HTMLElement>('.hand [data-anchor^="card-"]')]
  return new Map(
    cards.map((card) => {
      const anchor = card.dataset.anchor as `card-${number}`
      return [Number(anchor.slice('card-'.length)), positionOfElement(origin, card, anchor)] as const
    }),
  )
}
