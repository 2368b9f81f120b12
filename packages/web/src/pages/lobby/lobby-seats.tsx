import { getBotLevelTexts } from '@slapwise/kernel'
import { isSeatTaken, type RoomView, type SeatView } from '@slapwise/protocol'
import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import { faceOfMember, playerInSeat } from '../../match-sources/room/remote-room-state.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { type LobbySelection, SelectionActions } from './selection-actions.tsx'
import './lobby-seats.css'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
  readonly room: RoomView
}

/** The seats. A tap on a member shows the actions for them; a tap on a free seat takes it. */
export function LobbySeats({ remote, state, room }: Props) {
  const { messages } = useI18n()
  const [selection, select] = useState<LobbySelection | null>(null)
  const toggle = (next: LobbySelection) =>
    select(selection?.seat === next.seat && selection.member === next.member ? null : next)
  const isSelected = (member: number | null, seat: number | null) =>
    selection !== null && selection.member === member && selection.seat === seat
  const spectators = room.members.flatMap(({ hasLeft }, member) =>
    hasLeft || room.seats.some((seat) => seat.member === member) ? [] : [member],
  )
  return (
    <>
      <ol className="seats">
        {room.seats.map((seat, number) => (
          <li key={number}>
            <LobbySeat
              state={state}
              room={room}
              seat={seat}
              number={number}
              isChosen={isSelected(seat.member, number)}
              onTap={() => toggle({ member: seat.member, seat: number })}
              onSit={() => void remote.request({ type: 'sit', seat: number })}
            />
          </li>
        ))}
      </ol>
      {spectators.length > 0 && (
        <div className="spectators">
          <h3>{messages.room.spectators}</h3>
          {spectators.map((member) => (
            <button
              key={member}
              type="button"
              className="spectator"
              aria-expanded={isSelected(member, null)}
              onClick={() => toggle({ member, seat: null })}
            >
              <Avatar face={faceOfMember(room, member)} isBot={false} />
              {room.members[member].name}
            </button>
          ))}
        </div>
      )}
      {selection && (
        <SelectionActions
          key={`${selection.member} ${selection.seat}`}
          remote={remote}
          state={state}
          room={room}
          selection={selection}
          close={() => select(null)}
        />
      )}
    </>
  )
}

interface LobbySeatProps {
  readonly state: RemoteRoomState
  readonly room: RoomView
  readonly seat: SeatView
  readonly number: number
  readonly isChosen: boolean
  onTap(): void
  onSit(): void
}

function LobbySeat({ state, room, seat, number, isChosen, onTap, onSit }: LobbySeatProps) {
  const { messages, language } = useI18n()
  const { member, botLevel, isReady } = seat
  if (!isSeatTaken(seat))
    return <FreeSeat number={number} isOffered={state.yourMember !== null} onSit={onSit} />
  const { name, face, isBot, isOnline } = playerInSeat(room, number)
  const marks = [
    member === room.host && messages.room.hostMark,
    botLevel !== null && getBotLevelTexts(botLevel, language).name,
    !isOnline && messages.room.awayMark,
    !isBot && member !== room.host && isReady && messages.room.readyMark,
  ].filter((mark) => typeof mark === 'string')
  return (
    <button
      type="button"
      className={`lobby-seat taken ${isReady || member === room.host ? 'ready' : ''} ${member !== null && member === state.yourMember ? 'own' : ''}`}
      aria-expanded={isChosen}
      onClick={onTap}
    >
      <Avatar face={face} isBot={isBot} />
      <strong>{name}</strong>
      <small>{marks.join(' · ')}</small>
    </button>
  )
}

interface FreeSeatProps {
  readonly number: number
  /** False before joining. */
  readonly isOffered: boolean
  onSit(): void
}

function FreeSeat({ number, isOffered, onSit }: FreeSeatProps) {
  const { messages } = useI18n()
  const name = messages.room.seat(number + 1)
  return (
    <button
      type="button"
      className="lobby-seat"
      disabled={!isOffered}
      aria-label={isOffered ? `${name}: ${messages.room.takeSeat}` : name}
      onClick={onSit}
    >
      <EmptySeatIcon />
      <small>{isOffered ? messages.room.takeSeat : name}</small>
    </button>
  )
}

const EmptySeatIcon = () => (
  <svg viewBox="0 0 40 44" className="empty-seat-icon" aria-hidden="true">
    <path d="M11 4h18v20H11ZM7 24h26v7H7ZM10 31v10M30 31v10" />
  </svg>
)
