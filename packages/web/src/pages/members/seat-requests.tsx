import { listSeatRequests } from '@slapwise/client'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { TableNotice } from './table-notice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** The seat requests that this member decides on; empty for all but the host. */
export const pendingSeatRequests = ({ room, yourMember }: RemoteRoomState) =>
  room && yourMember === room.host && room.phase === 'playing' ? listSeatRequests(room) : []

/** The first request, as a notice on the table. */
export function FirstSeatRequest({ remote, state }: Props) {
  const [first] = pendingSeatRequests(state)
  return first ? <SeatRequestNotice remote={remote} state={state} {...first} /> : null
}

/** All requests, in the drawer. */
export const SeatRequests = ({ remote, state }: Props) =>
  pendingSeatRequests(state).map((request) => (
    <SeatRequestNotice key={request.member} remote={remote} state={state} {...request} />
  ))

function SeatRequestNotice({
  remote,
  state,
  member,
  seat,
}: Props & { readonly member: number; readonly seat: number }) {
  const { messages } = useI18n()
  const room = state.room!
  const nameIn = (seat: number) => playerInSeat(room, seat).name
  const { seatRequest, grantSeat, refuseSeat } = messages.members.seatOffer
  return (
    <TableNotice text={seatRequest(room.members[member].name, nameIn(seat))}>
      <button
        type="button"
        className="button"
        onClick={() => void remote.request({ type: 'give-seat', seat, member })}
      >
        {grantSeat}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void remote.request({ type: 'refuse-seat', member })}
      >
        {refuseSeat}
      </button>
    </TableNotice>
  )
}
