import { seatOffer } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { go } from '../../browser/go.ts'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { useSpeech } from '../../words/index.tsx'
import { Carry } from '../invitation/carry.tsx'
import { JoinForm } from '../lobby/join-form.tsx'
import { AskFirst } from './ask-first.tsx'
import { HostDoor } from './door.tsx'
import './company.css'
import { Invitation } from '../invitation/invitation.tsx'
import { MemberLine } from './member-line.tsx'
import { SeatRequests } from './seat-requests.tsx'
import { TakeoverChoice } from './takeover-choice.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
}

/** Who is here during a match, and what can be done about it. */
export function Company({ remote, state }: Props) {
  const { words } = useSpeech()
  const { room, you } = state
  if (!room) return null
  const present = room.members.flatMap(({ hasLeft }, member) => (hasLeft ? [] : [member]))
  const isSeated = (member: number) => room.seats.some((seat) => seat.member === member)
  const spectators = present.filter((member) => !isSeated(member))
  return (
    <section className="company">
      {you === null && seatOffer(room, you) === null && <JoinForm remote={remote} room={room} />}
      <SeatRequests remote={remote} state={state} />
      <ul>
        {present.filter(isSeated).map((member) => (
          <MemberLine key={member} remote={remote} state={state} member={member} />
        ))}
      </ul>
      {spectators.length > 0 && <h2>{words.room.lookingOn}</h2>}
      <ul>
        {spectators.map((member) => (
          <MemberLine key={member} remote={remote} state={state} member={member} />
        ))}
      </ul>
      <PauseVote remote={remote} room={room} you={you} />
      {you === room.host && <HostDoor remote={remote} room={room} />}
      {you === room.host && <TakeoverChoice remote={remote} room={room} />}
      <details>
        <summary>{words.company.latecomers}</summary>
        <Invitation code={room.code} />
      </details>
      {you !== null && <Carry code={room.code} />}
      {you !== null && <Leave remote={remote} />}
    </section>
  )
}

function PauseVote(props: {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly you: number | null
}) {
  const { remote, room, you } = props
  const { words } = useSpeech()
  const { vote, seats, isPaused } = room
  const isSeated = seats.some(({ member }) => member !== null && member === you)
  if (!isSeated || !vote || vote.needed === null) return null
  const hasVoted = vote.voters.includes(you!)
  return (
    <p className="company-vote">
      <button type="button" className="chip" aria-pressed={hasVoted} onClick={() => remote.vote(!hasVoted)}>
        {isPaused ? words.company.goOn : words.company.pause}
      </button>
      {vote.voters.length > 0 && <small>{words.company.votes(vote.voters.length, vote.needed)}</small>}
    </p>
  )
}

function Leave({ remote }: { readonly remote: RemoteRoom }) {
  const { words } = useSpeech()
  return (
    <AskFirst
      label={words.company.leave}
      question={words.company.leaveSure}
      no={words.company.stay}
      onYes={() => void remote.leave().then(() => go('/'))}
    />
  )
}
