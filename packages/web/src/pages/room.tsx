import type { SeatView } from '@slapwise/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { RemoteRoom, type RoomState } from '../game/remote.ts'
import { go } from '../go.ts'
import { Avatar } from '../look/avatar.tsx'
import { prefer, preferences } from '../preferences.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSpeech } from '../words/index.tsx'
import { Chat } from './chat.tsx'
import './pages.css'
import { QrCode } from './qr-code.tsx'
import { RoomSettings } from './room-settings.tsx'

/** A room: its lobby, and the table once the cards are dealt. */
export default function RoomPage({ code }: { readonly code: string }) {
  const [remote, setRemote] = useState<RemoteRoom | null>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let room: RemoteRoom | null = null
    let isLeft = false
    const enter = async () => {
      await fetch('/api/me')
      const { status } = await fetch(`/api/rooms/${code}`)
      if (isLeft) return
      if (status === 404) setGone(true)
      else {
        room = new RemoteRoom(code)
        setRemote(room)
      }
    }
    void enter()
    return () => {
      isLeft = true
      room?.close()
    }
  }, [code])
  if (isGone) return <Gone />
  return remote && <Room remote={remote} />
}

function Room({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const { words } = useSpeech()
  const { room, you, table, connection } = state
  if (connection === 'gone') return <Gone />
  if (!room) return <p className="page">{connection === 'lost' ? words.room.lost : '…'}</p>
  const isHost = you === room.host
  return (
    <>
      <Chat remote={remote} state={state} />
      {connection === 'lost' && <p className="banner">{words.room.lost}</p>}
      {table ? (
        <TableScreen source={remote}>
          {isHost && (
            <button type="button" className="button" onClick={() => void remote.request({ type: 'rematch' })}>
              {words.room.rematch}
            </button>
          )}
        </TableScreen>
      ) : (
        <Lobby remote={remote} state={state} />
      )}
    </>
  )
}

function Gone() {
  const { words } = useSpeech()
  return (
    <main className="page">
      <h1>Slapwise</h1>
      <p>{words.room.gone}</p>
      <button type="button" className="button" onClick={() => go('/')}>
        {words.start.openRoom}
      </button>
    </main>
  )
}

const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function Lobby({ remote, state }: { readonly remote: RemoteRoom; readonly state: RoomState }) {
  const { words } = useSpeech()
  const room = state.room!
  const { you, problem } = state
  const seat = room.seats.findIndex(({ member }) => member !== null && member === you)
  const isHost = you === room.host
  const free = room.seats.findIndex(({ member, bot }) => member === null && bot === null)
  return (
    <main className="page lobby">
      <h1>
        {words.room.title} <span className="code">{room.code}</span>
      </h1>
      <Invitation />
      {you === null && <JoinForm remote={remote} free={free} />}
      <h2>{words.room.seats}</h2>
      <ol className="seats">
        {room.seats.slice(0, lastShown(room.seats) + 1).map((taken, number) => (
          <li key={number}>
            <SeatLine remote={remote} state={state} seat={taken} number={number} />
          </li>
        ))}
      </ol>
      <RoomSettings remote={remote} room={room} isHost={isHost} />
      {problem && <p role="alert">{problem}</p>}
      <div className="ways">
        {isHost && (
          <button
            type="button"
            className="button"
            onClick={() => void remote.request({ type: 'start', salt: newSalt() })}
          >
            {words.room.begin}
          </button>
        )}
        {!isHost && seat >= 0 && (
          <button
            type="button"
            className="button"
            onClick={() =>
              void remote.request({ type: 'ready', ready: !room.seats[seat].isReady, salt: newSalt() })
            }
          >
            {room.seats[seat].isReady ? words.room.notReady : words.room.ready}
          </button>
        )}
      </div>
      {!isHost && <p className="faint">{seat >= 0 ? words.room.waitForHost : words.room.watch}</p>}
    </main>
  )
}

/** Those that are taken, and one that is free. */
function lastShown(seats: readonly SeatView[]): number {
  const last = seats.findLastIndex(({ member, bot }) => member !== null || bot !== null)
  const free = seats.findIndex(({ member, bot }) => member === null && bot === null)
  return free < 0 ? last : Math.max(last, free)
}

function Invitation() {
  const { words } = useSpeech()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="invitation">
      <QrCode text={location.href} />
      <p>
        {words.room.share}: <code>{location.href}</code>{' '}
        <button
          type="button"
          className="button quiet"
          onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
        >
          {isCopied ? words.room.copied : words.room.copy}
        </button>
      </p>
    </div>
  )
}

function JoinForm({ remote, free }: { readonly remote: RemoteRoom; readonly free: number }) {
  const { words } = useSpeech()
  const [name, setName] = useState(preferences.get().name)
  const join = async () => {
    prefer({ name: name.trim() })
    const isIn = await remote.request({ type: 'join', name: name.trim() })
    if (isIn && free >= 0) await remote.request({ type: 'sit', seat: free })
  }
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <label>
        {words.start.yourName}
        <input value={name} maxLength={24} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button">
        {words.start.join}
      </button>
    </form>
  )
}

function SeatLine(props: {
  readonly remote: RemoteRoom
  readonly state: RoomState
  readonly seat: SeatView
  readonly number: number
}) {
  const { remote, state, seat, number } = props
  const { words } = useSpeech()
  const room = state.room!
  const isHost = state.you === room.host
  const { member, bot } = seat
  if (member === null && bot === null)
    return (
      <>
        <span className="faint">{words.room.free}</span>
        {state.you !== null && (
          <button
            type="button"
            className="button quiet"
            onClick={() => void remote.request({ type: 'sit', seat: number })}
          >
            {words.room.sitHere}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="button second"
            onClick={() => void remote.request({ type: 'add-bot', seat: number, level: 'simple' })}
          >
            {words.room.addBot}
          </button>
        )}
      </>
    )
  const name = member === null ? words.bots[number] : room.members[member].name
  return (
    <>
      <Avatar name={name} isBot={bot !== null} />
      <strong>{name}</strong>
      <small>
        {member === room.host ? words.room.host : seat.isReady ? '✓' : ''}
        {member !== null && !room.members[member].isOnline && ` ${words.room.away}`}
      </small>
      {isHost && member !== state.you && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            void remote.request(
              member === null ? { type: 'remove-bot', seat: number } : { type: 'remove', member },
            )
          }
        >
          {words.room.remove}
        </button>
      )}
    </>
  )
}
