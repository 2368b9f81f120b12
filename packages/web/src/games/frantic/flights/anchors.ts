import type { AnchorPosition } from '../../../table/flights/anchor-position.ts'
/** The value of `data-anchor` of an element that cards fly from or to. */
export type FlightAnchor = `seat-${number}` | `card-${number}` | 'hand' | 'discard' | 'draw' | 'event-cards'

/** The width of a card at anchors without one to measure, in pixels. */
const CARD_WIDTHS: Readonly<Record<string, number>> = { seat: 26, hand: 64, event: 42 }

/**
 * The centre of an element relative to the table; null if the element does not exist. Cards of an event go to the discard
 * pile if they have no row of their own.
 */
export function getAnchorPosition(table: HTMLElement, anchor: FlightAnchor): AnchorPosition | null {
  const anchored = table.querySelector(`[data-anchor="${anchor}"]`)
  if (!anchored && anchor === 'event-cards') return getAnchorPosition(table, 'discard')
  return anchored && positionOfElement(table.getBoundingClientRect(), anchored, anchor)
}

function positionOfElement(origin: DOMRect, anchored: Element, anchor: FlightAnchor): AnchorPosition {
  // A seat counts as its face. A card in the hand may have been dragged away from its place.
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

/** The positions of the cards in the hand, read before an update removes some of them. */
export function getHandCardPositions(table: HTMLElement): ReadonlyMap<number, AnchorPosition> {
  const origin = table.getBoundingClientRect()
  const cards = [...table.querySelectorAll<HTMLElement>('.hand [data-anchor^="card-"]')]
  return new Map(
    cards.map((card) => {
      const anchor = card.dataset.anchor as `card-${number}`
      return [Number(anchor.slice('card-'.length)), positionOfElement(origin, card, anchor)] as const
    }),
  )
}
