import { seatRequests } from '@slapwise/client'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { personIn } from '../../game/room/room-state.ts'
import { useSpeech } from '../../words/index.tsx'
import { TableNotice } from './table-notice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
}

/** The requests for seats that whoever looks at the page decides on. */
export const requestsFor = ({ room, you }: RoomState) =>
  room && you === room.host && room.phase === 'playing' ? seatRequests(room) : []

/** The first request, in a line on the table. */
export function SeatRequest({ remote, state }: Props) {
  const [first] = requestsFor(state)
  return first ? <Request remote={remote} state={state} {...first} /> : null
}

/** All of them, in the drawer. */
export const SeatRequests = ({ remote, state }: Props) =>
  requestsFor(state).map((request) => (
    <Request key={request.member} remote={remote} state={state} {...request} />
  ))

function Request({
  remote,
  state,
  member,
  seat,
}: Props & { readonly member: number; readonly seat: number }) {
  const { words } = useSpeech()
  const room = state.room!
  const nameIn = (seat: number) => personIn(room, seat).name
  const { wants, give, refuse } = words.company.offer
  return (
    <TableNotice text={wants(room.members[member].name, nameIn(seat))}>
      <button
        type="button"
        className="button"
        onClick={() => void remote.request({ type: 'give-seat', seat, member })}
      >
        {give}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => void remote.request({ type: 'refuse-seat', member })}
      >
        {refuse}
      </button>
    </TableNotice>
  )
}
