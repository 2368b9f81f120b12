import type { ComponentType } from 'react'
import { EventPicture } from '../../../../look/events/frame.tsx'
import { COMMON_EVENT_DRAWINGS } from '../../../../look/events/index.ts'
import * as orders from './orders.tsx'

/** The drawing of each event, by its id. A spec sees to it that none is missing. */
export const EVENT_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  ...COMMON_EVENT_DRAWINGS,
  'epic-win': orders.EpicWin,
  'marching-orders': orders.MarchingOrders,
  reorganize: orders.Reorganize,
  reset: orders.Reset,
  restock: orders.Restock,
  'teleport-terror': orders.TeleportTerror,
}

/** One bold drawing for an event. */
export const EventDrawing = ({ id }: { readonly id: string }) => <EventPicture drawing={EVENT_DRAWINGS[id]} />
