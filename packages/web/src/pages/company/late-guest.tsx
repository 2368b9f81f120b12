import { type SeatOffer, seatOffer } from '@slapwise/client'
import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import type { RemoteRoom, RoomState } from '../../game/room/remote.ts'
import { personIn } from '../../game/room/room-state.ts'
import { Avatar } from '../../look/face/avatar.tsx'
import { Dialog } from '../../table/panels/dialog.tsx'
import { useSpeech } from '../../words/index.tsx'
import { JoinForm } from '../lobby/join-form.tsx'
import { Problem } from '../lobby/problem.tsx'
import './late-guest.css'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
}

/** For whoever looks on in the middle of a match: the way in, and to a seat. */
export function LateGuest({ remote, state }: Props) {
  const [isOpen, setOpen] = useState(false)
  const room = state.room!
  const offer = seatOffer(room, state.you)
  const choice = offer && isChoice(offer) ? offer : null
  const hasChoice = choice !== null
  // It does not come up again by itself when there is something to choose later.
  useEffect(() => {
    if (!hasChoice) setOpen(false)
  }, [hasChoice])
  if (!offer) return null
  return (
    <>
      <OfferLine remote={remote} state={state} offer={offer} onOpen={() => setOpen(true)} />
      {isOpen && choice && (
        <OfferDialog remote={remote} room={room} offer={choice} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type OfferChoice = SeatOffer & { kind: 'join' | 'take' | 'ask' }

const isChoice = (offer: SeatOffer): offer is OfferChoice => ['join', 'take', 'ask'].includes(offer.kind)

/** Whether somebody who has a seat is not connected: they may have lost their device. */
const isSomebodyGone = ({ seats, members }: RoomView): boolean =>
  seats.some(({ member }) => member !== null && !members[member].isOnline)

interface LineProps extends Props {
  readonly offer: SeatOffer
  onOpen(): void
}

function OfferLine({ remote, state, offer, onOpen }: LineProps) {
  const { words } = useSpeech()
  const room = state.room!
  const nameIn = (seat: number) => personIn(room, seat).name
  const said = words.company.offer
  switch (offer.kind) {
    case 'join':
      return <Line text={said.join} action={words.start.join} onAct={onOpen} />
    case 'take':
      return <Line text={said.take} action={said.takeSeat} onAct={onOpen} />
    case 'ask':
      return <Line text={said.ask} action={said.askForSeat} onAct={onOpen} />
    case 'asked':
      return (
        <Line
          text={said.asked(nameIn(offer.seat))}
          action={said.neverMind}
          isQuiet
          onAct={() => void remote.request({ type: 'refuse-seat', member: state.you! })}
        />
      )
    case 'refused':
      return <p role="status">{said.refused}</p>
    case 'none':
      return (
        <p role="status">
          {isSomebodyGone(room) ? said.noneButOwn(room.members[room.host].name) : said.none}
        </p>
      )
  }
}

function Line(props: {
  readonly text: string
  readonly action: string
  readonly isQuiet?: boolean
  onAct(): void
}) {
  return (
    <>
      <p role="status">{props.text}</p>
      <button type="button" className={`button ${props.isQuiet ? 'quiet' : ''}`} onClick={props.onAct}>
        {props.action}
      </button>
    </>
  )
}

interface DialogProps {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly offer: OfferChoice
  onClose(): void
}

/** First who one is, then the seats that there are. */
function OfferDialog({ remote, room, offer, onClose }: DialogProps) {
  const { words } = useSpeech()
  return (
    <Dialog
      className={offer.kind === 'join' ? 'late-guest' : 'sheet'}
      label={words.company.offer.title}
      onClose={onClose}
    >
      {() =>
        offer.kind === 'join' ? (
          <JoinForm remote={remote} room={room} />
        ) : (
          <Chairs remote={remote} room={room} seats={offer.seats} isAsked={offer.kind === 'ask'} />
        )
      }
    </Dialog>
  )
}

interface ChairsProps extends Pick<DialogProps, 'remote' | 'room'> {
  readonly seats: readonly number[]
  /** Whether the host decides. */
  readonly isAsked: boolean
}

function Chairs({ remote, room, seats, isAsked }: ChairsProps) {
  const { words } = useSpeech()
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const take = async (seat: number) => {
    const refused = await remote.attempt({ type: 'take-seat', seat })
    setProblem(refused?.code ?? null)
  }
  const said = words.company.offer
  return (
    <>
      <h2>{isAsked ? said.whichAsked : said.which}</h2>
      <p>{said.whatGoesOver}</p>
      {seats.map((seat) => {
        const { name, face, isBot } = personIn(room, seat)
        return (
          <button
            key={seat}
            type="button"
            className="button quiet offered-seat"
            onClick={() => void take(seat)}
          >
            <Avatar face={face} isBot={isBot} />
            <span>
              {said.seatOf(name)}
              <small>{isBot ? said.ofBot : said.ofAway}</small>
            </span>
          </button>
        )
      })}
      {problem && <Problem code={problem} />}
    </>
  )
}
