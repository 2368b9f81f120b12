import { getSeatOffer, type SeatOffer } from '@slapwise/client'
import type { ErrorCode, RoomView } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { Dialog } from '../../table/panels/dialog.tsx'
import { Avatar } from '../../ui/face/avatar.tsx'
import { JoinForm } from '../lobby/join-form.tsx'
import { RequestErrorText } from '../lobby/request-error-text.tsx'
import './seat-offer-panel.css'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

/** Lets a spectator of a running match join, and take or request a seat. */
export function SeatOfferPanel({ remote, state }: Props) {
  const [isOpen, setOpen] = useState(false)
  const room = state.room!
  const offer = getSeatOffer(room, state.yourMember)
  const choice = offer && isChoice(offer) ? offer : null
  const hasChoice = choice !== null
  // The dialog does not open again by itself when a seat becomes available later.
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

/** Whether a player is offline, who may have lost their device. */
const hasOfflinePlayer = ({ seats, members }: RoomView): boolean =>
  seats.some(({ member }) => member !== null && !members[member].isOnline)

interface LineProps extends Props {
  readonly offer: SeatOffer
  onOpen(): void
}

function OfferLine({ remote, state, offer, onOpen }: LineProps) {
  const { messages } = useI18n()
  const room = state.room!
  const nameIn = (seat: number) => playerInSeat(room, seat).name
  const texts = messages.members.seatOffer
  switch (offer.kind) {
    case 'join':
      return <OfferAction text={texts.joinHint} action={messages.start.joinRoom} onAct={onOpen} />
    case 'take':
      return <OfferAction text={texts.takeHint} action={texts.takeSeat} onAct={onOpen} />
    case 'ask':
      return <OfferAction text={texts.askHint} action={texts.askForSeat} onAct={onOpen} />
    case 'requested':
      return (
        <OfferAction
          text={texts.requestPending(nameIn(offer.seat))}
          action={texts.withdrawRequest}
          isQuiet
          onAct={() => void remote.request({ type: 'refuse-seat', member: state.yourMember! })}
        />
      )
    case 'refused':
      return <p role="status">{texts.requestRefused}</p>
    case 'none':
      return (
        <p role="status">
          {hasOfflinePlayer(room) ? texts.noSeatsExceptOwn(room.members[room.host].name) : texts.noSeats}
        </p>
      )
  }
}

function OfferAction(props: {
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

/** Asks for a name first, then for the seat. */
function OfferDialog({ remote, room, offer, onClose }: DialogProps) {
  const { messages } = useI18n()
  return (
    <Dialog
      className={offer.kind === 'join' ? 'seat-offer-dialog' : 'dialog-sheet'}
      label={messages.members.seatOffer.title}
      onClose={onClose}
    >
      {() =>
        offer.kind === 'join' ? (
          <JoinForm remote={remote} room={room} />
        ) : (
          <OfferedSeats remote={remote} room={room} seats={offer.seats} needsGrant={offer.kind === 'ask'} />
        )
      }
    </Dialog>
  )
}

interface OfferedSeatsProps extends Pick<DialogProps, 'remote' | 'room'> {
  readonly seats: readonly number[]
  /** Whether the host has to grant the seat. */
  readonly needsGrant: boolean
}

function OfferedSeats({ remote, room, seats, needsGrant }: OfferedSeatsProps) {
  const { messages } = useI18n()
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const take = async (seat: number) => {
    const error = await remote.tryRequest({ type: 'take-seat', seat })
    setProblem(error?.code ?? null)
  }
  const texts = messages.members.seatOffer
  return (
    <>
      <h2>{needsGrant ? texts.chooseSeatToRequest : texts.chooseSeat}</h2>
      <p>{texts.takeoverHint}</p>
      {seats.map((seat) => {
        const { name, face, isBot } = playerInSeat(room, seat)
        return (
          <button
            key={seat}
            type="button"
            className="button quiet offered-seat"
            onClick={() => void take(seat)}
          >
            <Avatar face={face} isBot={isBot} />
            <span>
              {texts.seatOf(name)}
              <small>{isBot ? texts.botSeatHint : texts.awaySeatHint}</small>
            </span>
          </button>
        )
      })}
      {problem && <RequestErrorText code={problem} />}
    </>
  )
}
