import { seatOffer } from '@slapwise/client'
import type { ReactNode } from 'react'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { TableSlotsProvider } from '../../table/slots.ts'
import { LateGuest } from './late-guest.tsx'
import { requestsFor, SeatRequest } from './seat-requests.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly children: ReactNode
}

/** What there is to decide about seats, on the table in a room. */
export function RoomSlots({ remote, state, children }: Props) {
  const hasOffer = seatOffer(state.room!, state.you) !== null
  const slots = {
    notice: requestsFor(state).length > 0 ? <SeatRequest remote={remote} state={state} /> : null,
    dock: hasOffer ? <LateGuest remote={remote} state={state} /> : null,
  }
  return <TableSlotsProvider value={slots}>{children}</TableSlotsProvider>
}
