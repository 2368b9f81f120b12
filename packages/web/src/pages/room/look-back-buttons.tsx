import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import { formatMatchPath } from '../../match-sources/replay/replay-origin.ts'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** After a match: look back alone, or together if the host leads, or at all matches of a player. */
export function LookBackButtons({ remote, state }: Props) {
  const { messages } = useI18n()
  const texts = messages.lookBackTogether
  const { room, table, yourMember, lookBack } = state
  if (room?.phase !== 'over') return null
  const isHost = room.host === yourMember
  const openMatch = (match: number, search = '') => navigate(formatMatchPath(room.code, match) + search)
  const seat = table?.match.own.seat ?? null
  const start = async () => {
    const first = { match: room.matchCount, index: 0, viewer: 'all-open' } as const
    if (await remote.request({ type: 'look-back', lookBack: first })) openMatch(first.match)
  }
  if (!lookBack)
    return (
      <>
        <button
          type="button"
          className="button quiet"
          onClick={() => openMatch(room.matchCount, seat === null ? '' : `?seat=${seat + 1}`)}
        >
          {messages.lookBack.open}
        </button>
        {isHost && (
          <button type="button" className="button quiet" onClick={() => void start()}>
            {texts.start}
          </button>
        )}
        {seat !== null && (
          <button type="button" className="button quiet" onClick={() => navigate('/me')}>
            {messages.start.history}
          </button>
        )}
      </>
    )
  return (
    <>
      {!isHost && (
        <p className="look-back-invitation" role="status">
          {texts.invitation(room.members[room.host].name)}
        </p>
      )}
      <button type="button" className="button second" onClick={() => openMatch(lookBack.match)}>
        {isHost ? texts.leadAgain : texts.follow}
      </button>
      {isHost && (
        <button
          type="button"
          className="button quiet"
          onClick={() => void remote.request({ type: 'look-back', lookBack: null })}
        >
          {texts.end}
        </button>
      )}
    </>
  )
}
