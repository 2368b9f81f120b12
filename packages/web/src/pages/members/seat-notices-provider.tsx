import { getSeatOffer } from '@slapwise/client'
import type { ReactNode } from 'react'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { TableSlotsProvider } from '../../table/table-slots.ts'
import { AwayNotice, hasSubstitute } from './away-notice.tsx'
import { SeatOfferPanel } from './seat-offer-panel.tsx'
import { FirstSeatRequest, pendingSeatRequests } from './seat-requests.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly children: ReactNode
}

/** Adds notices about seats to the table of a room. */
export function SeatNoticesProvider({ remote, state, children }: Props) {
  const hasOffer = getSeatOffer(state.room!, state.yourMember) !== null
  const slots = {
    notice: noticeFor({ remote, state }),
    spectatorDock: hasOffer ? <SeatOfferPanel remote={remote} state={state} /> : null,
  }
  return <TableSlotsProvider value={slots}>{children}</TableSlotsProvider>
}

/** Returning to the own seat takes precedence over requests of others. */
function noticeFor(props: Omit<Props, 'children'>): ReactNode {
  if (hasSubstitute(props.state)) return <AwayNotice {...props} />
  return pendingSeatRequests(props.state).length > 0 ? <FirstSeatRequest {...props} /> : null
}
