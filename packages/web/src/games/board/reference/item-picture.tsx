import { CARD_KINDS } from '@slapwise/board-game'
import type { ReferenceItem } from '../../../kit/reference/reference-item.ts'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { Manhole } from '../artwork/street/manhole.tsx'
import { BOX_ITEMS_BY_ID } from './box-items.ts'

/** The picture of a card, an event or the manhole in a reference entry. */
export function ItemPicture({ item: { id, title } }: { readonly item: ReferenceItem }) {
  const kind = CARD_KINDS.find((one) => one.id === id)
  if (kind) return <BoardCard kind={kind} name={title} />
  return BOX_ITEMS_BY_ID.get(id)?.section === 'street' ? <Manhole number={1} /> : <EventDrawing id={id} />
}
