import type { ComponentType } from 'react'
import { COMMON_EVENT_DRAWINGS } from '../../../../ui/events/common-event-drawings.ts'
import { EventPicture } from '../../../../ui/events/event-picture.tsx'
import * as orders from './board-events.tsx'

/** The drawing of each event by id. A spec checks that none is missing. */
export const EVENT_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  ...COMMON_EVENT_DRAWINGS,
  'epic-win': orders.EpicWin,
  'marching-orders': orders.MarchingOrders,
  reorganize: orders.Reorganize,
  reset: orders.Reset,
  restock: orders.Restock,
  'teleport-terror': orders.TeleportTerror,
}

export const EventDrawing = ({ id }: { readonly id: string }) => <EventPicture drawing={EVENT_DRAWINGS[id]} />
