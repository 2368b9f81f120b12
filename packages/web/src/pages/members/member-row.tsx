import { listAssignableSeats } from '@slapwise/client'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { faceOfMember, playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { ConfirmButton } from './confirm-button.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly member: number
}

/** Somebody who is here; behind the name is what can be done to them. */
export function MemberRow(props: Props) {
  const { messages: words } = useI18n()
  const { state, member } = props
  const room = state.room!
  const { name, isOnline } = room.members[member]
  const marks = [
    member === state.yourMember && words.room.ownMark,
    member === room.host && words.room.hostMark,
    !isOnline && words.room.awayMark,
  ].filter((mark) => mark !== false)
  const face = (
    <>
      <Avatar face={faceOfMember(room, member)} isBot={false} />
      <strong>{name}</strong>
      <small>{marks.join(' · ')}</small>
    </>
  )
  if (member === state.yourMember || state.yourMember === null) return <li className="member">{face}</li>
  return (
    <li>
      <details className="member-details">
        <summary className="member">{face}</summary>
        <MemberActions {...props} />
      </details>
    </li>
  )
}

function MemberActions({ remote, state, member }: Props) {
  const { messages: words } = useI18n()
  const room = state.room!
  const { name } = room.members[member]
  const isMuted = state.mutedMembers.has(member)
  const isShown = state.handShownTo.has(member)
  const isSeated = (who: number | null) => who !== null && room.seats.some((seat) => seat.member === who)
  const nameIn = (seat: number) => playerInSeat(room, seat).name
  const canShow = room.phase === 'playing' && isSeated(state.yourMember) && !isSeated(member)
  return (
    <p className="member-actions">
      <ActionChip onDo={() => remote.setMuted(member, !isMuted)}>
        {isMuted ? words.members.unmute(name) : words.members.mute(name)}
      </ActionChip>
      {canShow && (
        <ActionChip onDo={() => void remote.setHandShown(member, !isShown)}>
          {isShown ? words.members.hideHand(name) : words.members.showHand(name)}
        </ActionChip>
      )}
      {state.yourMember === room.host && (
        <>
          {listAssignableSeats(room, member).map((seat) => (
            <ActionChip key={seat} onDo={() => void remote.request({ type: 'give-seat', seat, member })}>
              {words.members.seatOffer.grantSeatToMember(name, nameIn(seat))}
            </ActionChip>
          ))}
          <ActionChip onDo={() => void remote.request({ type: 'make-host', member })}>
            {words.room.makeMemberHost(name)}
          </ActionChip>
          <ConfirmButton
            label={words.room.removeMember(name)}
            question={words.room.confirmRemove(name)}
            cancelLabel={words.room.cancelRemove}
            onConfirm={() => void remote.request({ type: 'remove-member', member })}
          />
        </>
      )}
    </p>
  )
}

const ActionChip = ({ onDo, children }: { onDo(): void; readonly children: string }) => (
  <button type="button" className="chip" onClick={onDo}>
    {children}
  </button>
)
