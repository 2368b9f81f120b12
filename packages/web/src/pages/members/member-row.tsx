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

/** A member with the actions for them. */
export function MemberRow(props: Props) {
  const { messages } = useI18n()
  const { state, member } = props
  const room = state.room!
  const { name, isOnline } = room.members[member]
  const marks = [
    member === state.yourMember && messages.room.ownMark,
    member === room.host && messages.room.hostMark,
    !isOnline && messages.room.awayMark,
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
  const { messages } = useI18n()
  const room = state.room!
  const { name } = room.members[member]
  const isMuted = state.mutedMembers.has(member)
  const isShown = state.handShownTo.has(member)
  const isSeated = (other: number | null) =>
    other !== null && room.seats.some((seat) => seat.member === other)
  const nameIn = (seat: number) => playerInSeat(room, seat).name
  const canShow = room.phase === 'playing' && isSeated(state.yourMember) && !isSeated(member)
  return (
    <p className="member-actions">
      <ActionChip onTap={() => remote.setMuted(member, !isMuted)}>
        {isMuted ? messages.members.unmute(name) : messages.members.mute(name)}
      </ActionChip>
      {canShow && (
        <ActionChip onTap={() => void remote.setHandShown(member, !isShown)}>
          {isShown ? messages.members.hideHand(name) : messages.members.showHand(name)}
        </ActionChip>
      )}
      {state.yourMember === room.host && (
        <>
          {listAssignableSeats(room, member).map((seat) => (
            <ActionChip key={seat} onTap={() => void remote.request({ type: 'give-seat', seat, member })}>
              {messages.members.seatOffer.grantSeatToMember(name, nameIn(seat))}
            </ActionChip>
          ))}
          <ActionChip onTap={() => void remote.request({ type: 'make-host', member })}>
            {messages.room.makeMemberHost(name)}
          </ActionChip>
          <ConfirmButton
            label={messages.room.removeMember(name)}
            question={messages.room.confirmRemove(name)}
            cancelLabel={messages.room.cancelRemove}
            onConfirm={() => void remote.request({ type: 'remove-member', member })}
          />
        </>
      )}
    </p>
  )
}

const ActionChip = ({ onTap, children }: { onTap(): void; readonly children: string }) => (
  <button type="button" className="chip" onClick={onTap}>
    {children}
  </button>
)
