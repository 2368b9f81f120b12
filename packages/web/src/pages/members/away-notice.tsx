import { findStandIn } from '@slapwise/client'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { TableNotice } from './table-notice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** Whether a bot or another member plays for this member. */
export const hasSubstitute = ({ room, yourMember, isAway }: RemoteRoomState): boolean =>
  room?.phase === 'playing' && (isAway || findStandIn(room, yourMember) !== null)

/** Lets a member return to their seat after a bot or another member took over. */
export function AwayNotice({ remote, state: { room, yourMember } }: Props) {
  const { messages } = useI18n()
  const player = findStandIn(room!, yourMember)
  const { botPlaysForYou, memberPlaysForYou, returnToSeat } = messages.members
  return (
    <TableNotice text={player === null ? botPlaysForYou : memberPlaysForYou(room!.members[player].name)}>
      <button
        type="button"
        className="button"
        onClick={() => void remote.request({ type: 'return-to-seat' })}
      >
        {returnToSeat}
      </button>
    </TableNotice>
  )
}
