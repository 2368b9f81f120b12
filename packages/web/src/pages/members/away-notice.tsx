import { playedFor } from '@slapwise/client'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RoomState } from '../../match-sources/room/remote-room.ts'
import { TableNotice } from './table-notice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
}

/** Whether a bot or somebody else plays for whoever looks at the page. */
export const hasSubstitute = ({ room, yourMember: you, isAway }: RoomState): boolean =>
  room?.phase === 'playing' && (isAway || playedFor(room, you) !== null)

/** For those who were away so long that a bot or somebody else took over. */
export function AwayNotice({ remote, state: { room, yourMember: you } }: Props) {
  const { messages: words } = useI18n()
  const player = playedFor(room!, you)
  const { botPlaysForYou: botPlays, memberPlaysForYou: playsForYou, returnToSeat: back } = words.members
  return (
    <TableNotice text={player === null ? botPlays : playsForYou(room!.members[player].name)}>
      <button type="button" className="button" onClick={() => void remote.request({ type: 'back' })}>
        {back}
      </button>
    </TableNotice>
  )
}
