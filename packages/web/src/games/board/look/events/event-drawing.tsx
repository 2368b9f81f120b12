import type { ComponentType } from 'react'
import { EventFrame } from '../../../../look/events/frame.tsx'
import { COMMON_EVENTS } from '../../../../look/events/index.ts'
import * as orders from './orders.tsx'

/** The drawing of each event, by its id. A spec sees to it that none is missing. */
export const EVENT_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  ...COMMON_EVENTS,
  'epic-win': orders.EpicWin,
  'marching-orders': orders.MarchingOrders,
  reorganize: orders.Reorganize,
  reset: orders.Reset,
  restock: orders.Restock,
  'teleport-terror': orders.TeleportTerror,
}

/** One bold drawing for an event. */
export const EventDrawing = ({ id }: { readonly id: string }) => <EventFrame drawing={EVENT_DRAWINGS[id]} />
