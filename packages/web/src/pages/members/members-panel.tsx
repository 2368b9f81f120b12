import { getSeatOffer } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { navigate } from '../../browser/navigate.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { DeviceTransfer } from '../invitation/device-transfer.tsx'
import { JoinForm } from '../lobby/join-form.tsx'
import { AccessControls } from './access-controls.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { FinishedMatches } from './finished-matches.tsx'
import './members-panel.css'
import { Invitation } from '../invitation/invitation.tsx'
import { MemberRow } from './member-row.tsx'
import { SeatRequests } from './seat-requests.tsx'
import { TakeoverPolicyChoice } from './takeover-policy-choice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** The members during a match, with actions for each. */
export function MembersPanel({ remote, state }: Props) {
  const { messages } = useI18n()
  const { room, yourMember } = state
  if (!room) return null
  const present = room.members.flatMap(({ hasLeft }, member) => (hasLeft ? [] : [member]))
  const isSeated = (member: number) => room.seats.some((seat) => seat.member === member)
  const spectators = present.filter((member) => !isSeated(member))
  return (
    <section className="members-panel">
      {yourMember === null && getSeatOffer(room, yourMember) === null && (
        <JoinForm remote={remote} room={room} />
      )}
      <SeatRequests remote={remote} state={state} />
      <ul>
        {present.filter(isSeated).map((member) => (
          <MemberRow key={member} remote={remote} state={state} member={member} />
        ))}
      </ul>
      {spectators.length > 0 && <h2>{messages.room.spectators}</h2>}
      <ul>
        {spectators.map((member) => (
          <MemberRow key={member} remote={remote} state={state} member={member} />
        ))}
      </ul>
      <PauseVoteToggle remote={remote} room={room} yourMember={yourMember} />
      {yourMember === room.host && <AccessControls remote={remote} room={room} />}
      {yourMember === room.host && <TakeoverPolicyChoice remote={remote} room={room} />}
      <FinishedMatches room={room} />
      <details>
        <summary>{messages.members.inviteMore}</summary>
        <Invitation code={room.code} />
      </details>
      {yourMember !== null && <DeviceTransfer code={room.code} />}
      {yourMember !== null && <LeaveRoomButton remote={remote} />}
    </section>
  )
}

function PauseVoteToggle(props: {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly yourMember: number | null
}) {
  const { remote, room, yourMember } = props
  const { messages } = useI18n()
  const { vote, seats, isPaused } = room
  const isSeated = seats.some(({ member }) => member !== null && member === yourMember)
  if (!isSeated || !vote || vote.votesNeeded === null) return null
  const hasVoted = vote.voters.includes(yourMember!)
  return (
    <p className="pause-vote-toggle">
      <button type="button" className="chip" aria-pressed={hasVoted} onClick={() => remote.vote(!hasVoted)}>
        {isPaused ? messages.members.voteResume : messages.members.votePause}
      </button>
      {vote.voters.length > 0 && (
        <small>{messages.members.voteCount(vote.voters.length, vote.votesNeeded)}</small>
      )}
    </p>
  )
}

function LeaveRoomButton({ remote }: { readonly remote: RemoteRoom }) {
  const { messages } = useI18n()
  return (
    <ConfirmButton
      label={messages.start.leaving.leave}
      question={messages.start.leaving.confirmInMatch}
      cancelLabel={messages.start.leaving.stay}
      onConfirm={() => void remote.leave().then(() => navigate('/'))}
    />
  )
}
