import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import './rematch-vote.css'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** After a match: members can vote for a rematch, and the host starts it. */
export function RematchVote({ remote, state: { room, yourMember } }: Props) {
  const { messages } = useI18n()
  if (room?.vote?.topic !== 'rematch') return null
  const { host, seats, members, vote } = room
  const isHost = yourMember === host
  const isSeated = yourMember !== null && seats.some(({ member }) => member === yourMember)
  const hasVoted = yourMember !== null && vote.voters.includes(yourMember)
  const others = vote.voters.filter((member) => member !== yourMember).map((member) => members[member])
  return (
    <>
      {vote.voters.length > 0 && (
        <p className="rematch-vote" role="status">
          <span className="rematch-faces">
            {seats.map(({ member }, seat) =>
              member !== null && vote.voters.includes(member) ? (
                <Avatar key={member} face={playerInSeat(room, seat).face} isBot={false} />
              ) : null,
            )}
          </span>
          <span>
            {messages.room.rematchVoters(
              others.map(({ name }) => name),
              hasVoted,
            )}
            {!isHost && ` ${messages.room.waitForHostToStart(members[host].name)}`}
          </span>
        </p>
      )}
      {isHost && (
        <button type="button" className="button" onClick={() => void remote.request({ type: 'rematch' })}>
          {messages.room.rematch}
        </button>
      )}
      {!isHost && isSeated && (
        <button
          type="button"
          className="button rematch-button"
          aria-pressed={hasVoted}
          onClick={() => remote.vote(!hasVoted)}
        >
          {messages.room.rematch}
        </button>
      )}
    </>
  )
}
