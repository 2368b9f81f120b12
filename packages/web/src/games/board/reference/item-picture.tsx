import { CARD_KINDS } from '@slapwise/board-game'
import type { ReferenceItem } from '../../../kit/reference/reference-item.ts'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { BOX_ITEMS_BY_ID } from './box-items.ts'
import { PartPicture } from './part-picture.tsx'

/** The picture of a card, an event or a part of the board in a reference entry. */
export function ItemPicture({ item: { id, title } }: { readonly item: ReferenceItem }) {
  const kind = CARD_KINDS.find((one) => one.id === id)
  if (kind) return <BoardCard kind={kind} name={title} />
  return BOX_ITEMS_BY_ID.get(id)?.section === 'street' ? <PartPicture id={id} /> : <EventDrawing id={id} />
}
