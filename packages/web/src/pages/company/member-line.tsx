import { seatsToGive } from '@slapwise/client'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { faceOfMember, personIn } from '../../game/room/room-state.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { useSpeech } from '../../words/index.tsx'
import { AskFirst } from './ask-first.tsx'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly member: number
}

/** Somebody who is here; behind the name is what can be done to them. */
export function MemberLine(props: Props) {
  const { words } = useSpeech()
  const { state, member } = props
  const room = state.room!
  const { name, isOnline } = room.members[member]
  const marks = [
    member === state.you && words.room.you,
    member === room.host && words.room.host,
    !isOnline && words.room.away,
  ].filter((mark) => mark !== false)
  const face = (
    <>
      <Avatar face={faceOfMember(room, member)} isBot={false} />
      <strong>{name}</strong>
      <small>{marks.join(' · ')}</small>
    </>
  )
  if (member === state.you || state.you === null) return <li className="member">{face}</li>
  return (
    <li>
      <details className="member-more">
        <summary className="member">{face}</summary>
        <MemberDeeds {...props} />
      </details>
    </li>
  )
}

function MemberDeeds({ remote, state, member }: Props) {
  const { words } = useSpeech()
  const room = state.room!
  const { name } = room.members[member]
  const isMuted = state.muted.has(member)
  const isShown = state.shownTo.has(member)
  const isSeated = (who: number | null) => who !== null && room.seats.some((seat) => seat.member === who)
  const nameIn = (seat: number) => personIn(room, seat).name
  const canShow = room.phase === 'playing' && isSeated(state.you) && !isSeated(member)
  return (
    <p className="member-deeds">
      <Deed onDo={() => remote.mute(member, !isMuted)}>
        {isMuted ? words.company.unmute(name) : words.company.mute(name)}
      </Deed>
      {canShow && (
        <Deed onDo={() => void remote.showHand(member, !isShown)}>
          {isShown ? words.company.hideHand(name) : words.company.showHand(name)}
        </Deed>
      )}
      {state.you === room.host && (
        <>
          {seatsToGive(room, member).map((seat) => (
            <Deed key={seat} onDo={() => void remote.request({ type: 'give-seat', seat, member })}>
              {words.company.offer.giveWhom(name, nameIn(seat))}
            </Deed>
          ))}
          <Deed onDo={() => void remote.request({ type: 'make-host', member })}>
            {words.room.makeHostWhom(name)}
          </Deed>
          <AskFirst
            label={words.room.removeWhom(name)}
            question={words.room.removeSure(name)}
            no={words.room.letStay}
            onYes={() => void remote.request({ type: 'remove', member })}
          />
        </>
      )}
    </p>
  )
}

const Deed = ({ onDo, children }: { onDo(): void; readonly children: string }) => (
  <button type="button" className="chip" onClick={onDo}>
    {children}
  </button>
)
